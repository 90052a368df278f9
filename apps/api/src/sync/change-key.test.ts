import type { SyncAccount } from '@keepmark/contracts/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app';
import { bodyOf, newId, newItem, startedPerson, type SyncPerson } from './testing/sync-person';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000' });
});
afterAll(() => test.close());

const open = async (person: SyncPerson, wrappedKey = 'wrapped-2'): Promise<number> =>
  (await person.ask<{ keyVersion: number }>('sync/rekey', { keyVersion: person.keyVersion, wrappedKey })).keyVersion;
const commit = (person: SyncPerson, keyVersion: number, seenHead: number) =>
  person.ask<SyncAccount>('sync/rekey/commit', { keyVersion, seenHead });
const keyChanged = { status: 409, code: 'sync-key-changed' };

describe('changing the key', () => {
  it('fills a new generation beside the old one, and then replaces it', async () => {
    const ada = await startedPerson(test.app);
    const item = newItem({ body: bodyOf('old key') });
    await ada.push(item, newItem());
    const old = ada.keyVersion;
    const next = await open(ada);
    expect(next).toBe(old + 1);

    ada.useKeyVersion(next);
    const again = newItem({ body: bodyOf('new key') });
    expect(await ada.push(again)).toMatchObject({ accepted: [{ revision: 3 }], head: 3 });
    expect(await ada.account()).toMatchObject({ keyVersion: old, wrappedKey: 'wrapped-1', head: 2, itemCount: 2 });
    ada.useKeyVersion(old);
    expect(await ada.pull()).toMatchObject({ items: [{ id: item.id }, {}], head: 2 });

    const account = await commit(ada, next, 2);
    expect(account).toMatchObject({ keyVersion: next, wrappedKey: 'wrapped-2', head: 3, itemCount: 1 });
    expect(await ada.account()).toEqual(account);
    await expect(ada.pull()).rejects.toMatchObject(keyChanged);
    await expect(ada.push(newItem())).rejects.toMatchObject(keyChanged);
    ada.useKeyVersion(next);
    expect(await ada.pull()).toMatchObject({ items: [{ id: again.id, body: again.body }], head: 3 });
    const { rows } = await test.app.database.write.$client.query(
      'select distinct key_version::int8 from sync_items where user_id = $1',
      [ada.uid],
    );
    expect(rows).toEqual([{ key_version: String(next) }]);
  });

  it('is refused while the old generation holds what the device has not seen', async () => {
    const ada = await startedPerson(test.app);
    await ada.push(newItem());
    const next = await open(ada);
    const late = newItem();
    await ada.push(late);
    await expect(commit(ada, next, 1)).rejects.toMatchObject({ status: 409, code: 'sync-moved-on' });
    expect(await ada.pull(1)).toMatchObject({ items: [{ id: late.id }], head: 2 });
    expect(await commit(ada, next, 2)).toMatchObject({ keyVersion: next, head: 2, itemCount: 0 });
  });

  it('can be finished twice', async () => {
    const ada = await startedPerson(test.app);
    const next = await open(ada);
    expect(await commit(ada, next, 0)).toEqual(await commit(ada, next, 0));
  });

  it('shuts out a device that was changing it, too', async () => {
    const ada = await startedPerson(test.app);
    const first = await open(ada, 'wrapped-by-phone');
    const current = ada.keyVersion;
    ada.useKeyVersion(first);
    await ada.push(newItem());
    ada.useKeyVersion(current);
    const second = await open(ada, 'wrapped-by-laptop');
    expect(second).toBe(first + 1);
    ada.useKeyVersion(first);
    await expect(ada.push(newItem())).rejects.toMatchObject(keyChanged);
    await expect(commit(ada, first, 0)).rejects.toMatchObject(keyChanged);
    expect(await commit(ada, second, 0)).toMatchObject({ wrappedKey: 'wrapped-by-laptop', itemCount: 0 });
  });

  it('needs the current version', async () => {
    const ada = await startedPerson(test.app);
    const { keyVersion } = ada;
    const wrongs = [keyVersion + 1, keyVersion - 1 || keyVersion + 2];
    for (const wrong of wrongs) {
      await expect(ada.ask('sync/rekey', { keyVersion: wrong, wrappedKey: 'w' })).rejects.toMatchObject(keyChanged);
      await expect(commit(ada, wrong, 0)).rejects.toMatchObject(keyChanged);
    }
  });

  it('deletes the keys that were offered to other devices', async () => {
    const ada = await startedPerson(test.app);
    const id = newId();
    await ada.ask('sync/pairing', { id, wrappedKey: 'old-key' });
    await commit(ada, await open(ada), 0);
    await expect(ada.ask('sync/pairing/take', { id })).rejects.toMatchObject({ status: 404 });
  });

  it('misses no push that comes while it is finished', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await startedPerson(test.app);
      const next = await open(ada);
      const pushes = Array.from({ length: 6 }, async () => ada.push(newItem()).then(() => 'kept' as const));
      const outcomes = await Promise.allSettled([...pushes.slice(0, 3), commit(ada, next, 0), ...pushes.slice(3)]);
      const kept = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 'kept').length;
      const isCommitted = (await ada.account())!.keyVersion === next;
      // Either nothing was pushed to the old generation, or the key stayed.
      expect(isCommitted).toBe(kept === 0);
    }
  });
});

it('replaces the recovery words of the current generation only', async () => {
  const ada = await startedPerson(test.app);
  const { keyVersion } = ada;
  const next = await open(ada);
  await ada.ask('sync/recovery', { keyVersion, wrappedKey: 'new-words' });
  expect(await ada.account()).toMatchObject({ keyVersion, wrappedKey: 'new-words' });
  const wrong = ada.ask('sync/recovery', { keyVersion: next, wrappedKey: 'other' });
  await expect(wrong).rejects.toMatchObject(keyChanged);
});
