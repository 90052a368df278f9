/** The server refused the call or failed. Its `message` is written for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The server's code for the case, such as `invalid-body`; `http-STATUS` when it sent none. */
  readonly code: string;
  /** How long the server asks us to wait before trying again, in seconds (429, 503). */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    refusal: { status: number; code: string; message: string; retryAfterSeconds?: number | undefined },
    options?: ErrorOptions,
  ) {
    super(refusal.message, options);
    this.status = refusal.status;
    this.code = refusal.code;
    this.retryAfterSeconds = refusal.retryAfterSeconds;
  }
}
