import { randomBytes } from 'node:crypto';
import { syncLimits } from '@keepmark/contracts/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { bodyOf, newId, newItem, startedPerson, syncPerson } from './testing/sync-person';

const limits = { RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000' };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ ...limits, SYNC_MIB_PER_PERSON: '1', LOG_LEVEL: 'trace' });
});
afterAll(() => test.close());

const random = (bytes: number): string => randomBytes(bytes).toString('base64');

describe('the account', () => {
  it('is off, turned on once, and off again', async () => {
    const ada = await syncPerson(test.app);
    expect(await ada.account()).toBeNull();
    const account = await ada.start();
    expect(account).toMatchObject({ wrappedKey: 'wrapped-1', head: 0, itemCount: 0, storedBytes: 0, blobBytes: 0 });
    expect(account).toMatchObject({ limitBytes: 1024 * 1024, blobLimitBytes: 200 * 1024 * 1024 });
    expect(Math.abs(Date.now() - Date.parse(account.createdAt))).toBeLessThan(60_000);
    expect(await ada.account()).toEqual(account);
    await expect(ada.start()).rejects.toMatchObject({ status: 409, code: 'sync-is-on' });
    await ada.turnOff();
    await ada.turnOff();
    expect(await ada.account()).toBeNull();
  });

  it('has another key version after it was turned off and on again', async () => {
    const ada = await startedPerson(test.app);
    const before = ada.keyVersion;
    await ada.turnOff();
    await expect(ada.push(newItem())).rejects.toMatchObject({ status: 409, code: 'sync-is-off' });
    await ada.start();
    expect(ada.keyVersion).not.toBe(before);
    ada.useKeyVersion(before);
    await expect(ada.push(newItem())).rejects.toMatchObject({ status: 409, code: 'sync-key-changed' });
  });

  it('needs a user record', async () => {
    const ada = await syncPerson(test.app);
    await ada.deleteAccount();
    await expect(ada.start()).rejects.toMatchObject({ status: 404, code: 'not-found' });
  });

  it('is needed by every other call', async () => {
    const ada = await syncPerson(test.app);
    ada.useKeyVersion(1);
    const off = { status: 409, code: 'sync-is-off' };
    await expect(ada.push(newItem())).rejects.toMatchObject(off);
    await expect(ada.pull()).rejects.toMatchObject(off);
    await expect(ada.ask('sync/events', undefined, 'GET')).rejects.toMatchObject(off);
    await expect(ada.ask('sync/rekey', { keyVersion: 1, wrappedKey: 'w' })).rejects.toMatchObject(off);
    await expect(ada.ask('sync/rekey/commit', { keyVersion: 2, seenHead: 0 })).rejects.toMatchObject(off);
    await expect(ada.ask('sync/recovery', { keyVersion: 1, wrappedKey: 'w' })).rejects.toMatchObject(off);
    await expect(ada.ask('sync/pairing', { id: newId(), wrappedKey: 'w' })).rejects.toMatchObject(off);
  });
});

