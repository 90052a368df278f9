import type { StoreApi } from 'zustand/vanilla';

/** The auth check has not finished. */
interface UnknownSession {
  readonly state: 'unknown';
}

interface SignedOutSession {
  readonly state: 'signedOut';
}

/** A signed-in session. `auth.token()` returns a valid bearer token. */
export interface SignedInSession {
  readonly state: 'signedIn';
  readonly userId: string;
  readonly email: string;
  /** The display name, or `User` without one. */
  readonly name: string;
  readonly emailVerified: boolean;
  /** `emailLink`, `google.com`, or another provider's id. */
  readonly provider: string;
}

export type Session = UnknownSession | SignedOutSession | SignedInSession;

/** The session to read and subscribe to. Only auth writes it. */
export type SessionStore = Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'>;
