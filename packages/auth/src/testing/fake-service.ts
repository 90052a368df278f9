import type { AuthAdapter, AuthUser } from '../auth-adapter';
import { AuthError } from '../auth-error';
import { authErrorMessage } from '../auth-error-message';

export const ada: AuthUser = {
  userId: 'user-1',
  email: 'ada@example.com',
  displayName: 'Ada Lovelace',
  emailVerified: true,
  provider: 'google.com',
};

export const emailLink = 'https://keepmark.example/auth?mode=signIn&oobCode=code-1&apiKey=key';

/** An authentication service in memory. Each `load` is a new page with the same user. */
export function fakeService(first: AuthUser | null = null) {
  let user = first;
  let failure: string | undefined;
  let serial = 0;
  const listeners = new Set<(user: AuthUser | null) => void>();
  const sent: { email: string; landingUrl: string }[] = [];

  const become = (next: AuthUser | null) => {
    user = next;
    for (const listener of listeners) listener(next);
  };
  const answer = async <Result>(give: () => Result): Promise<Result> => {
    if (failure === undefined) return give();
    throw new AuthError(failure, authErrorMessage(failure), { cause: new Error(`Firebase: ${failure}`) });
  };
  const signIn = (next: AuthUser) =>
    answer(() => {
      become(next);
      return next;
    });

  const adapter = (): AuthAdapter => ({
    onUserChanged: (listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener(user));
    },
    isEmailLink: (href) => href.includes('mode=signIn'),
    sendEmailLink: (email, landingUrl) => answer(() => void sent.push({ email, landingUrl })),
    signInWithEmailLink: (email) => signIn({ ...ada, email, provider: 'emailLink' }),
    signInWithGoogle: () => signIn(ada),
    signInForDevelopment: (email) => signIn({ ...ada, email }),
    idToken: (refresh) =>
      answer(() => {
        if (refresh) serial += 1;
        return user ? { token: `token-${serial}`, issuedAt: Date.now() } : undefined;
      }),
    changeName: (displayName) => answer(() => become(user && { ...user, displayName })),
    deleteAccount: () => answer(() => become(null)),
    signOut: () => answer(() => become(null)),
  });

  return {
    adapter,
    sent,
    become,
    user: () => user,
    /** Makes later calls fail with this code, until called without one. */
    failWith: (code?: string) => {
      failure = code;
    },
  };
}
