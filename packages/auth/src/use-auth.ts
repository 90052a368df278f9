import { useContext } from 'react';
import { useStore } from 'zustand/react';
import type { Auth } from './auth';
import { AuthContext } from './AuthProvider';
import type { Session } from './session';

/** The auth of the page: the ways in and out. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an <AuthProvider auth={…}> around it.');
  return auth;
}

/** Who is signed in. The component renders again when that changes. */
export function useSession(): Session {
  return useStore(useAuth().session);
}
