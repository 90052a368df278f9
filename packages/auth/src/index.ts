export type { Auth, EmailLinkFailure, EmailLinkSuccess } from './auth';
export { AuthError } from './auth-error';
export { authErrorSentence } from './auth-error-sentence';
export type { Session, SessionStore, SignedInSession } from './session';
