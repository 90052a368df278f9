import { keptText } from './kept-text';

/**
 * What this browser knows of the session without loading Firebase; all tabs share it. A sign-in is `fresh` until
 * onSignedIn has worked, then `settled`; a sign-out is `leaving` until Firebase has forgotten the person too.
 */
export function signInHint() {
  const kept = keptText('keepmark-session');
  const replace = (from: string, to: string) => {
    if (kept.read() === from) kept.write(to);
  };
  return {
    isSignedIn: () => ['fresh', 'settled'].includes(kept.read() ?? ''),
    isFresh: () => kept.read() === 'fresh',
    isLeaving: () => kept.read() === 'leaving',
    signIn: () => kept.write('fresh'),
    settle: () => replace('fresh', 'settled'),
    leave: () => kept.write('leaving'),
    clear: () => kept.clear(),
    follow: (listener: () => void) => kept.follow(listener),
  };
}
