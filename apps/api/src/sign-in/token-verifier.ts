import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { NotSignedInError, UnavailableError } from '../calls/api-error';

/** Who sent a call, as the sign-in service says. What its token does not say is undefined. */
export interface Caller {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  /** For example `google.com`, or `password` for e-mail links. */
  provider: string | undefined;
}

export interface TokenVerifier {
  /**
   * @throws NotSignedInError for a token that does not count here.
   * @throws UnavailableError when the sign-in service cannot be asked for its keys.
   */
  verify: (token: string) => Promise<Caller>;
  close: () => Promise<void>;
}

export interface TokenVerifierOptions {
  projectId: string;
  /** Host and port of the Auth emulator, whose unsigned tokens then count. */
  emulatorHost?: string | undefined;
  /** How to reach the sign-in service; for tests and for proxies. */
  httpAgent?: Agent;
}

/** Verifies tokens with firebase-admin, which needs no service account for that: only the project's id. */
export function createTokenVerifier({ projectId, emulatorHost, httpAgent }: TokenVerifierOptions): TokenVerifier {
  // firebase-admin looks at the process's environment with every token, so the checked setting must be what stands there.
  if (emulatorHost) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  else delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];

  const app = initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, randomUUID());
  const auth = getAuth(app);
  return {
    verify: async (token) => {
      try {
        return callerFrom(await auth.verifyIdToken(token));
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => deleteApp(app),
  };
}

function callerFrom(token: DecodedIdToken): Caller {
  return {
    uid: token.uid,
    email: token.email,
    emailVerified: token.email_verified ?? false,
    name: typeof token['name'] === 'string' ? token['name'] : undefined,
    provider: token.firebase?.sign_in_provider,
  };
}

const expired = new Set(['auth/id-token-expired', 'auth/id-token-revoked']);
const failedDownload = /^Error (?:while making request|fetching public keys)/;
const unreachable = new Set(['app/network-error', 'app/network-timeout', 'auth/internal-error']);

function refusal(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A failed download of the keys has the code of a bad token; only its text tells them apart.
  const keysMissing = error instanceof Error && failedDownload.test(error.message);
  if (keysMissing || unreachable.has(code)) {
    return new UnavailableError('sign-in-unavailable', 'Sign-ins cannot be checked right now. Try again in a moment.', {
      cause: error,
    });
  }
  return expired.has(code)
    ? new NotSignedInError('token-expired', 'Your sign-in has expired. Sign in again.', { cause: error })
    : new NotSignedInError('token-invalid', 'Your sign-in does not count here. Sign in again.', { cause: error });
}
