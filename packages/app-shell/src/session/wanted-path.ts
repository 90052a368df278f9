import { homeAfterSignIn } from '@keepmark/auth';

const storageKey = 'keepmark-wanted-path';

/**
 * Remembers where a signed-out person wanted to go. The link in the sign-in email opens a new tab without this one's
 * query, so the path goes into local storage.
 */
export function saveWantedPath(path: string): void {
  try {
    if (isFuller(localStorage.getItem(storageKey), path)) return;
    localStorage.setItem(storageKey, path);
  } catch {
    // Sign-in works without storage; it leads to the first screen instead.
  }
}

/**
 * Whether the stored path is the same path with a fragment. A fragment may hold a shared list, which no server should
 * see, so it stays in local storage and out of the sign-in screen's URL.
 */
const isFuller = (stored: string | null, path: string): stored is string => stored?.startsWith(`${path}#`) ?? false;

/** The saved path with its fragment, if it is what a sign-in screen with this `next` leads to. Doesn't forget it. */
export function wantedFragmentPath(next: string | undefined): string | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return next !== undefined && isFuller(stored, next) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Where to go after sign-in: the path in the URL, or else the one saved earlier. Also forgets the saved path. */
export function takeWantedPath(next: string | undefined): string {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is no saved path.
  }
  return homeAfterSignIn(next !== undefined && isFuller(stored, next) ? stored : next, stored);
}
