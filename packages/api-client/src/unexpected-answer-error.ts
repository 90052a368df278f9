/** The answer doesn't match the contract: a proxy's error page, or a server of another version. */
export class UnexpectedAnswerError extends Error {
  override readonly name = 'UnexpectedAnswerError';
  readonly code = 'unexpected-answer';
  /** The HTTP status. */
  readonly status: number;

  constructor(status: number, options?: ErrorOptions) {
    super(
      `We couldn’t read the server’s answer (status ${status}). Reload the page, or try again in a few minutes.`,
      options,
    );
    this.status = status;
  }
}
