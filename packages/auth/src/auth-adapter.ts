/** A user of the authentication service. */
export interface AuthUser {
  readonly userId: string;
  readonly email: string;
  /** Empty if unknown. */
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly provider: string;
}

export interface IdToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/**
 * The authentication service as auth uses it. Tests replace it with a fake. Every failure throws an AuthError.
 */
export interface AuthAdapter {
  /** Calls the listener once the user is known, and whenever the user or the token changes in any tab. */
  onUserChanged(listener: (user: AuthUser | null) => void): void;
  isEmailLink(href: string): boolean;
  sendEmailLink(email: string, landingUrl: string): Promise<void>;
  signInWithEmailLink(email: string, href: string): Promise<AuthUser>;
  signInWithGoogle(): Promise<AuthUser>;
  /** Exists only with the emulator. */
  signInForDevelopment?(email: string): Promise<AuthUser>;
  /** The user's bearer token; undefined when signed out. */
  idToken(refresh: boolean): Promise<IdToken | undefined>;
  /** Changes the display name of the signed-in user and refreshes the token. */
  changeName(displayName: string): Promise<void>;
  /** Deletes the account of the signed-in user and signs out. */
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
}
