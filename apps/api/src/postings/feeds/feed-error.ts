export type FeedErrorCode =
  | 'unknown-adapter'
  | 'bad-target'
  | 'not-configured'
  | 'not-found'
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'too-large'
  | 'not-json'
  | 'busy'
  | 'directory-stale'
  | 'stopped';

/** A feed can't be read. The message tells the operator what to do, without any key or query string. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly code: FeedErrorCode;

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
