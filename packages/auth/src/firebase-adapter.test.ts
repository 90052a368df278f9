import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emulatedProject } from './auth-config';
import { firebaseAdapter } from './firebase-adapter';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const issuedAt = Math.floor(Date.now() / 1000);
const claims = { sub: 'user-1', user_id: 'user-1', iat: issuedAt, auth_time: issuedAt, exp: issuedAt + 3600 };
const idToken = `${base64url({ alg: 'none' })}.${base64url(claims)}.`;

/** The service's answers by what is asked for. */
const answers: Readonly<Record<string, object>> = {
  'accounts:signInWithIdp': { idToken, refreshToken: 'refresh-1', expiresIn: '3600', localId: 'user-1' },
  'accounts:lookup': { users: [{ localId: 'user-1', email: 'person@example.com', providerUserInfo: [] }] },
};

/** Over HTTP, since Firebase keeps the `fetch` that it finds when it loads. */
let server: Server;
let answering: Promise<void>;
let letAnswer: () => void;

beforeEach(async () => {
  answering = Promise.resolve();
  server = createServer((request, response) => {
    const asked = Object.keys(answers).find((name) => request.url?.includes(name));
    void answering.then(() =>
      response
        .writeHead(asked ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(asked ? answers[asked] : {})),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** The adapter of a page that has just been opened. */
async function openAdapter() {
  for (const app of getApps()) await deleteApp(app);
  const { port } = server.address() as AddressInfo;
  return firebaseAdapter({ firebase: emulatedProject, emulatorUrl: `http://127.0.0.1:${port}`, warmPopup: false });
}

it('has the token of a user whom the service has not confirmed yet', async () => {
  const before = await openAdapter();
  await before.signInForDevelopment!('person@example.com');

  answering = new Promise((resolve) => {
    letAnswer = resolve;
  });
  const adapter = await openAdapter();
  const asked = adapter.idToken(false);
  letAnswer();
  expect(await asked).toEqual({ token: idToken, issuedAt: issuedAt * 1000 });
  await adapter.signOut();
});

it('has no token when nobody is signed in', async () => {
  const adapter = await openAdapter();
  expect(await adapter.idToken(false)).toBeUndefined();
});