describe('items', () => {
  it('come back in the order of their revisions', async () => {
    const ada = await startedPerson(test.app);
    const [first, second] = [newItem(), newItem({ body: bodyOf('second') })];
    const pushed = await ada.push(first, second);
    expect(pushed).toEqual({
      accepted: [
        { id: first.id, revision: 1 },
        { id: second.id, revision: 2 },
      ],
      conflicts: [],
      head: 2,
      storedBytes: 2 * 128 + 'ciphertext'.length + 'second'.length,
    });
    const changed = { ...first, baseRevision: 1, body: bodyOf('changed') };
    expect(await ada.push(changed)).toMatchObject({ accepted: [{ id: first.id, revision: 3 }], head: 3 });
    expect(await ada.push({ ...second, baseRevision: 2, isDeleted: true, body: '' })).toMatchObject({ head: 4 });
    expect(await ada.pull()).toEqual({
      items: [
        { id: first.id, revision: 3, isDeleted: false, body: changed.body },
        { id: second.id, revision: 4, isDeleted: true, body: '' },
      ],
      head: 4,
      hasMore: false,
      droppedThrough: 0,
    });
    expect(await ada.pull(3)).toMatchObject({ items: [{ id: second.id }] });
    expect(await ada.pull(4)).toMatchObject({ items: [], head: 4, hasMore: false });
    expect(await ada.account()).toMatchObject({ head: 4, itemCount: 2, storedBytes: 2 * 128 + 'changed'.length });
  });

  it('come in pages of bytes and of rows', async () => {
    const roomy = await buildTestApp({ ...limits, DATABASE_URL: test.environment.DATABASE_URL });
    const ada = await startedPerson(roomy.app);
    const large = Array.from({ length: 5 }, () => newItem({ body: random(syncLimits.bytesPerItem) }));
    await ada.push(...large.slice(0, 4));
    await ada.push(...large.slice(4));
    for (let push = 0; push < 3; push += 1) {
      await ada.push(...Array.from({ length: syncLimits.itemsPerPush }, () => newItem()));
    }
    const pages = [await ada.pull()];
    while (pages.at(-1)!.hasMore) pages.push(await ada.pull(pages.at(-1)!.items.at(-1)!.revision));
    expect(pages.map(({ items }) => items.length)).toEqual([4, 1000, 501]);
    const pulled = pages.flatMap(({ items }) => items);
    expect(pulled.map(({ revision }) => revision)).toEqual(Array.from({ length: 1505 }, (_, place) => place + 1));
    expect(pulled.slice(0, 5).map(({ body }) => body)).toEqual(large.map(({ body }) => body));
    await roomy.close();
  });

  it("of somebody else can't be reached", async () => {
    const [ada, eve] = [await startedPerson(test.app), await startedPerson(test.app)];
    const item = newItem({ body: bodyOf('of ada') });
    await ada.push(item);
    eve.useKeyVersion(ada.keyVersion);
    await expect(eve.pull()).rejects.toMatchObject({ code: 'sync-key-changed' });
    await expect(eve.push(item)).rejects.toMatchObject({ code: 'sync-key-changed' });
    eve.useKeyVersion((await eve.account())!.keyVersion);
    expect(await eve.push({ ...item, body: bodyOf('of eve') })).toMatchObject({ accepted: [{ revision: 1 }] });
    expect(await ada.pull()).toMatchObject({ items: [{ id: item.id, body: item.body }] });
    await eve.turnOff();
    expect(await ada.pull()).toMatchObject({ items: [{ id: item.id, body: item.body }] });
  });

  it('are refused over the limit, but can get smaller', async () => {
    const ada = await startedPerson(test.app);
    const large = Array.from({ length: 3 }, () => newItem({ body: random(syncLimits.bytesPerItem) }));
    await ada.push(...large);
    const more = newItem({ body: random(syncLimits.bytesPerItem) });
    const full = {
      status: 413,
      code: 'sync-full',
      message: 'Sync is full: you use 0.8 of 1 MB. Delete what you no longer need.',
    };
    await expect(ada.push(more)).rejects.toMatchObject(full);
    expect(await ada.account()).toMatchObject({ head: 3, itemCount: 3 });
    // All or nothing.
    await expect(ada.push(newItem(), more)).rejects.toMatchObject({ code: 'sync-full' });
    expect(await ada.pull(3)).toMatchObject({ items: [], head: 3 });

    // The operator lowered the limit.
    await test.app.database.write.$client.query(
      'update sync_generations set stored_bytes = stored_bytes + 10000000 where user_id = $1',
      [ada.uid],
    );
    await expect(ada.push(newItem())).rejects.toMatchObject({ code: 'sync-full' });
    await ada.push({ ...large[0]!, baseRevision: 1, isDeleted: true, body: bodyOf('deleted') });
    await ada.push({ ...large[1]!, baseRevision: 2, body: random(1000) });
    await ada.push({ ...large[1]!, baseRevision: 5, body: random(1000) });
    expect(await ada.account()).toMatchObject({ head: 6, itemCount: 3 });
  });
});

it('takes a full push, and refuses a larger body', async () => {
  const ada = await startedPerson(test.app);
  const bodies = Array.from({ length: syncLimits.itemsPerPush }, () => newItem({ body: random(2097 - 138) }));
  const { accepted } = await ada.push(...bodies);
  expect(accepted).toHaveLength(syncLimits.itemsPerPush);
  const body = { keyVersion: ada.keyVersion, items: [], padding: 'a'.repeat(2_000_000) };
  await expect(ada.ask('sync/push', body)).rejects.toMatchObject({ status: 413, code: 'body-too-large' });
});

