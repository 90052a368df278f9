import { homeAfterSignIn } from '@keepmark/auth';

const storageKey = 'keepmark-wanted-path';

/**
 * Remembers where a signed-out person wanted to go. The link in the sign-in e-mail leads to a new tab
 * without the query of this one, so the path is kept in local storage.
 */
export function keepWantedPath(path: string): void {
  try {
    if (isFuller(localStorage.getItem(storageKey), path)) return;
    localStorage.setItem(storageKey, path);
  } catch {
    // A browser that keeps nothing still signs in; it lands on the first screen instead.
  }
}

/**
 * Whether what is kept is the same path with a fragment. A fragment may hold what a person shares, which no server
 * should see, so it is kept here and left out of the address of the sign-in screen.
 */
const isFuller = (kept: string | null, path: string): kept is string => kept?.startsWith(`${path}#`) ?? false;

/** Where to go now that somebody has signed in: where the URL says, else where they were kept from. Asking forgets it. */
export function takeWantedPath(next: string | undefined): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  return homeAfterSignIn(next !== undefined && isFuller(kept, next) ? kept : next, kept);
}
