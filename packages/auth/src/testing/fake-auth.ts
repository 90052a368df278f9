import { createStore } from 'zustand/vanilla';
import type { Auth } from '../auth';
import { AuthError } from '../auth-error';
import { authErrorSentence } from '../auth-error-sentence';
import type { Session, SignedInSession } from '../session';

export interface FakeAuthOptions {
  /** Somebody is signed in from the start; an object changes who. */
  signedIn?: boolean | Partial<Omit<SignedInSession, 'state'>>;
  /** The auth check has not finished, and does not. */
  unknown?: boolean;
  /** False: the page was given no Firebase project. */
  configured?: boolean;
  /** The page talks to an emulator. */
  emulated?: boolean;
  /** Every attempt fails with this code. */
  failure?: string;
}

/** Who `fakeAuth` signs in. */
export const somebody: SignedInSession = {
  state: 'signedIn',
  userId: 'user-1',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  emailVerified: true,
  provider: 'emailLink',
};

/** An `Auth` that keeps everything in memory and reaches no service. */
export function fakeAuth({
  signedIn = false,
  unknown = false,
  configured = true,
  emulated = false,
  failure,
}: FakeAuthOptions = {}): Auth {
  const person = typeof signedIn === 'object' ? { ...somebody, ...signedIn } : somebody;
  const first: Session = unknown ? { state: 'unknown' } : signedIn ? person : { state: 'signedOut' };
  const session = createStore<Session>()(() => first);
  const problem = createStore<AuthError | undefined>()(() => undefined);
  const isSignedIn = () => session.getState().state === 'signedIn';

  const fail = (code: string) => problem.setState(new AuthError(code, authErrorSentence(code)), true);
  const signIn = (email = person.email) => {
    if (failure !== undefined) return fail(failure);
    const next = { ...person, email };
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
      if (failure !== undefined) throw new AuthError(failure, authErrorSentence(failure));
      session.setState({ ...person, name }, true);
    },
    deleteAccount: async () => {
      if (failure !== undefined) throw new AuthError(failure, authErrorSentence(failure));
      session.setState({ state: 'signedOut' }, true);
    },
    signOut: async () => {
      session.setState({ state: 'signedOut' }, true);
      if (failure !== undefined) fail(failure);
      return failure === undefined;
    },
    token: async () => (isSignedIn() ? `token-of-${person.userId}` : undefined),
  };
}
