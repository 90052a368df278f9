/** The answer, every retry counted, took longer than the client waits. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number, options?: ErrorOptions) {
    super(
      `The service did not answer within ${Math.ceil(timeoutMs / 1000)} seconds. Try again; if it stays slow, come back in a few minutes.`,
      options,
    );
    this.timeoutMs = timeoutMs;
  }
}
