import { createContext, type ReactNode } from 'react';
import type { Auth } from './auth';

export const AuthContext = createContext<Auth | undefined>(undefined);

export interface AuthProviderProps {
  auth: Auth;
  children: ReactNode;
}

/** Provides the auth of the page to its children. */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}
