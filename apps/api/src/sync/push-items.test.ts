import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from 'pg';
import { syncLimits } from '@keepmark/contracts/sync';
import { buildTestApp, type TestApp } from '../testing/test-app';
import { bodyOf, newId, newItem, startedPerson, type SyncPerson, syncPerson } from './testing/sync-person';

let test: TestApp;
let administrator: Client;
beforeAll(async () => {
  test = await buildTestApp({ RATE_LIMIT_PER_ADDRESS: '100000', RATE_LIMIT_PER_USER: '100000', LOG_LEVEL: 'trace' });
  administrator = new Client(test.environment.DATABASE_URL);
  await administrator.connect();
});
afterAll(async () => {
  await administrator.end();
  await test.close();
});

describe('a push that is based on', () => {
  it('an older revision answers the item as it is on the server', async () => {
    const ada = await startedPerson(test.app);
    const item = newItem();
    await ada.push(item);
    const newer = { ...item, baseRevision: 1, body: bodyOf('newer') };
    await ada.push(newer);
    const other = newItem();
    expect(await ada.push({ ...item, baseRevision: 1, body: bodyOf('late') }, other)).toMatchObject({
      accepted: [{ id: other.id, revision: 3 }],
      conflicts: [{ id: item.id, revision: 2, isDeleted: false, body: newer.body }],
      head: 3,
    });
  });

  it('nothing conflicts with an item that is there, and with a tombstone', async () => {
    const ada = await startedPerson(test.app);
    const item = newItem();
    await ada.push(item);
    expect(await ada.push({ ...item, body: bodyOf('mine') })).toMatchObject({
      accepted: [],
      conflicts: [{ revision: 1, body: item.body }],
      head: 1,
    });
    await ada.push({ ...item, baseRevision: 1, isDeleted: true, body: '' });
    expect(await ada.push(item)).toMatchObject({ conflicts: [{ revision: 2, isDeleted: true, body: '' }] });
  });

  it('a revision of what the server no longer has says so', async () => {
    const ada = await startedPerson(test.app);
    const item = newItem({ baseRevision: 7 });
    expect(await ada.push(item)).toEqual({
      accepted: [],
      conflicts: [{ id: item.id, revision: 0, isDeleted: true, body: '' }],
      head: 0,
      storedBytes: 0,
    });
    expect(await ada.push({ ...item, baseRevision: 0 })).toMatchObject({ accepted: [{ revision: 1 }] });
  });
});

it('changes nothing when it comes twice', async () => {
  const ada = await startedPerson(test.app);
  const items = [newItem(), newItem({ isDeleted: true, body: bodyOf('gone') })];
  const first = await ada.push(...items);
  const before = await ada.account();
  expect(await ada.push(...items)).toEqual({
    ...first,
    accepted: [],
    conflicts: items.map(({ id, isDeleted, body }, place) => ({ id, revision: place + 1, isDeleted, body })),
  });
  expect(await ada.account()).toEqual(before);
});

it('answers the bodies of conflicts up to 1 MiB', async () => {
  const ada = await startedPerson(test.app);
  const large = Array.from({ length: 6 }, () =>
    newItem({ body: Buffer.alloc(syncLimits.bytesPerItem).toString('base64') }),
  );
  await ada.push(...large.slice(0, 3));
  await ada.push(...large.slice(3));
  const { conflicts } = await ada.push(...large.map((item) => ({ ...item, body: bodyOf('small') })));
  expect(conflicts.map(({ revision, body }) => [revision, body?.length ?? null])).toEqual([
    ...[1, 2, 3, 4].map((revision) => [revision, large[0]!.body.length]),
    [5, null],
    [6, null],
  ]);
});

it('gives revisions to one push after the other, whichever devices push at the same time', async () => {
  const ada = await startedPerson(test.app);
  const shared = newItem();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) => ada.push({ ...shared, body: bodyOf(`${place}`) }, newItem(), newItem())),
  );
  const accepted = answers.flatMap((answer) => answer.accepted);
  expect(accepted.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 81 }, (_, place) => place + 1),
  );
  const { items, head } = await ada.pull();
  expect(head).toBe(81);
  expect(Object.fromEntries(items.map(({ id, revision }) => [id, revision]))).toEqual(
    Object.fromEntries(accepted.map(({ id, revision }) => [id, revision])),
  );
  const [winner, ...others] = answers.filter((answer) => answer.accepted.some(({ id }) => id === shared.id));
  expect(others).toEqual([]);
  expect(winner!.conflicts).toEqual([]);
  expect(await ada.account()).toMatchObject({ head: 81, itemCount: 81 });
});

