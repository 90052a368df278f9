import type { StoreApi } from 'zustand/vanilla';
import type { AuthError } from './auth-error';
import type { SessionStore, SignedInSession } from './session';

/** An email link that failed, with the service's code (without `auth/`) and message. */
export interface EmailLinkFailure {
  readonly code: string;
  readonly message: string;
}

/** The last failure to show the user; undefined once a new attempt starts. */
export type ProblemStore = Pick<StoreApi<AuthError | undefined>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The session, and the ways to sign in and out. Created by `createAuth`. */
export interface Auth {
  readonly session: SessionStore;
  readonly problem: ProblemStore;
  /** Whether the page has a Firebase project or an emulator, which signing in requires. */
  readonly configured: boolean;
  /** Whether the page uses the Auth emulator, so that `signInForDevelopment` works. */
  readonly emulated: boolean;

  /**
   * Finds out who is signed in, and follows other tabs. If nobody was signed in before, the session is signed out when this
   * returns, and Firebase isn't loaded.
   */
  start(): void;
  /** Loads what signing in needs, so that a click can open a popup immediately. Called by the sign-in screen. */
  prepare(): void;

  /** Sends a sign-in link and stores the address in this browser. @returns whether it was sent; if not, see `problem`. */
  sendEmailLink(email: string): Promise<boolean>;
  /**
   * Signs in with the link that was opened.
   * @param email required when the link was requested in another browser. Without it the code is `missing-email`, with the
   *   wrong one `invalid-email`.
   */
  completeEmailLink(href: string, email?: string): Promise<SignedInSession | EmailLinkFailure>;
  /** Opens Google's popup. Returns undefined on failure; `problem` says why unless the popup was closed. */
  signInWithGoogle(): Promise<SignedInSession | undefined>;
  /** Signs in without a mailbox. Works only with the emulator; otherwise returns undefined and sets `problem`. */
  signInForDevelopment(email: string): Promise<SignedInSession | undefined>;
  /** Changes the name of the user and the session. @throws {AuthError} */
  changeName(name: string): Promise<void>;
  /**
   * Deletes the user's account at the service and signs out.
   * @throws {AuthError} `requires-recent-login` when the sign-in is older than a few minutes. Sign in again first.
   */
  deleteAccount(): Promise<void>;
  /** Clears the session, even if the service fails. @returns whether the service signed out too. */
  signOut(): Promise<boolean>;
  /**
   * Waits for the auth check and returns a valid bearer token; undefined when signed out.
   * @param options.refresh fetch a new token because the last one was rejected.
   * @throws {AuthError} when a token must be fetched and the service is unreachable.
   */
  token(options?: { refresh?: boolean }): Promise<string | undefined>;
}
