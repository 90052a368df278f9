const storageKey = 'keepmark-wanted-path';

/** The first screen of somebody who has just signed in and asked for nothing else. */
export const signedInHome = '/places';

/** True for a path of this site that is worth going to after sign-in. */
export function isWantedPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !/^\/auth(?:[/?#]|$)/.test(path) && path !== '/';
}

/**
 * Remembers where a signed-out person wanted to go. The link in the sign-in e-mail leads to a new tab
 * without the query of this one, so the path is kept in local storage as well.
 */
export function keepWantedPath(path: string): void {
  try {
    localStorage.setItem(storageKey, path);
  } catch {
    // A browser that keeps nothing still signs in; it lands on the first screen instead.
  }
}

/** Where to go now that somebody is signed in; asking forgets it. */
export function takeWantedPath(next?: string): string {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  return [next, kept].find(isWantedPath) ?? signedInHome;
}