it('never shows a revision before a lower one', async () => {
  const ada = await startedPerson(test.app);
  const seen: number[] = [];
  const follow = async () => {
    let after = 0;
    while (after < 60) {
      const { items } = await ada.pull(after);
      seen.push(...items.map(({ revision }) => revision));
      after = seen.at(-1) ?? 0;
    }
  };
  const following = follow();
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let push = 0; push < 10; push += 1) await ada.push(newItem(), newItem());
    }),
  );
  await following;
  expect(seen).toEqual(Array.from({ length: 60 }, (_, place) => place + 1));
});

/** Ends the service's connections while a push waits for the person's row, or writes. */
const terminateAll = () =>
  administrator.query(
    "select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = current_database() and application_name = 'keepmark-api'",
  );

it('is stored whole or not at all when the database connection is lost, and not logged', async () => {
  const body = Buffer.alloc(2000, 'secret').toString('base64');
  const people: SyncPerson[] = await Promise.all(Array.from({ length: 4 }, () => startedPerson(test.app)));
  const failures: unknown[] = [];
  for (let round = 0; round < 8; round += 1) {
    const pushes = people.map((person) =>
      person
        .push(...Array.from({ length: 200 }, () => newItem({ body })))
        .catch((error: unknown) => failures.push(error)),
    );
    await sleep(round * 4);
    await terminateAll();
    await Promise.all(pushes);
  }
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatchObject({ status: 503, code: 'database-unavailable' });
  const log = test.logLines.join('');
  expect(log).toContain('sync_push');
  expect(log).not.toContain(body.slice(0, 40));
  expect(log).not.toContain(Buffer.from('secretsecret').toString('hex'));
  for (const person of people) {
    const account = (await person.account())!;
    expect(account.head % 200).toBe(0);
    expect(account).toMatchObject({ itemCount: account.head, storedBytes: account.head * (2000 + 128) });
    const { rows } = await administrator.query(
      'select count(*)::int as count, max(revision)::int as head from sync_items where user_id = $1',
      [person.uid],
    );
    expect(rows).toEqual([{ count: account.head, head: account.head || null }]);
  }
});

describe('when everything is deleted while devices push', () => {
  const rowsOf = async (uid: string) => {
    const tables = ['accounts', 'generations', 'items', 'pairings', 'blobs', 'chunks'];
    const { rows } = await administrator.query(
      tables.map((table) => `select 'sync_${table}' as name from sync_${table} where user_id = $1`).join(' union all '),
      [uid],
    );
    return rows;
  };
  const raceWith = async (person: SyncPerson, end: () => Promise<unknown>) => {
    const failures: unknown[] = [];
    const pushes = Array.from({ length: 12 }, async (_, place) => {
      await sleep(place);
      await person.push(newItem(), newItem()).catch((error: unknown) => failures.push(error));
    });
    await sleep(6);
    await end();
    await Promise.all(pushes);
    for (const failure of failures) expect(failure).toMatchObject({ code: 'sync-is-off' });
  };

  it('nothing comes back after sync was turned off', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await startedPerson(test.app);
      await ada.ask('sync/rekey', { keyVersion: ada.keyVersion, wrappedKey: 'w' });
      await ada.ask('sync/pairing', { id: newId(), wrappedKey: 'w' });
      await raceWith(ada, ada.turnOff);
      expect(await rowsOf(ada.uid)).toEqual([]);
    }
  });

  it('nothing comes back after the account was deleted, not even by turning sync on again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await startedPerson(test.app);
      const starts: Promise<unknown>[] = [];
      await raceWith(ada, async () => {
        const deleting = ada.deleteAccount();
        for (let start = 0; start < 3; start += 1) starts.push(ada.start().catch((error: unknown) => error));
        await deleting;
        starts.push(ada.start().catch((error: unknown) => error));
      });
      for (const outcome of await Promise.all(starts)) {
        expect(['sync-is-on', 'not-found']).toContain((outcome as { code?: string }).code);
      }
      expect(await rowsOf(ada.uid)).toEqual([]);
    }
  });

  it('a person who turns sync on during the deletion leaves nothing behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = await syncPerson(test.app);
      const start = ada.start().catch((error: unknown) => error);
      await ada.deleteAccount();
      await start;
      expect(await rowsOf(ada.uid)).toEqual([]);
    }
  });
});
