/** Signing in or out, or getting a token, failed. `message` is a sentence for a person. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** The service's literal without its `auth/`, such as `popup-blocked`, or one of ours: see `authErrorSentence`. */
  readonly code: string;

  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
