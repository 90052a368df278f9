/** An answer came that is not what the contract says: an error page of a proxy, or a service of another version. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly code = 'unexpected-answer';
  /** The HTTP status. */
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(
      `The service gave an answer that this page cannot read (status ${status}). Reload the page; if it happens again, try in a few minutes.`,
      options,
    );
    this.status = status;
  }
}
