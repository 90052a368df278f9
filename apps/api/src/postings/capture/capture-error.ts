export type CaptureCode = 'page-too-complex' | 'text-too-complex';

/** Why what was fetched or sent couldn't be read. The message tells people what to do instead. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
  readonly code: CaptureCode;

  constructor(code: CaptureCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
  }
}

const sentences: Readonly<Record<CaptureCode, string>> = {
  'page-too-complex': 'This page is too complex to read. Paste the text of the posting instead.',
  'text-too-complex': 'This text is too complex to read. Paste only the posting.',
};
