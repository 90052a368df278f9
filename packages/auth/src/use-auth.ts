import { useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Auth } from './auth';
import { AuthContext } from './AuthProvider';
import { type Session, type SessionUser, userOf } from './session';

/** The auth of the page, with the ways to sign in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth requires an <AuthProvider auth={…}> around it.');
  return auth;
}

/** The current session. Renders again when it changes. */
export function useSession(): Session {
  return useStore(useAuth().session);
}

/** Whose screens to show: see `userOf`. */
export function useSessionUser(): SessionUser | undefined {
  return userOf(useSession());
}