it.each([
  ['sync/start', {}],
  ['sync/start', { wrappedKey: 'not base64url!' }],
  ['sync/start', { wrappedKey: 'a'.repeat(2049) }],
  ['sync/push', { keyVersion: 1 }],
  ['sync/push', { keyVersion: 1, items: [] }],
  ['sync/push', { keyVersion: '1', items: [newItem()] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ id: 'short' })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ id: `${newId().slice(1)}\u0000` })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ baseRevision: -1 })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ baseRevision: 1.5 })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ baseRevision: 2 ** 60 })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ body: 'no base64' })] }],
  ['sync/push', { keyVersion: 1, items: [newItem({ body: random(syncLimits.bytesPerItem + 1) })] }],
  ['sync/push', { keyVersion: 1, items: [{ ...newItem(), isDeleted: 'yes' }] }],
  ['sync/pull', { keyVersion: 1, after: -1 }],
  ['sync/pull', { keyVersion: 1, after: '0' }],
  ['sync/rekey', { keyVersion: 0, wrappedKey: 'w' }],
  ['sync/rekey/commit', { keyVersion: 1 }],
  ['sync/recovery', { keyVersion: 1, wrappedKey: '' }],
  ['sync/pairing', { id: 'short', wrappedKey: 'w' }],
  ['sync/pairing/take', { id: 7 }],
])('refuses %s with %o', async (path, body) => {
  const ada = await syncPerson(test.app);
  await expect(ada.ask(path, body)).rejects.toMatchObject({ status: 400, code: 'invalid-request' });
});

it.each([
  ['POST', 'sync/account'],
  ['POST', 'sync/start'],
  ['POST', 'sync/push'],
  ['POST', 'sync/pull'],
  ['GET', 'sync/events'],
  ['POST', 'sync/rekey'],
  ['POST', 'sync/rekey/commit'],
  ['POST', 'sync/recovery'],
  ['POST', 'sync/pairing'],
  ['POST', 'sync/pairing/take'],
  ['DELETE', 'sync'],
] as const)('%s %s needs a token', async (method, path) => {
  expect(await call(test.app, `/${path}`, { method })).toMatchObject({ status: 401 });
});

it('stores nothing new where the operator turned it off, and still gives back and deletes', async () => {
  const ada = await startedPerson(test.app);
  const item = newItem();
  await ada.push(item);
  const off = await buildTestApp({ ...limits, DATABASE_URL: test.environment.DATABASE_URL, SYNC: 'off' });
  const later = await syncPerson(off.app);
  await expect(later.account()).rejects.toMatchObject({ status: 403, code: 'sync-not-offered' });
  await expect(later.start()).rejects.toMatchObject({ status: 403, code: 'sync-not-offered' });

  const here = async (path: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST') =>
    call(off.app, `/${path}`, { method, headers: ada.headers, body });
  const { keyVersion } = ada;
  expect(await here('sync/push', { keyVersion, items: [newItem()] })).toMatchObject({ status: 403 });
  expect(await here('sync/account')).toMatchObject({ status: 200, answer: { data: { keyVersion } } });
  const pulled = await here('sync/pull', { keyVersion, after: 0 });
  expect(pulled.answer).toMatchObject({ data: { items: [{ id: item.id }] } });
  expect(await here('sync', undefined, 'DELETE')).toMatchObject({ status: 200 });
  expect(await ada.account()).toBeNull();
  await off.close();
});

it('writes nothing of a body into the log', async () => {
  const ada = await startedPerson(test.app);
  const planted = 'My salary at Acme is secret';
  await ada.push(newItem({ body: bodyOf(planted) }));
  await ada.pull();
  await expect(ada.push(newItem({ body: bodyOf(planted), id: 'planted-secret-id' }))).rejects.toMatchObject({
    status: 400,
  });
  await expect(ada.ask('sync/start', { wrappedKey: planted })).rejects.toMatchObject({ status: 400 });
  await ada.ask('sync/pairing', { id: newId(), wrappedKey: 'secret-wrapped-key' });
  const log = test.logLines.join('');
  expect(log).toContain('"url":"/sync/push"');
  expect(log).not.toContain(bodyOf(planted).slice(0, 20));
  expect(log).not.toContain(Buffer.from(planted).toString('hex').slice(0, 20));
  expect(log).not.toMatch(/secret/i);
});
