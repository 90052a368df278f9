import type { StoreApi } from 'zustand/vanilla';

/** Someone with an account. */
export interface SessionUser {
  readonly userId: string;
  readonly email: string;
  /** The display name, or `User` without one. */
  readonly name: string;
  readonly emailVerified: boolean;
  /** `emailLink`, `google.com`, or another provider's id. */
  readonly provider: string;
}

/** The auth check has not finished. */
interface UnknownSession {
  readonly state: 'unknown';
  /** Who signed in last in this browser and didn't sign out. */
  readonly lastUser?: SessionUser;
}

interface SignedOutSession {
  readonly state: 'signedOut';
}

/** A signed-in session. `auth.token()` returns a valid bearer token. */
export interface SignedInSession extends SessionUser {
  readonly state: 'signedIn';
}

export type Session = UnknownSession | SignedOutSession | SignedInSession;

/** The session to read and subscribe to. Only auth writes it. */
export type SessionStore = Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Whose screens to show: the signed-in user or, until the auth check has finished, the last one, whose data is in this
 * browser. Calls wait for the token.
 */
export function userOf(session: Session): SessionUser | undefined {
  if (session.state === 'signedIn') return session;
  return session.state === 'unknown' ? session.lastUser : undefined;
}
