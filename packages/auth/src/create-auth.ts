import { createStore } from 'zustand/vanilla';
import type { Auth, EmailLinkFailure } from './auth';
import type { AuthAdapter } from './auth-adapter';
import { type AdapterSettings, type AuthConfig, emulatedProject } from './auth-config';
import { AuthError, earlySentences } from './auth-error';
import { emailLinkUrl, mayBeEmailLink } from './email-link';
import { keptText } from './kept-text';
import type { SignedInSession } from './session';
import { sessionKeeper } from './session-keeper';

const loadFirebaseAdapter = async (settings: AdapterSettings) => {
  const { firebaseAdapter } = await import('./firebase-adapter');
  return firebaseAdapter(settings);
};

const missingEmailLink: EmailLinkFailure = {
  code: 'missing-email-link',
  message: 'Sign In Missing Email Link Information',
};

/** The service will not give this person another token: they have to sign in again. */
const endingCodes = new Set([
  'invalid-refresh-token',
  'invalid-user-token',
  'user-disabled',
  'user-not-found',
  'user-token-expired',
]);

/** Makes the auth of a page; `start()` brings it to life. */
export function createAuth(config: AuthConfig): Auth {
  const { emulatorUrl, loadAdapter = loadFirebaseAdapter } = config;
  const firebase = emulatorUrl === undefined ? config.firebase : emulatedProject;
  const problem = createStore<AuthError | undefined>()(() => undefined);
  const askedEmail = keptText('keepmark-email-link-sent-to');
  const keeper = sessionKeeper({ load, tokenSyncUrl: config.tokenSyncUrl, onSignedIn: config.onSignedIn });

  let started = false;
  let loading: Promise<AuthAdapter> | undefined;
  let completing: { of: string; result: Promise<SignedInSession | EmailLinkFailure> } | undefined;
  let latestPopup = 0;

  function load({ warmPopup = false } = {}): Promise<AuthAdapter> {
    loading ??= loadOnce(warmPopup);
    return loading;
  }

  async function loadOnce(warmPopup: boolean): Promise<AuthAdapter> {
    if (firebase === undefined) throw new AuthError('not-configured', earlySentences['not-configured']);
    const wasSignedIn = keeper.isHinted();
    try {
      const adapter = await loadAdapter({ firebase, emulatorUrl, warmPopup });
      keeper.follow(adapter, wasSignedIn);
      return adapter;
    } catch (cause) {
      // The next attempt may find the network again.
      loading = undefined;
      const code = 'network-request-failed';
      throw new AuthError(code, earlySentences[code], { cause });
    }
  }

  const tell = (failure: AuthError | undefined) => problem.setState(failure, true);

  /** Runs one attempt. A failure becomes the problem, unless it is a silent one, and gives undefined. */
  async function attempt<Result>(
    action: (adapter: AuthAdapter) => Promise<Result>,
    isSilent: (code: string) => boolean = () => false,
  ): Promise<Result | undefined> {
    tell(undefined);
    try {
      return await action(await load());
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      if (!isSilent(error.code)) tell(error);
      return undefined;
    }
  }

  async function completeLink(href: string, email?: string): Promise<SignedInSession | EmailLinkFailure> {
    if (!mayBeEmailLink(href)) return missingEmailLink;
    tell(undefined);
    try {
      const adapter = await load();
      if (!adapter.isEmailLink(href)) return missingEmailLink;
      const address = email ?? askedEmail.read();
      if (!address) return { code: 'missing-email', message: 'Sign In Missing Email Address' };
      const session = keeper.admit(adapter, await adapter.signInWithEmailLink(address, href));
      askedEmail.clear();
      return session;
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return { code: error.code, message: error.cause instanceof Error ? error.cause.message : error.message };
    }
  }

  const auth: Auth = {
    session: keeper.store,
    problem,
    configured: firebase !== undefined,
    emulated: emulatorUrl !== undefined,

    start() {
      if (started) return;
      started = true;
      keeper.start();
    },

    prepare() {
      // What fails here fails again, and is told, when the person presses something.
      load({ warmPopup: true }).catch(() => {});
    },

    async sendEmailLink(email) {
      const sent = await attempt(async (adapter) => {
        await adapter.sendEmailLink(email, emailLinkUrl(window.location));
        askedEmail.write(email);
        return true;
      });
      return sent ?? false;
    },

    completeEmailLink(href, email) {
      // A link works once, and React may run the effect that opens it twice.
      const of = `${href} ${email ?? ''}`;
      if (completing?.of !== of) {
        const result = completeLink(href, email).finally(() => {
          completing = undefined;
        });
        completing = { of, result };
      }
      return completing.result;
    },

    signInWithGoogle() {
      latestPopup += 1;
      const popup = latestPopup;
      // A second press closes the first popup: only the second one's end matters then.
      const isSilent = (code: string) => code === 'popup-closed-by-user' || popup !== latestPopup;
      return attempt(async (adapter) => keeper.admit(adapter, await adapter.signInWithGoogle()), isSilent);
    },

    signInForDevelopment: (email) =>
      attempt(async (adapter) => {
        if (!adapter.signInForDevelopment) {
          throw new AuthError('not-configured', 'Development sign-in works with the Auth emulator only: pnpm start.');
        }
        return keeper.admit(adapter, await adapter.signInForDevelopment(email));
      }),

    changeName: async (name) => (await load()).changeName(name),
    deleteAccount: async () => (await load()).deleteAccount(),

    async signOut() {
      const wasSignedIn = keeper.isHinted();
      keeper.dismiss();
      if (!wasSignedIn) return true;
      const signedOut = await attempt(async (adapter) => {
        await keeper.finishLeaving(adapter);
        return true;
      });
      return signedOut ?? false;
    },

    async token({ refresh = false } = {}) {
      auth.start();
      const session = await keeper.known();
      if (session.state !== 'signedIn') return undefined;
      try {
        const idToken = await (await load()).idToken(refresh);
        return idToken?.token;
      } catch (error) {
        if (!(error instanceof AuthError) || !endingCodes.has(error.code)) throw error;
        keeper.dismiss();
        tell(error);
        return undefined;
      }
    },
  };
  return auth;
}
