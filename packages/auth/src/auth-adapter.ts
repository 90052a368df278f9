/** The person as the authentication service knows them. */
export interface AuthUser {
  readonly userId: string;
  readonly email: string;
  /** Empty when there is none. */
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
 * What auth asks of the authentication service: the boundary at which a test puts a fake.
 * Everything that fails throws an AuthError.
 */
export interface AuthAdapter {
  /** Tells who is signed in once that is known, and again whenever the person or their token changes, in any tab. */
  onUserChanged(listener: (user: AuthUser | null) => void): void;
  isEmailLink(href: string): boolean;
  sendEmailLink(email: string, landingUrl: string): Promise<void>;
  signInWithEmailLink(email: string, href: string): Promise<AuthUser>;
  signInWithGoogle(): Promise<AuthUser>;
  /** There with the emulator only. */
  signInForDevelopment?(email: string): Promise<AuthUser>;
  /** The person's bearer token; undefined when nobody is signed in. */
  idToken(refresh: boolean): Promise<IdToken | undefined>;
  /** Changes the display name of who is signed in, and tells it with a fresh token. */
  changeName(displayName: string): Promise<void>;
  /** Deletes the account of who is signed in, and with it the sign-in. */
  deleteAccount(): Promise<void>;
  signOut(): Promise<void>;
}
