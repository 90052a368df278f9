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
  'address-refused': 'This address cannot be read from here. Enter the https:// address of a public page.',
  'page-unreachable': 'This page could not be reached. Check its address, or paste its text instead.',
  'page-refused': 'This site does not let other programs read the page. Paste its text instead.',
  'page-gone': 'There is no such page any more. Check the address, or paste the text that you have.',
  'page-too-large': 'This page is too large to be read. Paste its text instead.',
  'page-too-slow': 'This page took too long to answer. Try again in a minute, or paste its text instead.',
  'no-page': 'This address leads to a file and not to a page. Open it yourself and paste its text.',
};
