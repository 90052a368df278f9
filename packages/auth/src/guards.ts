import { type Session, userOf } from './session';

/** The default screen after sign-in. */
const signedInHome = '/places';

/**
 * Where to go after sign-in: the first candidate that is a path of this site, otherwise /places. Skips / and /auth, and
 * anything that a browser would treat as another site.
 */
export function homeAfterSignIn(...candidates: unknown[]): string {
  for (const candidate of candidates) {
    const path = typeof candidate === 'string' ? sitePath(candidate) : undefined;
    if (path !== undefined) return path;
  }
  return signedInHome;
}

function sitePath(candidate: string): string | undefined {
  if (!candidate.startsWith('/')) return undefined;
  // Uses the browser's parser, which drops tabs and converts backslashes, unlike a pattern.
  const base = 'https://here.invalid';
  if (!URL.canParse(candidate, base)) return undefined;
  const url = new URL(candidate, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  if (url.pathname === '/' || /^\/auth\/?$/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Who may see a screen: everyone, or signed-in users only. */
export type Access = 'public' | 'signedIn';

export type GuardDecision =
  | { readonly action: 'stay' }
  /** The auth check is still running: show a loading state. */
  | { readonly action: 'wait' }
  | { readonly action: 'redirect'; readonly to: string };

/**
 * Decides about a visit: signed-out users on a protected path go to /auth, signed-in users on / go to /places. The last
 * user of this browser counts as signed in until the auth check says otherwise.
 * @param path without the query.
 */
export function guardDecision(session: Session, path: string, access: Access): GuardDecision {
  const hasUser = userOf(session) !== undefined;
  if (access === 'signedIn') {
    if (hasUser) return { action: 'stay' };
    return session.state === 'unknown' ? { action: 'wait' } : { action: 'redirect', to: '/auth' };
  }
  return hasUser && path === '/' ? { action: 'redirect', to: signedInHome } : { action: 'stay' };
}
