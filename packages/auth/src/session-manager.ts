import { shallow } from 'zustand/shallow';
import { createStore } from 'zustand/vanilla';
import type { AuthAdapter, AuthUser } from './auth-adapter';
import { AuthError } from './auth-error';
import { storedUser } from './stored-user';
import { type Session, type SessionUser, type SignedInSession, userOf } from './session';
import { signInHint } from './sign-in-hint';
import { tokenSync } from './token-sync';

interface SessionManagerOptions {
  readonly loadAdapter: (warmPopup: boolean) => Promise<AuthAdapter>;
  readonly tokenSyncUrl: string | undefined;
  readonly firstScreen: Promise<unknown> | undefined;
  readonly onSignedIn: ((session: SignedInSession) => unknown) | undefined;
}

/** A service that has not answered after this long is treated as unreachable. */
const answerTimeoutMs = 2500;

/**
 * Maintains the session store. A user is signed in when both the hint and the service say so. The hint comes first, so
 * that a sign-out applies to every tab immediately, whatever the service still remembers.
 */
export class SessionManager {
  readonly store = createStore<Session>()(() => ({ state: 'unknown' }));
  readonly #options: SessionManagerOptions;
  readonly #hint = signInHint();
  readonly #lastUser = storedUser();
  readonly #sync: ReturnType<typeof tokenSync>;
  #isStarted = false;
  #adapter: Promise<AuthAdapter> | undefined;
  /** Undefined until the service has answered. */
  #user: AuthUser | null | undefined;

  constructor(options: SessionManagerOptions) {
    this.#options = options;
    this.#sync = tokenSync(options.tokenSyncUrl);
  }

  /** Finds out who is signed in, and follows other tabs. Does nothing if it already started. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#hint.follow(() => {
      this.#updateSession();
      if (this.isHinted()) void this.#resume();
    });
    this.#updateSession();
    if (this.isHinted()) void this.#resume().then(() => this.#reportSignIn());
    if (this.#hint.isSigningOut())
      void this.load()
        .then((adapter) => this.finishSignOut(adapter))
        .catch(() => {});
  }

  /** Loads the adapter once and follows it. After a failure, the next call tries again. */
  load({ warmPopup = false } = {}): Promise<AuthAdapter> {
    this.#adapter ??= this.#loadAdapter(warmPopup);
    return this.#adapter;
  }

  async #loadAdapter(warmPopup: boolean): Promise<AuthAdapter> {
    const wasSignedIn = this.isHinted();
    try {
      const adapter = await this.#options.loadAdapter(warmPopup);
      this.#follow(adapter, wasSignedIn);
      return adapter;
    } catch (error) {
      // The network may be back at the next attempt.
      this.#adapter = undefined;
      throw error;
    }
  }

  #follow(adapter: AuthAdapter, wasSignedIn: boolean): void {
    adapter.onUserChanged((next) => {
      // If this tab had no user, null says nothing new: another tab may have just signed in.
      // Firebase stores its user in IndexedDB, which is on disk immediately. Browsers write local storage up to a minute
      // later, so one that was killed may have lost the hint of a sign-in that Firebase still has.
      if (next && this.#user === undefined && !wasSignedIn && this.#hint.isMissing()) this.#hint.restore();
      const isGone = next === null && (this.#user === undefined ? wasSignedIn : this.#user !== null);
      this.#user = next;
      if (isGone) this.#forget();
      if (next && this.isHinted()) this.#lastUser.write(next);
      this.#updateSession();
      void this.#postToken(adapter);
    });
  }

  /** Whether this browser remembers a sign-in, before the service has answered. */
  isHinted(): boolean {
    return this.#hint.isSignedIn();
  }

  /** Resolves with the session once it is known. */
  known(): Promise<Session> {
    return new Promise((resolve) => {
      const current = this.store.getState();
      if (current.state !== 'unknown') return resolve(current);
      const stop = this.store.subscribe((next) => {
        if (next.state === 'unknown') return;
        stop();
        resolve(next);
      });
    });
  }

  /** Stores the user of a sign-in in this tab. */
  signIn(adapter: AuthAdapter, user: AuthUser): SignedInSession {
    this.#user = user;
    this.#hint.signIn();
    this.#lastUser.write(user);
    this.#updateSession();
    void this.#reportSignIn();
    void this.#postToken(adapter);
    return signedIn(user);
  }

  /** Signs out in every tab. */
  signOut(): void {
    this.#hint.signOut();
    this.#lastUser.clear();
    this.#updateSession();
  }

  /** Signs out at the service after a sign-out while it was unreachable. */
  async finishSignOut(adapter: AuthAdapter): Promise<void> {
    if (!this.#hint.isSigningOut()) return;
    await adapter.signOut();
    if (this.#hint.isSigningOut()) this.#forget();
  }

  #updateSession(): void {
    const previous = this.store.getState();
    const next = sessionOf(this.isHinted(), this.#user, previous);
    if (!shallow(previous, next)) this.store.setState(next, true);
    if (previous.state === 'signedIn' && next.state === 'signedOut') void this.#sync.delete();
  }

  #forget(): void {
    this.#hint.clear();
    this.#lastUser.clear();
  }

  /** Loads the adapter for a hinted session. If it fails and no user is stored, the session is signed out for now. */
  async #resume(): Promise<void> {
    this.#rememberLastUser();
    if (userOf(this.store.getState()) && navigator.onLine) await this.#options.firstScreen;
    const timeout = setTimeout(() => this.#assumeLastUser(), navigator.onLine ? answerTimeoutMs : 0);
    try {
      await this.load();
      await this.known();
    } catch (error) {
      if (error instanceof AuthError && error.code === 'network-request-failed') this.#assumeLastUser();
      if (this.store.getState().state === 'unknown') this.store.setState({ state: 'signedOut' }, true);
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Names the last user until the service answers, so that their data in this browser shows immediately. */
  #rememberLastUser(): void {
    const last = this.#lastUser.read();
    if (last && this.store.getState().state === 'unknown')
      this.store.setState({ state: 'unknown', lastUser: userFrom(last) }, true);
  }

  /** When the service is unreachable, signs in the last known user. */
  #assumeLastUser(): void {
    const last = this.#lastUser.read();
    if (last && this.isHinted() && this.store.getState().state === 'unknown') this.store.setState(signedIn(last), true);
  }

  async #postToken(adapter: AuthAdapter): Promise<void> {
    if (this.#options.tokenSyncUrl === undefined || this.store.getState().state !== 'signedIn') return;
    const idToken = await adapter.idToken(false).catch(() => undefined);
    if (idToken) await this.#sync.post(idToken);
  }

  /** Reports a new sign-in, now or, if that fails, at the next start. */
  async #reportSignIn(): Promise<void> {
    const current = this.store.getState();
    if (!this.#hint.isFresh() || current.state !== 'signedIn') return;
    try {
      await this.#options.onSignedIn?.(current);
      this.#hint.settle();
    } catch {
      // The hint stays fresh, so the next start tries again.
    }
  }
}

function sessionOf(isHinted: boolean, user: AuthUser | null | undefined, previous: Session): Session {
  if (!isHinted || user === null) return { state: 'signedOut' };
  if (user !== undefined) return signedIn(user);
  // Another tab just signed in. This tab's session stays until its own check finishes.
  return previous;
}

const userFrom = ({ displayName, ...user }: AuthUser): SessionUser => ({ ...user, name: displayName.trim() || 'User' });

const signedIn = (user: AuthUser): SignedInSession => ({ state: 'signedIn', ...userFrom(user) });
