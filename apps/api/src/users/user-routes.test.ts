import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, signedIn, type TestApp } from '../testing/test-app';
import { testToken } from '../testing/test-token';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const ada = { id: 'ada', name: 'Ada Lovelace', email: 'ada@example.com' };
const token = testToken({ uid: ada.id, email: ada.email, name: ada.name });
const headers = signedIn(token);
const upsertBody = {
  ...ada,
  nameLower: 'whatever',
  emailVerified: true,
  provider: 'password',
  createdDate: '2024-05-01T10:00:00.000Z',
};

describe('a user record', () => {
  it('is absent, created once, read, changed and deleted', async () => {
    expect(await call(test.app, '/user/get/ada', { headers })).toMatchObject({
      status: 404,
      answer: { success: false, code: 'not-found' },
    });
    const body = { name: ada.name, email: ada.email };
    expect(await call(test.app, '/user/create', { headers, body })).toMatchObject({
      status: 200,
      answer: { success: true },
    });
    expect(await call(test.app, '/user/create', { headers, body })).toMatchObject({
      status: 409,
      answer: { success: false, code: 'user-exists' },
    });
    expect((await call(test.app, '/user/get/ada', { headers })).answer).toMatchObject({
      success: true,
      data: { ...ada, nameLower: 'ada lovelace', emailVerified: false, provider: 'password' },
    });
    const changed = await call(test.app, '/user/update/ada', { headers, body: { name: 'Ada King' } });
    expect(changed).toMatchObject({ status: 200, answer: { success: true } });
    expect((await call(test.app, '/user/get/ada', { headers })).answer).toMatchObject({
      data: { name: 'Ada King', nameLower: 'ada king' },
    });
    expect(await call(test.app, '/user/ada', { headers, method: 'DELETE' })).toMatchObject({
      status: 200,
      answer: { success: true },
    });
    expect((await call(test.app, '/user/ada', { headers, method: 'DELETE' })).status).toBe(404);
    expect((await call(test.app, '/user/update/ada', { headers, body: { name: 'Ada' } })).status).toBe(404);
  });

  it('starts with an unverified address, until a sign-in says otherwise', async () => {
    const { emailVerified: _, ...body } = { ...upsertBody, id: 'grace', email: 'grace@example.com' };
    const grace = signedIn(testToken({ uid: 'grace', email: body.email, emailVerified: true }));
    await call(test.app, '/user/create', { headers: grace, body: { name: 'Grace', email: body.email } });
    const read = async () => (await call(test.app, '/user/get/grace', { headers: grace })).answer['data'];
    expect(await read()).toMatchObject({ emailVerified: false });
    await call(test.app, '/user/upsert', { headers: grace, body });
    expect(await read()).toMatchObject({ emailVerified: true });
  });

  it('is upserted again and again and keeps its creation date', async () => {
    const first = await call(test.app, '/user/upsert', { headers, body: upsertBody });
    expect(first.answer).toMatchObject({ success: true, data: { createdDate: upsertBody.createdDate } });
    const later = { ...upsertBody, name: 'Countess', createdDate: '2025-01-01T00:00:00.000Z' };
    const second = await call(test.app, '/user/upsert', { headers, body: later });
    expect(second.answer).toMatchObject({
      data: { name: 'Countess', nameLower: 'countess', createdDate: upsertBody.createdDate },
    });
  });

  it('takes address, provider and verification from the token, whatever the client claims', async () => {
    const unverified = testToken({ uid: 'eve', email: 'eve@example.com', emailVerified: false });
    const { answer } = await call(test.app, '/user/upsert', {
      headers: signedIn(unverified),
      body: { ...upsertBody, id: 'eve', email: 'boss@example.com', emailVerified: true, provider: 'google.com' },
    });
    const expected = { email: 'eve@example.com', emailVerified: false, provider: 'password' };
    expect(answer).toMatchObject({ data: expected });

    const claims = { email: 'boss@example.com', emailVerified: true, provider: 'google.com' };
    await call(test.app, '/user/update/eve', { headers: signedIn(unverified), body: claims });
    const { answer: kept } = await call(test.app, '/user/get/eve', { headers: signedIn(unverified) });
    expect(kept).toMatchObject({ data: expected });
  });

  it('takes an address that only the client knows, but never as verified', async () => {
    const { answer } = await call(test.app, '/user/upsert', {
      headers: signedIn(testToken({ uid: 'anonymous', provider: 'anonymous' })),
      body: { ...upsertBody, id: 'anonymous', email: 'me@example.com', emailVerified: true },
    });
    expect(answer).toMatchObject({ data: { email: 'me@example.com', emailVerified: false, provider: 'anonymous' } });
  });

  it.each(['', 'yesterday', '2999-01-01T00:00:00Z'])('takes now for the creation date %j', async (createdDate) => {
    const uid = `dated-${createdDate.length}`;
    const before = Date.now();
    const { answer } = await call(test.app, '/user/upsert', {
      headers: signedIn(testToken({ uid, email: 'd@example.com' })),
      body: { ...upsertBody, id: uid, createdDate },
    });
    const { createdDate: kept } = answer['data'] as { createdDate: string };
    expect(Date.parse(kept)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(kept)).toBeLessThanOrEqual(Date.now());
  });
});

describe("somebody else's record", () => {
  const other = signedIn(testToken({ uid: 'mallory', email: 'm@example.com' }));

  it.each([
    ['POST', '/user/get/ada', undefined],
    ['POST', '/user/update/ada', { name: 'Mallory' }],
    ['POST', '/user/upsert', upsertBody],
    ['DELETE', '/user/ada', undefined],
  ] as const)('is closed to %s %s', async (method, path, body) => {
    await call(test.app, '/user/upsert', { headers, body: upsertBody });
    const { status, answer } = await call(test.app, path, { method, headers: other, body });
    expect(status).toBe(403);
    expect(answer).toEqual({
      success: false,
      code: 'forbidden',
      message: 'This record belongs to somebody else. You can reach only your own.',
    });
    const { answer: kept } = await call(test.app, '/user/get/ada', { headers });
    expect(kept).toMatchObject({ data: { name: ada.name, email: ada.email } });
  });
});
