import type { StoreApi } from 'zustand/vanilla';
import type { AuthError } from './auth-error';
import type { SessionStore, SignedInSession } from './session';

/** An e-mail link that did not sign anybody in: the service's code (without `auth/`) and its own message. */
export interface EmailLinkFailure {
  readonly code: string;
  readonly message: string;
}

/** The last thing that failed and that a person should read; undefined once another attempt begins. */
export type ProblemStore = Pick<StoreApi<AuthError | undefined>, 'getState' | 'getInitialState' | 'subscribe'>;

/** Who is signed in, and the ways in and out. Made by `createAuth`. */
export interface Auth {
  readonly session: SessionStore;
  readonly problem: ProblemStore;
  /** Whether the page was given a Firebase project or an emulator. Without one nobody can sign in. */
  readonly configured: boolean;
  /** Whether the page talks to the Auth emulator, and `signInForDevelopment` works. */
  readonly emulated: boolean;

  /**
   * Finds out who is signed in, and follows what other tabs do. Where nobody was signed in before, the session is
   * signed out when this returns, and nothing was loaded.
   */
  start(): void;
  /** Loads what a sign-in needs, so that a press can open a popup at once. The sign-in screen calls it. */
  prepare(): void;

  /** Sends a sign-in link, and keeps the address in this browser. @returns whether it was sent; if not, see `problem`. */
  sendEmailLink(email: string): Promise<boolean>;
  /**
   * Signs in with the link that was opened.
   * @param email needed when the link was asked for in another browser: without it the failure's code is
   *   `missing-email`, with another one `invalid-email`.
   */
  completeEmailLink(href: string, email?: string): Promise<SignedInSession | EmailLinkFailure>;
  /** Opens Google's popup. A failure gives undefined, and `problem` says why unless the popup was closed. */
  signInWithGoogle(): Promise<SignedInSession | undefined>;
  /** Signs in without a mailbox. Only against the emulator: anywhere else it gives undefined and a problem. */
  signInForDevelopment(email: string): Promise<SignedInSession | undefined>;
  /** Changes the name of who is signed in; the session follows. @throws {AuthError} */
  changeName(name: string): Promise<void>;
  /**
   * Deletes the account of who is signed in at the service; the session is signed out then.
   * @throws {AuthError} `requires-recent-login` when the sign-in is older than some minutes: sign in again first.
   */
  deleteAccount(): Promise<void>;
  /** Clears the session even when the service fails. @returns whether the service signed out too. */
  signOut(): Promise<boolean>;
  /**
   * A bearer token that is valid now, once the auth check has finished; undefined when signed out.
   * @param options.refresh get a fresh one, because the last was refused.
   * @throws {AuthError} when a token has to be fetched and the service cannot be reached.
   */
  token(options?: { refresh?: boolean }): Promise<string | undefined>;
}
