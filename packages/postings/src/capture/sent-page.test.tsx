import { describe, expect, it, vi } from 'vitest';
import { bookmarkletOf, senderCode } from './page-sender';
import { requestOfPage, sentPageOf } from './sent-page';

const posting = '{"@type":"JobPosting","title":"Köchin </b> 😀"}';

/** Clicks the bookmark on a page. @returns the address that it opens */
function press(html: string): string {
  document.documentElement.innerHTML = html;
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  try {
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as a browser runs a bookmark
    new Function(senderCode('https://keepmark.example'))();
    expect(opened).toHaveBeenCalledOnce();
    return String(opened.mock.calls[0]?.[0]);
  } finally {
    opened.mockRestore();
  }
}
const sentOf = (address: string) => sentPageOf(address.slice(address.indexOf('#')));

describe('the bookmark', () => {
  it('sends the JSON-LD, the heading, and the main text of a page', () => {
    const address = press(
      `<head><title>Jobs</title><script type="application/ld+json">{"@type":"WebSite"}</script>
       <script type="application/ld+json">${posting}</script></head>
       <body><nav>Menu</nav><main><h1> Cook </h1><p>You cook.</p></main></body>`,
    );
    expect(address.startsWith('https://keepmark.example/job/capture#page=')).toBe(true);
    const page = sentOf(address);
    expect(page).toMatchObject({ title: 'Cook', jsonLd: [posting], left: 'nothing' });
    expect(page?.text).toContain('You cook.');
    expect(page?.text).not.toContain('Menu');
  });

  it('cuts off the end of a text that is too long', () => {
    const address = press(`<body><main>${'Straße 寿司 '.repeat(20_000)}</main></body>`);
    expect(address.length).toBeLessThan(61_000);
    expect(sentOf(address)).toMatchObject({ left: 'end' });
    expect(sentOf(address)?.text.length).toBeGreaterThan(10_000);
  });

  it('sends only the address if the rest does not fit', () => {
    const long = `<script type="application/ld+json">{"@type":"JobPosting","description":"${'x'.repeat(90_000)}"}</script>`;
    expect(sentOf(press(`<head>${long}</head><body>Text</body>`))).toMatchObject({
      left: 'page',
      jsonLd: [],
      text: '',
    });
  });

  it('has an address with nothing for a browser to decode', () => {
    expect(bookmarkletOf('https://keepmark.example')).toMatch(/^javascript:[\w%.!~*'()-]+$/);
  });
});

describe('a page from the bookmark', () => {
  const page = {
    url: 'https://jobs.example.com/7',
    title: 'A & B',
    jsonLd: [],
    text: ' You cook. ',
    left: 'nothing',
  } as const;

  it('is read from its JSON-LD, or else from its text, or else from its address', () => {
    const { url } = page;
    expect(requestOfPage(page)).toEqual({ url, text: 'You cook.' });
    expect(requestOfPage({ ...page, text: '' })).toEqual({ url });
    expect(requestOfPage({ ...page, text: '', url: '' })).toBeUndefined();
    const { text = '' } = requestOfPage({ ...page, jsonLd: [posting] }) ?? {};
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('"JobPosting","title":"Köchin <\\/b> 😀"');
    // In case the JSON-LD is broken.
    expect(text).toContain('<pre id="page-text"> You cook. </pre>');
  });

  it.each(['', '#', '#page=', '#page=%', '#page=e30', '#text=abc'])('is missing in %j', (fragment) => {
    expect(sentPageOf(fragment)).toBeUndefined();
  });
});
