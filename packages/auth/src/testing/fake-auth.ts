import { createStore } from 'zustand/vanilla';
import type { Auth } from '../auth';
import { AuthError } from '../auth-error';
import { authErrorMessage } from '../auth-error-message';
import type { Session, SignedInSession } from '../session';

export interface FakeAuthOptions {
  /** Signed in from the start; an object overrides the user. */
  signedIn?: boolean | Partial<Omit<SignedInSession, 'state'>>;
  /** The auth check never finishes; `remembered` when `testUser` signed in last in this browser. */
  unknown?: boolean | 'remembered';
  /** False for a page without a Firebase project. */
  configured?: boolean;
  /** The page uses the emulator. */
  emulated?: boolean;
  /** Every attempt fails with this code. */
  failure?: string;
}

/** The user that `fakeAuth` signs in. */
export const testUser: SignedInSession = {
  state: 'signedIn',
  userId: 'user-1',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  emailVerified: true,
  provider: 'emailLink',
};

/** An `Auth` in memory, without a service. */
export function fakeAuth({
  signedIn = false,
  unknown = false,
  configured = true,
  emulated = false,
  failure,
}: FakeAuthOptions = {}): Auth {
  const user = typeof signedIn === 'object' ? { ...testUser, ...signedIn } : testUser;
  const { state: _, ...lastUser } = user;
  const checking: Session = unknown === 'remembered' ? { state: 'unknown', lastUser } : { state: 'unknown' };
  const first: Session = unknown ? checking : signedIn ? user : { state: 'signedOut' };
  const session = createStore<Session>()(() => first);
  const problem = createStore<AuthError | undefined>()(() => undefined);
  const isSignedIn = () => session.getState().state === 'signedIn';

  const fail = (code: string) => problem.setState(new AuthError(code, authErrorMessage(code)), true);
  const signIn = (email = user.email) => {
    if (failure !== undefined) return fail(failure);
    const next = { ...user, email };
    session.setState(next, true);
    return next;
  };

  return {
    session,
    problem,
    configured,
    emulated,
    start: () => {},
    prepare: () => {},
    sendEmailLink: async () => {
      if (failure !== undefined) fail(failure);
      return failure === undefined;
    },
    completeEmailLink: async (_href, email) => {
      const next = signIn(email);
      return next ?? { code: String(failure), message: `Fake: ${failure}` };
    },
    signInWithGoogle: async () => signIn() ?? undefined,
    signInForDevelopment: async (email) => signIn(email) ?? undefined,
    changeName: async (name) => {
      if (failure !== undefined) throw new AuthError(failure, authErrorMessage(failure));
      session.setState({ ...user, name }, true);
    },
    deleteAccount: async () => {
      if (failure !== undefined) throw new AuthError(failure, authErrorMessage(failure));
      session.setState({ state: 'signedOut' }, true);
    },
    signOut: async () => {
      session.setState({ state: 'signedOut' }, true);
      if (failure !== undefined) fail(failure);
      return failure === undefined;
    },
    token: async () => (isSignedIn() ? `token-of-${user.userId}` : undefined),
  };
}
