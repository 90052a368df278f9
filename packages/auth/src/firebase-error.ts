import { AuthError } from './auth-error';
import { authErrorSentence } from './auth-error-sentence';

/** What Firebase threw, as an AuthError: the code without its `auth/`, and a sentence for a person. */
export function firebaseError(cause: unknown): AuthError {
  const given = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : 'internal-error';
  const code = given.replace(/^auth\//, '');
  // The server's own code for a wrong key is a whole sentence: api-key-not-valid.-please-pass-a-valid-api-key.
  const known = code.startsWith('api-key-not-valid') ? 'invalid-api-key' : code;
  return new AuthError(known, authErrorSentence(known), { cause });
}
