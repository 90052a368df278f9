import { createStore } from 'zustand/vanilla';
import type { Auth, Session } from '@keepmark/auth';

/** Somebody who is signed in, for tests. */
export const signedInSession: Extract<Session, { state: 'signedIn' }> = {
  state: 'signedIn',
  userId: 'user-1',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  emailVerified: true,
  provider: 'password',
};

/** An `Auth` that talks to nobody: its session is what the test says. */
export function fakeAuth(session: Session): Auth {
  const store = createStore<Session>(() => session);
  return {
    session: store,
    start: () => {},
    sendEmailLink: async () => true,
    completeEmailLink: async () => ({ success: true }),
    signInWithGoogle: async () => true,
    signOut: async () => {
      store.setState({ state: 'signedOut' }, true);
      return true;
    },
    token: async () => (store.getState().state === 'signedIn' ? 'test-token' : undefined),
  } as unknown as Auth;
}
