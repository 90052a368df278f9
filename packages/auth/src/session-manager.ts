import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { AuthAdapter, AuthUser } from './auth-adapter';
import { AuthError } from './auth-error';
import { storedUser } from './stored-user';
import { type Session, type SessionUser, type SignedInSession, userOf } from './session';
import { signInHint } from './sign-in-hint';
import { tokenSync } from './token-sync';

interface SessionManagerOptions {
  /** Loads the adapter once and returns the same one after that. */
  load: () => Promise<AuthAdapter>;
  tokenSyncUrl: string | undefined;
  firstScreen: Promise<unknown> | undefined;
  onSignedIn: ((session: SignedInSession) => unknown) | undefined;
}

/** A service that has not answered after this long is treated as unreachable. */
const answerTimeoutMs = 2500;

/**
 * Maintains the session store. A user is signed in when both the hint and the service say so. The hint comes first, so
 * that a sign-out applies to every tab immediately, whatever the service still remembers.
 */
export function sessionManager({ load, tokenSyncUrl, firstScreen, onSignedIn }: SessionManagerOptions) {
  const store = createStore<Session>()(() => ({ state: 'unknown' }));
  const hint = signInHint();
  const lastUser = storedUser();
  const sync = tokenSync(tokenSyncUrl);
  /** Undefined until the service has answered. */
  let user: AuthUser | null | undefined;

  function updateSession() {
    const previous = store.getState();
    const next = sessionOf(hint.isSignedIn(), user, previous);
    if (!shallow(previous, next)) store.setState(next, true);
    if (previous.state === 'signedIn' && next.state === 'signedOut') void sync.delete();
  }

  /** Follows the adapter. Called once, with the state of the hint from before it loaded. */
  function follow(adapter: AuthAdapter, wasSignedIn: boolean) {
    adapter.onUserChanged((next) => {
      // If this tab had no user, null says nothing new: another tab may have just signed in.
      const isGone = next === null && (user === undefined ? wasSignedIn : user !== null);
      user = next;
      if (isGone) forget();
      if (next && hint.isSignedIn()) lastUser.write(next);
      updateSession();
      void postToken(adapter);
    });
  }

  function forget() {
    hint.clear();
    lastUser.clear();
  }

  /** Names the last user until the service answers, so that their data in this browser shows immediately. */
  function rememberLastUser() {
    const last = lastUser.read();
    if (last && store.getState().state === 'unknown')
      store.setState({ state: 'unknown', lastUser: userFrom(last) }, true);
  }

  /** When the service is unreachable, signs in the last known user. */
  function assumeLastUser() {
    const last = lastUser.read();
    if (last && hint.isSignedIn() && store.getState().state === 'unknown') store.setState(signedIn(last), true);
  }

  async function postToken(adapter: AuthAdapter) {
    if (tokenSyncUrl === undefined || store.getState().state !== 'signedIn') return;
    const idToken = await adapter.idToken(false).catch(() => undefined);
    if (idToken) await sync.post(idToken);
  }

  /** Reports a new sign-in, now or, if that fails, at the next start. */
  async function reportSignIn() {
    const current = store.getState();
    if (!hint.isFresh() || current.state !== 'signedIn') return;
    try {
      await onSignedIn?.(current);
      hint.settle();
    } catch {
      // The hint stays fresh, so the next start tries again.
    }
  }

  /** Signs out at the service after a sign-out while it was unreachable. */
  async function finishSignOut(adapter: AuthAdapter) {
    if (!hint.isSigningOut()) return;
    await adapter.signOut();
    if (hint.isSigningOut()) forget();
  }

  /** Loads the adapter for a hinted session. If it fails and no user is stored, the session is signed out for now. */
  async function resume() {
    rememberLastUser();
    if (userOf(store.getState()) && navigator.onLine) await firstScreen;
    const timeout = setTimeout(assumeLastUser, navigator.onLine ? answerTimeoutMs : 0);
    try {
      await load();
      await known();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'network-request-failed') assumeLastUser();
      if (store.getState().state === 'unknown') store.setState({ state: 'signedOut' }, true);
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Resolves with the session once it is known. */
  function known(): Promise<Session> {
    return new Promise((resolve) => {
      const current = store.getState();
      if (current.state !== 'unknown') return resolve(current);
      const stop = store.subscribe((next) => {
        if (next.state === 'unknown') return;
        stop();
        resolve(next);
      });
    });
  }

  return {
    store,
    known,
    follow,
    isHinted: hint.isSignedIn,

    start() {
      hint.follow(() => {
        updateSession();
        if (hint.isSignedIn()) void resume();
      });
      updateSession();
      if (hint.isSignedIn()) void resume().then(reportSignIn);
      if (hint.isSigningOut())
        void load()
          .then(finishSignOut)
          .catch(() => {});
    },

    /** Stores the user of a sign-in in this tab. */
    signIn(adapter: AuthAdapter, next: AuthUser): SignedInSession {
      user = next;
      hint.signIn();
      lastUser.write(next);
      updateSession();
      void reportSignIn();
      void postToken(adapter);
      return signedIn(next);
    },

    /** Signs out in every tab. */
    signOut() {
      hint.signOut();
      lastUser.clear();
      updateSession();
    },
    finishSignOut,
  };
}

function sessionOf(isHinted: boolean, user: AuthUser | null | undefined, previous: Session): Session {
  if (!isHinted || user === null) return { state: 'signedOut' };
  if (user !== undefined) return signedIn(user);
  // Another tab just signed in. This tab's session stays until its own check finishes.
  return previous;
}

const userFrom = ({ displayName, ...user }: AuthUser): SessionUser => ({ ...user, name: displayName.trim() || 'User' });

const signedIn = (user: AuthUser): SignedInSession => ({ state: 'signedIn', ...userFrom(user) });
