import { ApiError, createApiClient, CutOffError } from '@keepmark/api-client';
import { fakeApi } from '@keepmark/api-client/testing';
import { expect, it } from 'vitest';
import { apiServer } from './api-server';
import { asked, isUnreachable, refusalOf, waitOf } from './refusal';

const id = 'a'.repeat(43);
const account = {
  keyVersion: 1,
  wrappedKey: 'wrapped',
  head: 3,
  itemCount: 2,
  storedBytes: 10,
  limitBytes: 100,
  blobBytes: 0,
  blobLimitBytes: 0,
  createdAt: '2026-11-29T00:00:00Z',
};

it('tells sync that is off from sync that is on', async () => {
  expect(await apiServer(fakeApi({ 'POST sync/account': () => null }).api).account()).toBeNull();
  expect(await apiServer(fakeApi({ 'POST sync/account': () => account }).api).account()).toEqual(account);
});

it('pulls and pushes', async () => {
  const page = {
    items: [{ id, revision: 1, isDeleted: false, body: 'AAAA' }],
    head: 1,
    hasMore: false,
    droppedThrough: 0,
  };
  const answer = { accepted: [{ id, revision: 2 }], conflicts: [], head: 2, storedBytes: 3 };
  const { api, requests } = fakeApi({ 'POST sync/pull': () => page, 'POST sync/push': () => answer });
  const server = apiServer(api);
  expect(await server.pull(1, 0)).toEqual(page);
  const item = { id, baseRevision: 1, isDeleted: false, body: 'AAAA' };
  expect(await server.push(1, [item])).toEqual(answer);
  expect(requests.map(({ body }) => body)).toEqual([
    { keyVersion: 1, after: 0 },
    { keyVersion: 1, items: [item] },
  ]);
});

it('stores, gets, lists and deletes files in pieces', async () => {
  const blob = { id, chunkCount: 2, storedChunks: 1, bytes: 132 };
  const { api, requests } = fakeApi({
    'POST sync/blobs/push': () => blob,
    'POST sync/blobs/pull': () => ({ chunkCount: 2, body: 'AAAA' }),
    'POST sync/blobs/list': () => ({ blobs: [blob], hasMore: false, blobBytes: 132 }),
    'POST sync/blobs/delete': () => ({ blobBytes: 0 }),
  });
  const server = apiServer(api);
  expect(await server.pushBlob(1, { id, chunk: 0, chunkCount: 2, body: 'AAAA' })).toEqual(blob);
  expect(await server.pullBlob(1, { id, chunk: 1 })).toEqual({ chunkCount: 2, body: 'AAAA' });
  expect((await server.listBlobs(1, undefined)).blobs).toEqual([blob]);
  await server.listBlobs(1, id);
  await server.deleteBlobs(1, [id]);
  expect(requests.map(({ body }) => body)).toEqual([
    { keyVersion: 1, id, chunk: 0, chunkCount: 2, body: 'AAAA' },
    { keyVersion: 1, id, chunk: 1 },
    { keyVersion: 1 },
    { keyVersion: 1, after: id },
    { keyVersion: 1, ids: [id] },
  ]);
});

it('does what only says whether it succeeded', async () => {
  const done = () => undefined;
  const { api, requests } = fakeApi({
    'POST sync/recovery': done,
    'POST sync/pairing': done,
    'POST sync/pairing/take': () => ({ wrappedKey: 'wrapped' }),
    'DELETE sync': done,
  });
  const server = apiServer(api);
  await server.replaceRecovery(1, 'words');
  await server.offerPairing(id, 'wrapped');
  expect(await server.takePairing(id)).toBe('wrapped');
  await server.delete();
  expect(requests).toHaveLength(4);
});

it('hears of changes until the stream ends', async () => {
  const text = 'data: {"head":1,"keyVersion":1}\n\n: still here\n\ndata: {"head":2,"keyVersion":1}\n\n';
  const events = () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  const heads: number[] = [];
  const watch = async (): Promise<void> => {
    const { api } = fakeApi({ 'GET sync/events': events });
    for await (const { head } of apiServer(api).watch(new AbortController().signal)) heads.push(head);
  };
  await expect(watch()).rejects.toThrow(CutOffError);
  expect(heads).toEqual([1, 2]);
});

it('is unreachable while nobody is signed in', async () => {
  const signedOut = apiServer(createApiClient({ baseUrl: 'http://api.test' }));
  for (const call of [signedOut.account(), signedOut.pull(1, 0), signedOut.delete()]) {
    const failure: unknown = await call.catch((cause: unknown) => cause);
    expect(isUnreachable(failure)).toBe(true);
  }
});

it('tells refusals apart', async () => {
  const refuse = (code: string, status = 409) => new ApiError({ status, code, message: 'No.', retryAfterSeconds: 7 });
  expect(refusalOf(refuse('sync-full'))).toBe('sync-full');
  expect(refusalOf(refuse('something-else'))).toBeUndefined();
  expect(waitOf(refuse('sync-full'))).toBe(7000);
  expect(isUnreachable(refuse('sync-full'))).toBe(false);
  expect(isUnreachable(refuse('http-503', 503))).toBe(true);
  const failed = asked(() => Promise.reject(refuse('sync-not-offered')));
  await expect(failed).rejects.toMatchObject({ name: 'SyncError', kind: 'not-offered', message: 'No.' });
});
