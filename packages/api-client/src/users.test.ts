import { describe, expect, it, vi } from 'vitest';
import { createApiClient, type TokenSource } from './api-client';
import { json, localService } from './testing/local-service';
import { createUser, deleteUser, getUser, updateUser, upsertUser } from './users';

const ada = {
  id: 'user-1',
  name: 'Ada Lovelace',
  nameLower: 'ada lovelace',
  email: 'ada@example.com',
  emailVerified: true,
  provider: 'google.com',
  createdDate: '2026-01-02T03:04:05.000Z',
};
const signedIn: TokenSource = () => Promise.resolve('token-1');
const refused = { success: false, code: 'bad-token', message: 'Sign in again.' };

describe('the user calls', () => {
  it.each([
    ['POST', '/user/get/a%2Fb', undefined, (c) => getUser(c, 'a/b'), ada],
    [
      'POST',
      '/user/create',
      { name: 'Ada', email: 'a@b.cd' },
      (c) => createUser(c, { name: 'Ada', email: 'a@b.cd' }),
      true,
    ],
    ['POST', '/user/upsert', ada, (c) => upsertUser(c, ada), ada],
    ['POST', '/user/update/user-1', { name: 'Grace' }, (c) => updateUser(c, 'user-1', { name: 'Grace' }), true],
    ['DELETE', '/user/user-1', undefined, (c) => deleteUser(c, 'user-1'), true],
  ] as [string, string, unknown, (client: ReturnType<typeof createApiClient>) => Promise<unknown>, unknown][])(
    '%s %s sends the token and reads the answer',
    async (method, url, body, call, expected) => {
      await using service = await localService(json(200, { success: true, data: ada }));
      expect(await call(createApiClient({ baseUrl: service.baseUrl, token: signedIn }))).toEqual(expected);
      expect(service.seen).toMatchObject([{ method, url, authorization: 'Bearer token-1', body }]);
    },
  );

  it('are not made without a token', async () => {
    await using service = await localService(json(200, { success: true, data: ada }));
    const client = createApiClient(service);
    expect(await getUser(client, 'user-1')).toBeUndefined();
    expect(await upsertUser(client, ada)).toBeUndefined();
    expect(await createUser(client, { name: 'Ada', email: 'a@b.cd' })).toBe(false);
    expect(await updateUser(client, 'user-1', {})).toBe(false);
    expect(await deleteUser(client, 'user-1')).toBe(false);
    expect(service.seen).toEqual([]);
  });

  it('need an id', async () => {
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:9', token: signedIn });
    await expect(getUser(client, '')).rejects.toThrow('needs a value for "id"');
  });
});

describe('a refused token', () => {
  it('is replaced once by a fresh one', async () => {
    await using service = await localService(json(401, refused), json(200, { success: true, data: ada }));
    const token = vi.fn<TokenSource>(async (options) => (options?.refresh ? 'fresh' : 'stale'));
    expect(await getUser(createApiClient({ baseUrl: service.baseUrl, token }), 'user-1')).toEqual(ada);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('is believed the second time', async () => {
    await using service = await localService(json(401, refused));
    const client = createApiClient({ baseUrl: service.baseUrl, token: signedIn });
    await expect(createUser(client, { name: 'Ada', email: 'a@b.cd' })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      code: 'bad-token',
      message: 'Sign in again.',
    });
    expect(service.seen).toHaveLength(2);
  });

  it('is believed at once when there is no fresh one', async () => {
    await using service = await localService(json(401, refused));
    const token: TokenSource = async (options) => (options?.refresh ? undefined : 'stale');
    const client = createApiClient({ baseUrl: service.baseUrl, token });
    await expect(deleteUser(client, 'user-1')).rejects.toMatchObject({ status: 401 });
    expect(service.seen).toHaveLength(1);
  });
});
