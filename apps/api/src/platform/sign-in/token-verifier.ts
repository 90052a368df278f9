import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { cert, type Credential, deleteApp, initializeApp } from 'firebase-admin/app';
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth';
import { LRUCache } from 'lru-cache';
import { NotSignedInError, UnavailableError } from '../errors/errors';
import { EnvironmentError } from '../runtime/runtime';

/** Who sent a call, as the sign-in service says. What its token does not say is undefined. */
export interface Caller {
  uid: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
  /** For example `google.com`, or `password` for email links. */
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
  /** JSON file of a service account; with one, deleted, disabled and signed-out users are refused before their token expires. */
  serviceAccountFile?: string | undefined;
  /** How long the sign-in service may take to answer. 4 seconds when left out. */
  timeoutMs?: number;
  /** How to reach the sign-in service; for tests and for proxies. */
  httpAgent?: Agent;
}

/** How long an account that was found in order is not looked up again. */
const accountCheckMs = 5 * 60_000;

/**
 * Verifies tokens with firebase-admin. The project's id is enough for that, but then a token counts until it expires,
 * up to an hour after its user was deleted or disabled. The Auth emulator is always asked.
 * @throws EnvironmentError when the file of the service account is none.
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { projectId, emulatorHost, timeoutMs = 4000, httpAgent } = options;
  // firebase-admin reads the process's environment for every token, so the checked setting must be there.
  if (emulatorHost) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  else delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];

  const credential = emulatorHost ? undefined : credentialOf(options);
  const app = initializeApp(
    { projectId, ...(credential && { credential }), ...(httpAgent && { httpAgent }) },
    randomUUID(),
  );
  const auth = getAuth(app);
  // By user and time of sign-in, so that signing out everywhere refuses the older sign-in and not the newer.
  const accounts = new LRUCache<string, true, string>({
    max: 50_000,
    ttl: accountCheckMs,
    fetchMethod: async (_key, _stale, { context: token }): Promise<true> => {
      await auth.verifyIdToken(token, true);
      return true;
    },
  });
  const verify = async (token: string) => {
    const decoded = await auth.verifyIdToken(token);
    if (credential) await accounts.fetch(`${decoded.uid} ${decoded.auth_time}`, { context: token });
    return callerFrom(decoded);
  };
  return {
    verify: async (token) => {
      try {
        return await within(timeoutMs, verify(token));
      } catch (error) {
        throw refusal(error);
      }
    },
    close: () => deleteApp(app),
  };
}

function credentialOf({ serviceAccountFile, httpAgent }: TokenVerifierOptions): Credential | undefined {
  if (!serviceAccountFile) return undefined;
  try {
    return cert(serviceAccountFile, httpAgent);
  } catch (cause) {
    throw new EnvironmentError(
      `GOOGLE_APPLICATION_CREDENTIALS takes the path of a service account's JSON file, and ${serviceAccountFile} is none.`,
      { cause },
    );
  }
}

/** firebase-admin itself waits 25 seconds for an answer, and tries again. */
async function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(unavailable(new Error(`no answer within ${timeoutMs} ms`))), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
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
const unreachable = new Set([
  'app/network-error',
  'app/network-timeout',
  'auth/internal-error',
  // The service account is refused: the user's sign-in may be good.
  'app/invalid-credential',
  'auth/invalid-credential',
  'auth/insufficient-permission',
]);

const unavailable = (cause: unknown) =>
  new UnavailableError('sign-in-unavailable', 'Sign-ins cannot be checked right now. Try again in a moment.', {
    cause,
  });

function refusal(error: unknown): Error {
  if (error instanceof UnavailableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // A failed download of the keys has the code of a bad token. Only its text differs.
  const keysMissing = error instanceof Error && failedDownload.test(error.message);
  if (keysMissing || unreachable.has(code)) {
    return unavailable(error);
  }
  return expired.has(code)
    ? new NotSignedInError('token-expired', 'Your sign-in has expired. Sign in again.', { cause: error })
    : new NotSignedInError('token-invalid', 'Your sign-in does not count here. Sign in again.', { cause: error });
}
