import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app';
import { dropTombstones } from './drop-tombstones';
import { pushItems } from './push-items';
import { bodyOf, newItem, startedPerson } from './testing/sync-person';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const start = new Date('2026-01-01T00:00:00Z');
const day = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);

it('drops tombstones after 180 days, and remembers up to which revision', async () => {
  const { write } = test.app.database;
  const [ada, bob] = [await startedPerson(test.app), await startedPerson(test.app)];
  const [item, other, late] = [newItem(), newItem(), newItem()];
  const pushOn = (person: typeof ada, days: number, ...items: (typeof item)[]) =>
    pushItems(write, person.uid, { keyVersion: person.keyVersion, items }, 1e9, day(days));
  await pushOn(ada, 0, item, other, late);
  await pushOn(ada, 0, { ...item, baseRevision: 1, isDeleted: true, body: bodyOf('gone') });
  await pushOn(ada, 5, { ...late, baseRevision: 3, isDeleted: true, body: '' });
  await pushOn(bob, 0, newItem({ isDeleted: true, body: '' }));

  expect(await dropTombstones(write, day(179.9))).toBe(0);
  expect(await ada.pull()).toMatchObject({
    items: [{ id: other.id }, { id: item.id }, { id: late.id }],
    droppedThrough: 0,
  });

  expect(await dropTombstones(write, day(180.1))).toBe(2);
  expect(await ada.pull()).toEqual({
    items: [
      { id: other.id, revision: 2, isDeleted: false, body: other.body },
      { id: late.id, revision: 5, isDeleted: true, body: '' },
    ],
    head: 5,
    hasMore: false,
    droppedThrough: 4,
  });
  expect(await ada.account()).toMatchObject({ head: 5, itemCount: 2, storedBytes: 2 * 128 + 'ciphertext'.length });
  expect(await bob.pull()).toMatchObject({ items: [], head: 1, hasMore: false, droppedThrough: 1 });

  expect(await dropTombstones(write, day(300))).toBe(1);
  expect(await ada.pull(4)).toMatchObject({ items: [], head: 5, hasMore: false, droppedThrough: 5 });
  // What is left after the last tombstone: the page before it ends doesn't claim that there's nothing more.
  expect(await ada.pull(0)).toMatchObject({ items: [{ id: other.id }], hasMore: true });
  expect(await ada.pull(2)).toMatchObject({ items: [], hasMore: false });
  expect(await dropTombstones(write, day(300))).toBe(0);

  // A device that still had the row hears that the server has nothing of it.
  const late2 = await ada.push({ ...item, baseRevision: 1 });
  expect(late2.conflicts).toEqual([{ id: item.id, revision: 0, isDeleted: true, body: '' }]);
});

it('has devices compare everything after a restored backup, by the update of docs/operating.md', async () => {
  const { write } = test.app.database;
  const guide = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const [update = ''] = /update sync_generations set [^']+/.exec(guide) ?? [];
  const ada = await startedPerson(test.app);
  const [item, lost] = [newItem(), newItem()];
  await ada.push(item);
  const cursor = 2;
  await write.$client.query(update);
  const { droppedThrough, head, items } = await ada.pull();
  expect(droppedThrough).toBeGreaterThan(cursor);
  expect(head).toBe(droppedThrough);
  expect(items).toMatchObject([{ id: item.id, revision: 1 }]);
  const { accepted } = await ada.push(lost);
  expect(accepted).toEqual([{ id: lost.id, revision: head + 1 }]);
});
