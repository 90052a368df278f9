import { describe, expect, it } from 'vitest';
import { authErrorSentence } from './auth-error-sentence';
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

describe('authErrorSentence', () => {
  const unknown = authErrorSentence('never-heard-of');

  it.each(catalogue)('has a sentence of its own for %s', (code) => {
    expect(authErrorSentence(code)).not.toContain(code);
    expect(authErrorSentence(`auth/${code}`)).toBe(authErrorSentence(code));
  });

  it('says something for a code that nobody foresaw, and keeps it for a report', () => {
    expect(unknown).toMatch(/never-heard-of.*Try again/);
  });
});

describe('firebaseError', () => {
  it('takes the prefix off the code and keeps the cause', () => {
    const cause = Object.assign(new Error('Firebase: Error (auth/popup-blocked).'), { code: 'auth/popup-blocked' });
    expect(firebaseError(cause)).toMatchObject({
      name: 'AuthError',
      code: 'popup-blocked',
      message: authErrorSentence('popup-blocked'),
      cause,
    });
  });

  it('knows the server’s own code for a wrong key', () => {
    const cause = { code: 'auth/api-key-not-valid.-please-pass-a-valid-api-key.' };
    expect(firebaseError(cause).code).toBe('invalid-api-key');
  });

  it('takes what has no code for a fault of the service', () => {
    expect(firebaseError(new Error('?')).code).toBe('internal-error');
  });
});
