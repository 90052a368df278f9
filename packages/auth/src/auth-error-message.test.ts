import { describe, expect, it } from 'vitest';
import { authErrorMessage } from './auth-error-message';
import { firebaseError } from './firebase-error';

/** Section 8 of the specification. */
const catalogue = [
  'multi-factor-auth-required',
  'user-mismatch',
  'internal-error',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'unauthorized-domain',
  'web-storage-unsupported',
  'invalid-auth-event',
  'auth-domain-config-required',
  'invalid-api-key',
  'operation-not-supported-in-this-environment',
  'tenant-id-mismatch',
  'invalid-continue-uri',
  'wrong-password',
  'user-not-found',
  'email-already-in-use',
  'too-many-requests',
  'missing-email-link',
];

describe('authErrorMessage', () => {
  const unknown = authErrorMessage('never-heard-of');

  it.each(catalogue)('has its own message for %s', (code) => {
    expect(authErrorMessage(code)).not.toContain(code);
    expect(authErrorMessage(`auth/${code}`)).toBe(authErrorMessage(code));
  });

  it('includes an unknown code in a general message', () => {
    expect(unknown).toMatch(/never-heard-of.*Try again/);
  });
});

describe('firebaseError', () => {
  it('removes the prefix of the code and keeps the cause', () => {
    const cause = Object.assign(new Error('Firebase: Error (auth/popup-blocked).'), { code: 'auth/popup-blocked' });
    expect(firebaseError(cause)).toMatchObject({
      name: 'AuthError',
      code: 'popup-blocked',
      message: authErrorMessage('popup-blocked'),
      cause,
    });
  });

  it('recognizes the server’s code for a wrong key', () => {
    const cause = { code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' };
    expect(firebaseError(cause).code).toBe('invalid-api-key');
  });

  it('treats an error without a code as a service failure', () => {
    expect(firebaseError(new Error('?')).code).toBe('internal-error');
  });
});
