const messages = {
  damaged: 'This link is incomplete or damaged. Some apps cut off long links. Ask for it again.',
  newer: 'This link was made by a newer version of this site. Reload the page and open it again.',
  'too-large': 'These places are too much for a link. Share fewer places, or export them as a file.',
} as const;

/** Why a share link couldn't be created or read. The message says what to do next. */
export class ShareLinkError extends Error {
  override readonly name = 'ShareLinkError';
  readonly code: keyof typeof messages;

  constructor(code: keyof typeof messages, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}
