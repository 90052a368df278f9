export type GuardedFetchCode =
  | 'address-refused'
  | 'page-unreachable'
  | 'page-refused'
  | 'page-gone'
  | 'page-too-large'
  | 'page-too-slow'
  | 'no-page';

/** Why a page couldn't be read. The message tells people what to do instead, and nothing about our network. */
export class GuardedFetchError extends Error {
  override readonly name = 'GuardedFetchError';
  readonly code: GuardedFetchCode;

  constructor(code: GuardedFetchCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
  }
}

const sentences: Readonly<Record<GuardedFetchCode, string>> = {
  'address-refused': 'We can’t open this address. Enter the https:// address of a public page.',
  'page-unreachable': 'We couldn’t reach this page. Check the address, or paste the text instead.',
  'page-refused': 'This site blocks us from reading the page. Paste the text instead.',
  'page-gone': 'This page no longer exists. Check the address, or paste the text if you have it.',
  'page-too-large': 'This page is too large. Paste the text instead.',
  'page-too-slow': 'This page took too long to load. Try again in a minute, or paste the text instead.',
  'no-page': 'This address leads to a file, not a page. Open it and paste its text.',
};
