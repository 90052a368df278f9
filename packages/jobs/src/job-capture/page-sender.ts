/** What the bookmarklet brings of the page that it was pressed on. */
export interface SentPage {
  readonly url: string;
  /** Its heading, or else its title. */
  readonly title: string;
  /** What it says to search engines of the posting, as JSON-LD. */
  readonly jsonLd: readonly string[];
  /** What was selected, or else the main text; without its end where `left` says so. */
  readonly text: string;
  /** What did not fit into an address: nothing, the end of the text, or all but the address of the page. */
  readonly left: 'nothing' | 'end' | 'page';
}

/** Characters of an address that every browser opens: Safari takes about 80,000, the others more. */
const maxFragmentLength = 60_000;

/** Runs on any page, as text: it may use nothing from outside of itself. */
function openWithPage(target: string, maxLength: number): void {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent ?? '')
    .filter((block) => block.includes('JobPosting'));
  const main = document.querySelector<HTMLElement>('main,[role=main],article') ?? document.body;
  const heading = document.querySelector('h1')?.textContent?.trim();
  const page = {
    url: location.href,
    title: (heading || document.title).slice(0, 300),
    jsonLd: blocks,
    text: (String(getSelection()) || main.innerText || '').trim(),
    left: 'nothing',
  };
  const fragmentOf = (): string => {
    let bytes = '';
    for (const byte of new TextEncoder().encode(JSON.stringify(page))) bytes += String.fromCharCode(byte);
    return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };
  let fragment = fragmentOf();
  while (fragment.length > maxLength && page.text.length > 1000) {
    page.text = page.text.slice(0, page.text.length * 0.8);
    page.left = 'end';
    fragment = fragmentOf();
  }
  if (fragment.length > maxLength) {
    page.jsonLd = [];
    page.text = '';
    page.left = 'page';
    fragment = fragmentOf();
  }
  open(`${target}#page=${fragment}`, '_blank');
}

/** What the bookmark runs on a page. */
export const senderCode = (origin: string): string =>
  `void(${openWithPage.toString()})(${JSON.stringify(`${origin}/job/capture`)},${maxFragmentLength})`;

/** The address of the bookmark that opens the capture screen of this site with the page that is being read. */
export const bookmarkletOf = (origin: string): string => `javascript:${encodeURIComponent(senderCode(origin))}`;
