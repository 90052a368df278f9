import { storedText } from './stored-text';

/**
 * What this browser knows about the session without Firebase, shared by all tabs. A sign-in is `fresh` until onSignedIn
 * succeeds, then `settled`. A sign-out is `leaving` until Firebase has signed out too.
 */
export function signInHint() {
  const stored = storedText('keepmark-session');
  const replace = (from: string, to: string) => {
    if (stored.read() === from) stored.write(to);
  };
  return {
    isSignedIn: () => ['fresh', 'settled'].includes(stored.read() ?? ''),
    isFresh: () => stored.read() === 'fresh',
    isSigningOut: () => stored.read() === 'leaving',
    signIn: () => stored.write('fresh'),
    /** Whether nothing is stored: never signed in, signed out, or lost by a browser that was killed before it wrote it. */
    isMissing: () => stored.read() === undefined,
    /** Stores a sign-in that the browser has lost. */
    restore: () => stored.write('settled'),
    settle: () => replace('fresh', 'settled'),
    signOut: () => stored.write('leaving'),
    clear: () => stored.clear(),
    follow: (listener: () => void) => stored.follow(listener),
  };
}
