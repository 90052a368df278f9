import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { AuthAdapter, AuthUser } from './auth-adapter';
import { AuthError } from './auth-error';
import { keptPerson } from './kept-person';
import type { Session, SignedInSession } from './session';
import { signInHint } from './sign-in-hint';
import { tokenSync } from './token-sync';

interface KeeperOptions {
  /** Loads the adapter, once: later calls give the same one. */
  load: () => Promise<AuthAdapter>;
  tokenSyncUrl: string | undefined;
  onSignedIn: ((session: SignedInSession) => unknown) | undefined;
}

/** A service that has said nothing for so long is as good as out of reach. */
const silenceMs = 2500;

/**
 * Keeps the session store true: somebody is signed in when the hint says so and the service names them. The hint
 * goes first, so that a sign-out counts at once in every tab, whatever the service still remembers.
 */
export function sessionKeeper({ load, tokenSyncUrl, onSignedIn }: KeeperOptions) {
  const store = createStore<Session>()(() => ({ state: 'unknown' }));
  const hint = signInHint();
  const person = keptPerson();
  const sync = tokenSync(tokenSyncUrl);
  /** Undefined until the service has been heard. */
  let user: AuthUser | null | undefined;

  function settle() {
    const previous = store.getState();
    const next = sessionOf(hint.isSignedIn(), user, previous);
    if (!shallow(previous, next)) store.setState(next, true);
    if (previous.state === 'signedIn' && next.state === 'signedOut') void sync.delete();
  }

  /** Follows the adapter. Called once, with what the hint said when its loading began. */
  function follow(adapter: AuthAdapter, wasSignedIn: boolean) {
    adapter.onUserChanged((next) => {
      // Where this tab knew of nobody, null is no news: another tab may have signed in a moment ago.
      const isGone = next === null && (user === undefined ? wasSignedIn : user !== null);
      user = next;
      if (isGone) forget();
      if (next && hint.isSignedIn()) person.write(next);
      settle();
      void postToken(adapter);
    });
  }

  function forget() {
    hint.clear();
    person.clear();
  }

  /** Ends the wait for a service that cannot be asked with whom it named last. */
  function assume() {
    const last = person.read();
    if (last && hint.isSignedIn() && store.getState().state === 'unknown') store.setState(signedIn(last), true);
  }

  async function postToken(adapter: AuthAdapter) {
    if (tokenSyncUrl === undefined || store.getState().state !== 'signedIn') return;
    const idToken = await adapter.idToken(false).catch(() => undefined);
    if (idToken) await sync.post(idToken);
  }

  /** Tells the service of a fresh sign-in, now or, when that fails, at the next start. */
  async function welcome() {
    const current = store.getState();
    if (!hint.isFresh() || current.state !== 'signedIn') return;
    try {
      await onSignedIn?.(current);
      hint.settle();
    } catch {
      // The hint stays fresh, and that is the memory of it.
    }
  }

  /** Makes the service forget somebody who left while it could not be reached. */
  async function finishLeaving(adapter: AuthAdapter) {
    if (!hint.isLeaving()) return;
    await adapter.signOut();
    if (hint.isLeaving()) forget();
  }

  /** Loads the adapter for a session that the hint promises. Without it, and a name, nobody is signed in for now. */
  async function resume() {
    const silence = setTimeout(assume, navigator.onLine ? silenceMs : 0);
    try {
      await load();
      await known();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'network-request-failed') assume();
      if (store.getState().state === 'unknown') store.setState({ state: 'signedOut' }, true);
    } finally {
      clearTimeout(silence);
    }
  }

  /** Resolves with the session once it is not unknown. */
  function known(): Promise<Session> {
    return new Promise((resolve) => {
      const current = store.getState();
      if (current.state !== 'unknown') return resolve(current);
      const stop = store.subscribe((next) => {
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
        settle();
        if (hint.isSignedIn()) void resume();
      });
      settle();
      if (hint.isSignedIn()) void resume().then(welcome);
      if (hint.isLeaving())
        void load()
          .then(finishLeaving)
          .catch(() => {});
    },

    /** Takes in the person that a sign-in in this tab gave. */
    admit(adapter: AuthAdapter, next: AuthUser): SignedInSession {
      user = next;
      hint.signIn();
      person.write(next);
      settle();
      void welcome();
      void postToken(adapter);
      return signedIn(next);
    },

    /** Nobody is signed in from now on, in any tab. */
    dismiss() {
      hint.leave();
      person.clear();
      settle();
    },
    finishLeaving,
  };
}

function sessionOf(isHinted: boolean, user: AuthUser | null | undefined, previous: Session): Session {
  if (!isHinted || user === null) return { state: 'signedOut' };
  if (user !== undefined) return signedIn(user);
  // Another tab has just signed in: what this tab shows stays until its own check has finished.
  return previous;
}

const signedIn = ({ displayName, ...user }: AuthUser): SignedInSession => ({
  state: 'signedIn',
  ...user,
  name: displayName.trim() || 'User',
});
