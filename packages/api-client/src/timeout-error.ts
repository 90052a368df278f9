/** The answer, with all retries, took longer than the client waits. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number, options?: ErrorOptions) {
    super(`The server didn’t answer within ${secondsText(timeoutMs)}. Try again in a few minutes.`, options);
    this.timeoutMs = timeoutMs;
  }
}

function secondsText(timeoutMs: number): string {
  const seconds = Math.ceil(timeoutMs / 1000);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
