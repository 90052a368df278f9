import { randomBytes } from 'node:crypto';
import { syncLimits } from '@keepmark/contracts/sync';
import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { newId, startedPerson, type SyncPerson, syncPerson } from './testing/sync-person';

const limits = { RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000' };
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ ...limits, SYNC_FILES_MIB_PER_PERSON: '3' });
});
afterAll(() => test.close());

const rowBytes = 128;
const random = (bytes: number): string => randomBytes(bytes).toString('base64');
const push = (person: SyncPerson, id: string, chunk: number, chunkCount: number, body: string) =>
  person.ask<SyncBlob>('sync/blobs/push', { keyVersion: person.keyVersion, id, chunk, chunkCount, body });
const pull = (person: SyncPerson, id: string, chunk: number) =>
  person.ask<{ chunkCount: number; body: string }>('sync/blobs/pull', { keyVersion: person.keyVersion, id, chunk });
const list = (person: SyncPerson, after?: string) =>
  person.ask<{ blobs: SyncBlob[]; hasMore: boolean; blobBytes: number }>('sync/blobs/list', {
    keyVersion: person.keyVersion,
    ...(after && { after }),
  });
const remove = (person: SyncPerson, ...ids: string[]) =>
  person.ask('sync/blobs/delete', { keyVersion: person.keyVersion, ids });

it('stores a file in pieces, in any order and twice', async () => {
  const ada = await startedPerson(test.app);
  const id = newId();
  const [first, second] = [random(syncLimits.bytesPerChunk), random(5)];
  const secondBytes = 5 + rowBytes;
  expect(await push(ada, id, 1, 2, second)).toEqual({ id, chunkCount: 2, storedChunks: 1, bytes: secondBytes });
  await expect(pull(ada, id, 0)).rejects.toMatchObject({ status: 404, code: 'not-found' });
  const bytes = secondBytes + syncLimits.bytesPerChunk + rowBytes;
  const whole = { id, chunkCount: 2, storedChunks: 2, bytes };
  expect(await push(ada, id, 0, 2, first)).toEqual(whole);
  expect(await push(ada, id, 0, 2, first)).toEqual(whole);
  expect(await pull(ada, id, 0)).toEqual({ chunkCount: 2, body: first });
  expect(await pull(ada, id, 1)).toEqual({ chunkCount: 2, body: second });
  expect(await list(ada)).toEqual({ blobs: [whole], hasMore: false, blobBytes: bytes });
  expect(await ada.account()).toMatchObject({ blobBytes: bytes, storedBytes: 0 });
  await expect(push(ada, id, 0, 3, first)).rejects.toMatchObject({ status: 400 });
  expect(await remove(ada, id, newId())).toEqual({ blobBytes: 0 });
  expect(await list(ada)).toEqual({ blobs: [], hasMore: false, blobBytes: 0 });
  await expect(pull(ada, id, 1)).rejects.toMatchObject({ status: 404 });
});

it('stores pieces that come at the same time', async () => {
  const ada = await startedPerson(test.app);
  const id = newId();
  await Promise.all(Array.from({ length: 20 }, (_, chunk) => push(ada, id, chunk, 20, random(10))));
  expect((await list(ada)).blobs).toEqual([{ id, chunkCount: 20, storedChunks: 20, bytes: 20 * (10 + rowBytes) }]);
});

it('refuses more than the operator allows', async () => {
  const ada = await startedPerson(test.app);
  const id = newId();
  const mebibyte = 1024 * 1024;
  for (const chunk of [0, 1]) await push(ada, id, chunk, 3, random(mebibyte));
  await expect(push(ada, id, 2, 3, random(mebibyte))).rejects.toMatchObject({ status: 413, code: 'sync-blobs-full' });
  await push(ada, id, 0, 3, random(1000));
  expect(await push(ada, id, 2, 3, random(mebibyte))).toMatchObject({ storedChunks: 3 });
});

it("reaches nobody else's files", async () => {
  const [ada, eve] = [await startedPerson(test.app), await startedPerson(test.app)];
  const id = newId();
  await push(ada, id, 0, 1, random(10));
  await expect(pull(eve, id, 0)).rejects.toMatchObject({ status: 404, code: 'not-found' });
  await remove(eve, id);
  expect(await list(eve)).toMatchObject({ blobs: [] });
  eve.useKeyVersion(ada.keyVersion);
  await expect(pull(eve, id, 0)).rejects.toMatchObject({ status: 409, code: 'sync-key-changed' });
  expect((await pull(ada, id, 0)).chunkCount).toBe(1);
});

it('lists files in pages', async () => {
  const ada = await startedPerson(test.app);
  const ids = Array.from({ length: syncLimits.blobsPerPage + 2 }, newId).toSorted();
  await test.app.database.write.$client.query(
    'insert into sync_blobs select $1, $2, id, 1, 1, 10 from unnest($3::text[]) as id',
    [ada.uid, ada.keyVersion, ids],
  );
  const page = await list(ada);
  expect(page.hasMore).toBe(true);
  const rest = await list(ada, page.blobs.at(-1)!.id);
  expect(rest.hasMore).toBe(false);
  expect([...page.blobs, ...rest.blobs].map(({ id }) => id).toSorted()).toEqual(ids);
});

it('deletes the files of the old key with it, and all of them with the account', async () => {
  const ada = await startedPerson(test.app);
  const id = newId();
  await push(ada, id, 0, 1, random(10));
  const old = ada.keyVersion;
  const { keyVersion } = await ada.ask<{ keyVersion: number }>('sync/rekey', { keyVersion: old, wrappedKey: 'w' });
  ada.useKeyVersion(keyVersion);
  await push(ada, id, 0, 1, random(20));
  await ada.ask('sync/rekey/commit', { keyVersion, seenHead: 0 });
  expect(await list(ada)).toMatchObject({ blobs: [{ id, bytes: 20 + rowBytes }] });
  const rows = async () =>
    (
      await test.app.database.write.$client.query(
        'select blob_id from sync_blobs where user_id = $1 union all select blob_id from sync_chunks where user_id = $1',
        [ada.uid],
      )
    ).rows.length;
  expect(await rows()).toBe(2);
  await ada.deleteAccount();
  expect(await rows()).toBe(0);
});

it('refuses calls without sync, with a wrong key version, a bad body or no token', async () => {
  const ada = await syncPerson(test.app);
  ada.useKeyVersion(1);
  const id = newId();
  for (const ask of [
    () => push(ada, id, 0, 1, random(3)),
    () => pull(ada, id, 0),
    () => list(ada),
    () => remove(ada, id),
  ]) {
    await expect(ask()).rejects.toMatchObject({ status: 409, code: 'sync-is-off' });
  }
  await expect(push(ada, id, 1, 1, random(3))).rejects.toMatchObject({ status: 400 });
  await expect(push(ada, id, 0, 65, random(3))).rejects.toMatchObject({ status: 400 });
  await expect(push(ada, id, 0, 1, random(syncLimits.bytesPerChunk + 1))).rejects.toMatchObject({ status: 400 });
  await expect(remove(ada)).rejects.toMatchObject({ status: 400 });
  for (const path of ['push', 'pull', 'list', 'delete']) {
    expect(await call(test.app, `/sync/blobs/${path}`)).toMatchObject({ status: 401 });
  }
});
