import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, listen } from '../../testing/free-port';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const expired = 'Your sign-in has expired. Sign in again.';
const invalid = 'Your sign-in does not count here. Sign in again.';
const malformed = 'The header takes the form "Authorization: Bearer <token>".';
const signedTokenOfNobody = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;

describe('a call that needs a token', () => {
  it.each<[string, Record<string, string>, string, string]>([
    ['no token', {}, 'token-missing', 'Sign in first: this call needs your token.'],
    ['another scheme', { authorization: 'Basic YTpi' }, 'token-invalid', malformed],
    ['an empty token', { authorization: 'Bearer ' }, 'token-invalid', malformed],
    ['two tokens', { authorization: 'Bearer a b' }, 'token-invalid', malformed],
    ['no JWT', signedIn('abc'), 'token-invalid', invalid],
    ['a JWT without claims', signedIn(signedTokenOfNobody), 'token-invalid', invalid],
    ['SQL', signedIn("';drop/**/table/**/users;--"), 'token-invalid', invalid],
    ['an expired token', signedIn(testToken({ uid: 'ada', expiresInSeconds: -60 })), 'token-expired', expired],
    ['another project’s token', signedIn(testToken({ uid: 'ada', projectId: 'demo-other' })), 'token-invalid', invalid],
    ['the token of a disabled user', signedIn(testToken({ uid: 'disabled-1' })), 'token-invalid', invalid],
    ['the token of a deleted user', signedIn(testToken({ uid: 'gone-1' })), 'token-invalid', invalid],
  ])('answers 401 to %s', async (_what, headers, code, message) => {
    const { status, answer, headers: sent } = await call(test.app, '/user/get/ada', { headers });
    expect(status).toBe(401);
    expect(answer).toEqual({ success: false, code, message });
    expect(sent['www-authenticate']).toBe('Bearer');
  });

  it('refuses before it reads the body', async () => {
    const { status } = await call(test.app, '/user/upsert', { body: '{' });
    expect(status).toBe(401);
  });

  it('takes the scheme in any case', async () => {
    const headers = { authorization: `bearer ${testToken({ uid: 'ada' })}` };
    expect((await call(test.app, '/user/get/ada', { headers })).status).toBe(404);
  });

  it('answers 503 when the sign-in service is away', async () => {
    const stranded = await buildTestApp({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}` });
    try {
      const headers = signedIn(testToken({ uid: 'ada' }));
      const answered = await call(stranded.app, '/user/get/ada', { headers });
      expect(answered).toMatchObject({ status: 503, answer: { success: false, code: 'sign-in-unavailable' } });
      expect(answered.headers['retry-after']).toBe('30');
    } finally {
      await stranded.close();
    }
  });

  it('answers 503 when the sign-in service does not answer', async () => {
    const silent = createServer();
    const port = await listen(silent);
    const waiting = await buildTestApp({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` });
    try {
      const headers = signedIn(testToken({ uid: 'ada' }));
      const answered = await call(waiting.app, '/user/get/ada', { headers });
      expect(answered).toMatchObject({ status: 503, answer: { success: false, code: 'sign-in-unavailable' } });
    } finally {
      await waiting.close();
      silent.close();
    }
  });
});
