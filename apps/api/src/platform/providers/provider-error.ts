/** A provider has failed. `name` of the provider and the reason are for the log, the message for a person. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly provider: string;

  constructor(provider: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.provider = provider;
  }
}
