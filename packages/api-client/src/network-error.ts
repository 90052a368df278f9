/** No answer came: the browser is offline, the service is down, or something between them refused. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code = 'network';

  constructor(options?: ErrorOptions) {
    super('The service cannot be reached. Check your internet connection and try again.', options);
  }
}
