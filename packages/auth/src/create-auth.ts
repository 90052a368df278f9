import { createStore } from 'zustand/vanilla';
import type { Auth, EmailLinkFailure } from './auth';
import type { AuthAdapter } from './auth-adapter';
import { type AdapterSettings, type AuthConfig, emulatedProject } from './auth-config';
import { AuthError, earlyMessages } from './auth-error';
import { emailLinkUrl, mayBeEmailLink } from './email-link';
import { storedText } from './stored-text';
import type { SignedInSession } from './session';
import { sessionManager } from './session-manager';

const loadFirebaseAdapter = async (settings: AdapterSettings) => {
  const { firebaseAdapter } = await import('./firebase-adapter');
  return firebaseAdapter(settings);
};

const missingEmailLink: EmailLinkFailure = {
  code: 'missing-email-link',
  message: 'Sign In Missing Email Link Information',
};

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
  const { emulatorUrl, loadAdapter = loadFirebaseAdapter } = config;
  const firebase = emulatorUrl === undefined ? config.firebase : emulatedProject;
  const problem = createStore<AuthError | undefined>()(() => undefined);
  const requestedEmail = storedText('keepmark-email-link-sent-to');
  const { tokenSyncUrl, firstScreen, onSignedIn } = config;
  const manager = sessionManager({ load, tokenSyncUrl, firstScreen, onSignedIn });

  let started = false;
  let loading: Promise<AuthAdapter> | undefined;
  let completion: { of: string; result: Promise<SignedInSession | EmailLinkFailure> } | undefined;
  let latestPopup = 0;

  function load({ warmPopup = false } = {}): Promise<AuthAdapter> {
    loading ??= loadOnce(warmPopup);
    return loading;
  }

  async function loadOnce(warmPopup: boolean): Promise<AuthAdapter> {
    if (firebase === undefined) throw new AuthError('not-configured', earlyMessages['not-configured']);
    const wasSignedIn = manager.isHinted();
    try {
      const adapter = await loadAdapter({ firebase, emulatorUrl, warmPopup });
      manager.follow(adapter, wasSignedIn);
      return adapter;
    } catch (cause) {
      // The network may be back at the next attempt.
      loading = undefined;
      const code = 'network-request-failed';
      throw new AuthError(code, earlyMessages[code], { cause });
    }
  }

  const report = (failure: AuthError | undefined) => problem.setState(failure, true);

  /** Runs one attempt. On failure it returns undefined and sets the problem, unless the failure is silent. */
  async function attempt<Result>(
    action: (adapter: AuthAdapter) => Promise<Result>,
    isSilent: (code: string) => boolean = () => false,
  ): Promise<Result | undefined> {
    report(undefined);
    try {
      return await action(await load());
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (!isSilent(error.code)) report(error);
      return undefined;
    }
  }

  async function completeLink(href: string, email?: string): Promise<SignedInSession | EmailLinkFailure> {
    if (!mayBeEmailLink(href)) return missingEmailLink;
    report(undefined);
    try {
      const adapter = await load();
      if (!adapter.isEmailLink(href)) return missingEmailLink;
      const address = email ?? requestedEmail.read();
      if (!address) return { code: 'missing-email', message: 'Sign In Missing Email Address' };
      const session = manager.signIn(adapter, await adapter.signInWithEmailLink(address, href));
      requestedEmail.clear();
      return session;
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return { code: error.code, message: error.cause instanceof Error ? error.cause.message : error.message };
    }
  }

  const auth: Auth = {
    session: manager.store,
    problem,
    configured: firebase !== undefined,
    emulated: emulatorUrl !== undefined,

    start() {
      if (started) return;
      started = true;
      manager.start();
    },

    prepare() {
      // A failure here happens again, and is shown, when the user clicks something.
      load({ warmPopup: true }).catch(() => {});
    },

    async sendEmailLink(email) {
      const sent = await attempt(async (adapter) => {
        await adapter.sendEmailLink(email, emailLinkUrl(window.location));
        requestedEmail.write(email);
        return true;
      });
      return sent ?? false;
    },

    completeEmailLink(href, email) {
      // A link works only once, but React may run the effect that opens it twice.
      const of = `${href} ${email ?? ''}`;
      if (completion?.of !== of) {
        const result = completeLink(href, email).finally(() => {
          completion = undefined;
        });
        completion = { of, result };
      }
      return completion.result;
    },

    signInWithGoogle() {
      latestPopup += 1;
      const popup = latestPopup;
      // A second click closes the first popup, so only the second result matters.
      const isSilent = (code: string) => code === 'popup-closed-by-user' || popup !== latestPopup;
      return attempt(async (adapter) => manager.signIn(adapter, await adapter.signInWithGoogle()), isSilent);
    },

    signInForDevelopment: (email) =>
      attempt(async (adapter) => {
        if (!adapter.signInForDevelopment) {
          throw new AuthError('not-configured', 'Development sign-in works only with the Auth emulator: pnpm start.');
        }
        return manager.signIn(adapter, await adapter.signInForDevelopment(email));
      }),

    changeName: async (name) => (await load()).changeName(name),
    deleteAccount: async () => (await load()).deleteAccount(),

    async signOut() {
      const wasSignedIn = manager.isHinted();
      manager.signOut();
      if (!wasSignedIn) return true;
      const signedOut = await attempt(async (adapter) => {
        await manager.finishSignOut(adapter);
        return true;
      });
      return signedOut ?? false;
    },

    async token({ refresh = false } = {}) {
      auth.start();
      // Without waiting for the first screen, which may need the token.
      if (manager.isHinted()) load().catch(() => {});
      const session = await manager.known();
      if (session.state !== 'signedIn') return undefined;
      try {
        const idToken = await (await load()).idToken(refresh);
        return idToken?.token;
      } catch (error) {
        if (!(error instanceof AuthError) || !sessionEndCodes.has(error.code)) throw error;
        manager.signOut();
        report(error);
        return undefined;
      }
    },
  };
  return auth;
}
