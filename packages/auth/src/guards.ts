import type { Session } from './session';

/** The first screen of somebody who is signed in and asked for nothing else. */
const signedInHome = '/places';

/**
 * Where to go after sign-in: the first candidate that is a path of this site and worth going to, else /places.
 * A path to / or /auth is not; nor is anything that a browser would take for another site.
 */
export function homeAfterSignIn(...candidates: unknown[]): string {
  for (const candidate of candidates) {
    const path = typeof candidate === 'string' ? ownPath(candidate) : undefined;
    if (path !== undefined) return path;
  }
  return signedInHome;
}

function ownPath(candidate: string): string | undefined {
  if (!candidate.startsWith('/')) return undefined;
  // The browser's own parser decides, because it drops tabs and turns backslashes, where a pattern would not.
  const base = 'https://here.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const url = new URL(candidate, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === '/' || /^\/auth\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Who may see a screen: everybody, or signed-in users only. */
export type Access = 'public' | 'signedIn';

export type GuardDecision =
  | { readonly action: 'stay' }
  /** The auth check has not finished: show that something is loading. */
  | { readonly action: 'wait' }
  | { readonly action: 'redirect'; readonly to: string };

/**
 * What to do with somebody on a path: signed out on a protected one, they go to /auth; signed in on /, to /places.
 * @param path without query.
 */
export function guardDecision(state: Session['state'], path: string, access: Access): GuardDecision {
  if (access === 'signedIn') {
    if (state === 'unknown') return { action: 'wait' };
    return state === 'signedIn' ? { action: 'stay' } : { action: 'redirect', to: '/auth' };
  }
  return state === 'signedIn' && path === '/' ? { action: 'redirect', to: signedInHome } : { action: 'stay' };
}
