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

/** The sentences that are needed before the others are loaded, or when they could not be. */
export const earlySentences = {
  'network-request-failed': 'The sign-in service cannot be reached. Check your internet connection and try again.',
  'not-configured':
    'Sign-in is not set up on this site. Tell whoever runs this site that its Firebase settings are missing.',
} as const;
