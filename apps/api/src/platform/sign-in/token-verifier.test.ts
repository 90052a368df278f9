import { createSign, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NotSignedInError, UnavailableError } from '../errors/api-error';
import { freePort, listen } from '../../testing/free-port';
import { idTokenClaims, testToken } from '../../testing/test-token';
import { createTokenVerifier, type TokenVerifier } from './token-verifier';

/** Where firebase-admin finds what it looks for at googleapis.com: on this machine, without TLS. */
class LocalAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

const keyId = 'key-1';
const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const keys = newKeys();

/** A token as production has them. */
function signedToken(claims: Parameters<typeof idTokenClaims>[0], privateKey = keys.privateKey, kid = keyId): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signedPart = `${encode({ alg: 'RS256', typ: 'JWT', kid })}.${encode(idTokenClaims(claims))}`;
  return `${signedPart}.${createSign('RSA-SHA256').update(signedPart).sign(privateKey, 'base64url')}`;
}

let keyServer: Server;
let verifier: TokenVerifier;
beforeAll(async () => {
  keyServer = createHttpServer((_request, response) => {
    response.setHeader('cache-control', 'public, max-age=3600').end(JSON.stringify({ [keyId]: keys.publicKey }));
  });
  const port = await listen(keyServer);
  verifier = createTokenVerifier({ projectId: 'keepmark', httpAgent: new LocalAgent(port) });
});
afterAll(async () => {
  await verifier.close();
  keyServer.close();
  keyServer.closeAllConnections();
});

const ada = { uid: 'ada', email: 'ada@example.com', projectId: 'keepmark' };
const reasonFor = (token: string) =>
  verifier.verify(token).then(
    () => 'accepted',
    (error: unknown) => (error instanceof NotSignedInError ? error.code : String(error)),
  );

describe('in production', () => {
  it('a token that the project signed says who it is', async () => {
    await expect(verifier.verify(signedToken({ ...ada, name: 'Ada', provider: 'google.com' }))).resolves.toEqual({
      uid: 'ada',
      email: 'ada@example.com',
      emailVerified: true,
      name: 'Ada',
      provider: 'google.com',
    });
  });

  it('an emulator token is refused', async () => {
    expect(await reasonFor(testToken(ada))).toBe('token-invalid');
  });

  it('a token that has expired is refused as such', async () => {
    expect(await reasonFor(signedToken({ ...ada, expiresInSeconds: -60 }))).toBe('token-expired');
  });

  it.each([
    ['of another project', signedToken({ ...ada, projectId: 'somebody-elses' })],
    ['signed with another key', signedToken(ada, newKeys().privateKey)],
    ['that names an unknown key', signedToken(ada, keys.privateKey, 'key-2')],
    [
      'whose claims were changed',
      signedToken(ada).replace(/\.[^.]+\./, `.${testToken({ ...ada, uid: 'bob' }).split('.')[1]}.`),
    ],
    ['that is no token', 'abc'],
  ])('a token %s is refused', async (_what, token) => {
    expect(await reasonFor(token)).toBe('token-invalid');
  });

  it('does not reject a sign-in when the keys aren’t available', async () => {
    const stranded = createTokenVerifier({ projectId: 'keepmark', httpAgent: new LocalAgent(await freePort()) });
    onTestFinished(() => stranded.close());
    await expect(stranded.verify(signedToken(ada))).rejects.toThrow(UnavailableError);
  });
});

describe('with a service account', () => {
  let lookups: number;
  let users: Record<string, object>;
  let isFrozen: boolean;
  let google: Server;
  let checking: TokenVerifier;
  let folder: string;
  beforeEach(async () => {
    lookups = 0;
    isFrozen = false;
    users = { ada: { localId: 'ada' }, bob: { localId: 'bob' } };
    google = createHttpServer((request, response) => {
      const body: Buffer[] = [];
      request.on('data', (chunk: Buffer) => body.push(chunk));
      request.on('end', () => {
        if (isFrozen) return;
        const answer = (value: object) =>
          response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
        if (request.url?.includes('accounts:lookup')) {
          lookups += 1;
          const { localId } = JSON.parse(Buffer.concat(body).toString()) as { localId: string[] };
          answer({ users: localId.flatMap((id) => users[id] ?? []) });
        } else if (request.url?.endsWith('/token')) answer({ access_token: 'access', expires_in: 3600 });
        else {
          response.setHeader('cache-control', 'public, max-age=3600');
          answer({ [keyId]: keys.publicKey });
        }
      });
    });
    const port = await listen(google);
    folder = await mkdtemp(join(tmpdir(), 'keepmark-account-'));
    const serviceAccountFile = join(folder, 'account.json');
    const account = {
      type: 'service_account',
      project_id: 'keepmark',
      client_email: 'api@keepmark.iam.gserviceaccount.com',
      private_key: keys.privateKey,
    };
    await writeFile(serviceAccountFile, JSON.stringify(account));
    checking = createTokenVerifier({
      projectId: 'keepmark',
      httpAgent: new LocalAgent(port),
      serviceAccountFile,
      timeoutMs: 1000,
    });
  });
  afterEach(async () => {
    await checking.close();
    google.close();
    google.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['a deleted user', () => delete users['ada'], 'token-invalid'],
    ['a disabled user', () => (users['ada'] = { localId: 'ada', disabled: true }), 'token-invalid'],
    [
      'a user who signed out everywhere',
      () => (users['ada'] = { localId: 'ada', validSince: String(Math.floor(Date.now() / 1000)) }),
      'token-expired',
    ],
  ])('%s is refused', async (_who, change, code) => {
    change();
    await expect(checking.verify(signedToken(ada))).rejects.toMatchObject({ name: 'NotSignedInError', code });
  });

  it('an account is looked up once in five minutes, not with every call', async () => {
    const token = signedToken(ada);
    await Promise.all(Array.from({ length: 5 }, () => checking.verify(token)));
    await checking.verify(token);
    expect(lookups).toBe(1);
    await checking.verify(signedToken({ ...ada, uid: 'bob' }));
    expect(lookups).toBe(2);
  });

  it('a service that does not answer makes the call fail soon, and the next one ask again', async () => {
    isFrozen = true;
    await expect(checking.verify(signedToken(ada))).rejects.toMatchObject({
      status: 503,
      code: 'sign-in-unavailable',
    });
    isFrozen = false;
    google.closeAllConnections();
    await vi.waitFor(() => checking.verify(signedToken(ada)), 30_000);
  });

  it('a file that is none stops the start with one sentence', () => {
    const serviceAccountFile = join(folder, 'missing.json');
    expect(() => createTokenVerifier({ projectId: 'keepmark', serviceAccountFile })).toThrow(
      `GOOGLE_APPLICATION_CREDENTIALS takes the path of a service account's JSON file, and ${serviceAccountFile} is none.`,
    );
  });
});
