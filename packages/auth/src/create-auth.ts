import { type Attempts, createAttempts } from './attempts';
import type { Auth } from './auth';
import type { AuthConfig } from './auth-config';
import { AuthError } from './auth-error';
import { emailLinkSignIn } from './email-link-sign-in';
import { firebaseOf, loadAdapter } from './load-adapter';
import { SessionManager } from './session-manager';

/** The service refuses this user another token, so they have to sign in again. */
const sessionEndCodes = new Set([
  'invalid-refresh-token',
  'invalid-user-token',
  'user-disabled',
  'user-not-found',
  'user-token-expired',
]);

/** Creates the auth of a page. Call `start()` to begin. */
export function createAuth(config: AuthConfig): Auth {
  const { tokenSyncUrl, firstScreen, onSignedIn } = config;
  const manager = new SessionManager({
    loadAdapter: (warmPopup) => loadAdapter(config, warmPopup),
    tokenSyncUrl,
    firstScreen,
    onSignedIn,
  });
  const attempts = createAttempts(() => manager.load());

  return {
    session: manager.store,
    problem: attempts.problem,
    configured: firebaseOf(config) !== undefined,
    emulated: config.emulatorUrl !== undefined,
    start: () => manager.start(),
    prepare() {
      // A failure here happens again, and is shown, when the user clicks something.
      manager.load({ warmPopup: true }).catch(() => {});
    },
    ...emailLinkSignIn(manager, attempts),
    ...accountSignIn(manager, attempts),
    changeName: async (name) => (await manager.load()).changeName(name),
    deleteAccount: async () => (await manager.load()).deleteAccount(),
    signOut: () => signOut(manager, attempts),
    token: ({ refresh = false } = {}) => token(manager, attempts, refresh),
  };
}

/** Signing in with an account that the service knows. */
function accountSignIn(
  manager: SessionManager,
  attempts: Attempts,
): Pick<Auth, 'signInWithGoogle' | 'signInForDevelopment'> {
  let latestPopup = 0;
  return {
    signInWithGoogle() {
      latestPopup += 1;
      const popup = latestPopup;
      // A second click closes the first popup, so only the second result matters.
      const isSilent = (code: string) => code === 'popup-closed-by-user' || popup !== latestPopup;
      return attempts.run(async (adapter) => manager.signIn(adapter, await adapter.signInWithGoogle()), isSilent);
    },

    signInForDevelopment: (email) =>
      attempts.run(async (adapter) => {
        if (!adapter.signInForDevelopment) {
          throw new AuthError('not-configured', 'Development sign-in works only with the Auth emulator: pnpm start.');
        }
        return manager.signIn(adapter, await adapter.signInForDevelopment(email));
      }),
  };
}

async function signOut(manager: SessionManager, attempts: Attempts): Promise<boolean> {
  const wasSignedIn = manager.isHinted();
  manager.signOut();
  if (!wasSignedIn) return true;
  const signedOut = await attempts.run(async (adapter) => {
    await manager.finishSignOut(adapter);
    return true;
  });
  return signedOut ?? false;
}

async function token(manager: SessionManager, attempts: Attempts, refresh: boolean): Promise<string | undefined> {
  manager.start();
  // Without waiting for the first screen, which may need the token.
  if (manager.isHinted()) manager.load().catch(() => {});
  const session = await manager.known();
  if (session.state !== 'signedIn') return undefined;
  try {
    const idToken = await (await manager.load()).idToken(refresh);
    return idToken?.token;
  } catch (error) {
    if (!(error instanceof AuthError) || !sessionEndCodes.has(error.code)) throw error;
    manager.signOut();
    attempts.report(error);
    return undefined;
  }
}
