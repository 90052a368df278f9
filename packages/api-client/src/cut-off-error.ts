/** A stream ended before its last event: the connection broke, or something in between closed it. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError';
  readonly code = 'cut-off';

  constructor(options?: ErrorOptions) {
    super('The answer was cut off. Check your internet connection and try again.', options);
  }
}
