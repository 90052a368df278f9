/** The page that the bookmarklet was clicked on. Bookmarks keep their code, so these fields must not change. */
export interface SentPage {
  readonly url: string;
  /** Its heading, or else its title. */
  readonly title: string;
  /** The JSON-LD for search engines. */
  readonly jsonLd: readonly string[];
  /** The selected text, or else the main text; without its end if `left` says so. */
  readonly text: string;
  /** What didn't fit into a URL: nothing, the end of the text, or everything but the URL of the page. */
  readonly left: 'nothing' | 'end' | 'page';
}

/** Characters of a URL that every browser opens. Safari's limit is about 80,000, others allow more. */
const maxFragmentLength = 60_000;

/** Runs on any page, as source text, so it can't use anything defined outside. */
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

/** The code that the bookmark runs. */
export const senderCode = (origin: string): string =>
  `void(${openWithPage.toString()})(${JSON.stringify(`${origin}/job/capture`)},${maxFragmentLength})`;

/** The `javascript:` URL of the bookmark. It opens the capture screen of this site with the current page. */
export const bookmarkletOf = (origin: string): string => `javascript:${encodeURIComponent(senderCode(origin))}`;
