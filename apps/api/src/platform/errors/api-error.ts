/**
 * What a call answers when it cannot do what was asked. The status and code go to the caller, and so does the message:
 * one sentence that says what to do. The cause stays in the log.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** 400: the request is readable, but asks for something that cannot be. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
  constructor(message: string, options?: ErrorOptions) {
    super(400, 'invalid-request', message, options);
  }
}

/** 401: the call needs a token, and this is none that counts. */
export class NotSignedInError extends ApiError {
  override readonly name = 'NotSignedInError';
  constructor(code: 'token-missing' | 'token-expired' | 'token-invalid', message: string, options?: ErrorOptions) {
    super(401, code, message, options);
  }
}

/** 403: someone else's data. */
export class ForbiddenError extends ApiError {
  override readonly name = 'ForbiddenError';
  constructor(message: string) {
    super(403, 'forbidden', message);
  }
}

/** 404: there is no such thing. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
  constructor(message: string) {
    super(404, 'not-found', message);
  }
}

/** 429: too many calls; the caller may come back after `retryAfterSeconds`. */
export class RateLimitedError extends ApiError {
  override readonly name = 'RateLimitedError';
  constructor(retryAfterSeconds: number) {
    const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
    super(429, 'rate-limited', `That was too many requests. Try again in ${inWords(seconds)}.`, {
      retryAfterSeconds: seconds,
    });
  }
}

/** 503: something that we need is down, and a little later the same call may work. */
export class UnavailableError extends ApiError {
  override readonly name = 'UnavailableError';
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(503, code, message, { ...options, retryAfterSeconds: 30 });
  }
}

/** 503 of `/ready`: this process wants no calls for a while. It is asked every second or two, so that it isn't an error in the log. */
export class NotReadyError extends ApiError {
  override readonly name = 'NotReadyError';
  constructor(code: 'ending' | 'blocked', message: string) {
    super(503, code, message);
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
