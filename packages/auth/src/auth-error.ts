/** Signing in, signing out or getting a token failed. `message` says what to do next. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  /** The service's code without its `auth/`, such as `popup-blocked`, or one of ours: see `authErrorMessage`. */
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The messages needed before the others load, or when they fail to load. */
export const earlyMessages = {
  'network-request-failed': 'We couldn’t reach the sign-in service. Check your internet connection and try again.',
  'not-configured': 'Sign-in isn’t set up on this site. Tell the site operator that the Firebase settings are missing.',
} as const;
