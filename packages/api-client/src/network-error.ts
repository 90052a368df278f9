/** No answer: the browser is offline, the server is down, or something in between blocked the request. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'network';

  constructor(options?: ErrorOptions) {
    super('We couldn’t reach the server. Check your internet connection and try again.', options);
  }
}
