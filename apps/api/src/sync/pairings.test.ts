import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app';
import { dropExpiredPairings, offerPairing, takePairing } from './pairings';
import { newId, startedPerson, type SyncPerson } from './testing/sync-person';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000' });
});
afterAll(() => test.close());

const gone = { status: 404, code: 'not-found' };
const offer = (person: SyncPerson, id: string) => person.ask('sync/pairing', { id, wrappedKey: `key-${id}` });
const take = (person: SyncPerson, id: string) => person.ask('sync/pairing/take', { id });

it('gives an offered key away once', async () => {
  const ada = await startedPerson(test.app);
  const id = newId();
  await offer(ada, id);
  const taken = await Promise.allSettled([take(ada, id), take(ada, id), take(ada, id)]);
  expect(taken.filter(({ status }) => status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: { wrappedKey: `key-${id}` } },
  ]);
  await expect(take(ada, id)).rejects.toMatchObject(gone);
});

it('gives it to nobody else', async () => {
  const [ada, eve] = [await startedPerson(test.app), await startedPerson(test.app)];
  const id = newId();
  await offer(ada, id);
  await expect(take(eve, id)).rejects.toMatchObject(gone);
  await offer(eve, id);
  expect(await take(ada, id)).toEqual({ wrappedKey: `key-${id}` });
});

it('forgets it after ten minutes', async () => {
  const ada = await startedPerson(test.app);
  const { write } = test.app.database;
  const offeredAt = new Date('2026-01-01T12:00:00Z');
  const offered = { id: newId(), wrappedKey: 'key' };
  const after = (minutes: number) => new Date(offeredAt.getTime() + minutes * 60_000);
  await offerPairing(write, ada.uid, offered, offeredAt);
  await dropExpiredPairings(write, after(9.9));
  expect(await takePairing(write, ada.uid, offered.id, after(9.9))).toEqual({ wrappedKey: 'key' });
  await offerPairing(write, ada.uid, offered, offeredAt);
  await expect(takePairing(write, ada.uid, offered.id, after(10))).rejects.toMatchObject(gone);
  await dropExpiredPairings(write, after(10));
  const { rows } = await write.$client.query('select 1 from sync_pairings where user_id = $1', [ada.uid]);
  expect(rows).toEqual([]);
});

it('keeps the newest five', async () => {
  const ada = await startedPerson(test.app);
  const ids = Array.from({ length: 6 }, newId);
  for (const id of ids) await offer(ada, id);
  const [oldest, ...others] = ids;
  await expect(take(ada, oldest!)).rejects.toMatchObject(gone);
  for (const id of others) expect(await take(ada, id)).toEqual({ wrappedKey: `key-${id}` });
});
