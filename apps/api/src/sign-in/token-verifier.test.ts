import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NotSignedInError, UnavailableError } from '../calls/api-error';
import { freePort, listen } from '../testing/free-port';
import { idTokenClaims, testToken } from '../testing/test-token';
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

  it('does not call a sign-in bad when the keys cannot be had', async () => {
    const stranded = createTokenVerifier({ projectId: 'keepmark', httpAgent: new LocalAgent(await freePort()) });
    onTestFinished(() => stranded.close());
    await expect(stranded.verify(signedToken(ada))).rejects.toThrow(UnavailableError);
  });
});
