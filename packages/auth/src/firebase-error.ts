import { AuthError } from './auth-error';
import { authErrorMessage } from './auth-error-message';

/** Converts a Firebase error to an AuthError, with the code without its `auth/` and our message. */
export function firebaseError(cause: unknown): AuthError {
  const given = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'internal-error';
  const code = given.replace(/^auth\//, '');
  // The server's code for a wrong key is a sentence: api-key-not-valid.-please-pass-a-valid-api-key.
  const known = code.startsWith('api-key-not-valid') ? 'invalid-api-key' : code;
  return new AuthError(known, authErrorMessage(known), { cause });
}
