const messages = {
  damaged: 'This link is incomplete or damaged: some programs cut long links off. Ask for it once more.',
  newer: 'This link was made by a newer version of this site. Reload the page and open it again.',
  'too-large': 'This is more than fits into a link. Share fewer places, or export them as a file and send that.',
} as const;

/** Places that cannot be put into a link, or read from one. Its message says what to do next. */
export class ShareLinkError extends Error {
  override readonly name = 'ShareLinkError';
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
