export type { Auth, EmailLinkFailure, ProblemStore } from './auth';
export { type AuthConfig, authConfigOfPage, type AuthEnvironment } from './auth-config';
export { AuthError } from './auth-error';
export { authErrorMessage } from './auth-error-message';
export { AuthProvider, type AuthProviderProps } from './AuthProvider';
export { createAuth } from './create-auth';
export { type Access, guardDecision, type GuardDecision, homeAfterSignIn } from './guards';
export { type Session, type SessionStore, type SessionUser, type SignedInSession, userOf } from './session';
export { useAuth, useSession, useSessionUser } from './use-auth';
