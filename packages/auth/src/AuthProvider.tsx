import { createContext, type ReactNode } from 'react';
import type { Auth } from './auth';

export const AuthContext = createContext<Auth | undefined>(undefined);

export interface AuthProviderProps {
  auth: Auth;
  children: ReactNode;
}

/** Gives the page's auth to everything inside. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}
