import type { StoreApi } from 'zustand/vanilla';

/** The auth check has not finished. */
interface UnknownSession {
  readonly state: 'unknown';
}

interface SignedOutSession {
  readonly state: 'signedOut';
}

/** Somebody is signed in. The bearer token is not in here: `auth.token()` gives one that is valid now. */
export interface SignedInSession {
  readonly state: 'signedIn';
  readonly userId: string;
  readonly email: string;
  /** The display name, or `User` when there is none. */
  readonly name: string;
  readonly emailVerified: boolean;
  /** `emailLink`, `google.com`, or another provider's id. */
  readonly provider: string;
}

export type Session = UnknownSession | SignedOutSession | SignedInSession;

/** Who is signed in, to read and to follow; only auth itself writes it. */
export type SessionStore = Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'>;
