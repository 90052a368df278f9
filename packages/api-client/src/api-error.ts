/** The service understood the call and refused it, or failed at it. `message` is its own sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status. */
  readonly status: number;
  /** The service's literal for the case, such as `invalid-body`; `http-STATUS` when it gave none. */
  readonly code: string;
  /** How long the service asks to wait before another try, in seconds (429, 503). */
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
