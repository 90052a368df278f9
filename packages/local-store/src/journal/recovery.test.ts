import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { openTab } from '../testing/open-tab';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { withJournal } from '../testing/with-journal';

/** A session whose last writes did not reach the disk, and the one after it. */
async function killed(
  work: (session: ReturnType<typeof withJournal>) => void,
  before: (session: ReturnType<typeof withJournal>) => void = () => {},
) {
  const indexedDB = new IDBFactory();
  const session = withJournal(new Map(), indexedDB);
  await session.database.flush();
  before(session);
  const disk = new Map(session.browser.state);
  work(session);
  await session.database.flush();
  const next = withJournal(disk, indexedDB);
  const early = next.jobs.query();
  await next.database.flush();
  return { session, next, early };
}

/** A session after the one that inserted a row, both with everything on the disk. */
async function openedAgain() {
  const indexedDB = new IDBFactory();
  const first = withJournal(new Map(), indexedDB);
  const id = first.jobs.insert({ title: 'Baker' });
  await first.database.flush();
  const second = withJournal(first.browser.state, indexedDB);
  await second.database.flush();
  return { indexedDB, id, second };
}

test('what the disk had lost comes back, with a notice', async () => {
  const { session, next, early } = await killed(({ jobs }) => jobs.insert({ title: 'Baker' }));
  expect(early).toEqual([]);
  expect(next.jobs.query()).toEqual(session.jobs.query());
  const notices: unknown[] = [];
  next.database.subscribeNotices((notice) => notices.push(notice));
  expect(notices).toEqual([{ kind: 'recovered', rows: 1 }]);
  expect(withJournal(next.browser.state, new IDBFactory()).jobs.query()).toEqual(session.jobs.query());
});

test('a lost update and a lost delete come back, as far as each field is newer', async () => {
  const { next } = await killed(
    ({ jobs }) => {
      jobs.update('kept', { notes: 'new' });
      jobs.delete('gone');
    },
    ({ jobs }) => {
      jobs.insert({ internalId: 'kept', title: 'Baker', notes: 'old' });
      jobs.insert({ internalId: 'gone', title: 'Cook' });
    },
  );
  expect(next.jobs.query()).toMatchObject([{ internalId: 'kept', title: 'Baker', notes: 'new' }]);
});

test('a row that one tab deletes and another edits comes back with the last note of the first', async () => {
  const indexedDB = new IDBFactory();
  const browser = new SimulatedBrowser();
  const [first, second] = [openTab(browser, { indexedDB }), openTab(browser, { indexedDB })];
  const id = first.jobs.insert({ title: 'Baker' });
  browser.settle();
  for (const { database } of [first, second]) await database.flush();
  const disk = new Map(browser.state);
  first.jobs.update(id, { notes: 'Call them' });
  first.jobs.delete(id);
  second.jobs.update(id, { title: 'Cook' });
  for (const { database } of [first, second]) await database.flush();

  const next = openTab(new SimulatedBrowser(disk), { indexedDB });
  await next.database.flush();
  expect(next.jobs.query()).toMatchObject([{ title: 'Cook', notes: 'Call them' }]);
});

test('a lost transaction of many rows comes back whole', async () => {
  const { session, next } = await killed(({ database, jobs, notes }) =>
    database.transaction(() => {
      for (let row = 0; row < 200; row += 1) jobs.insert({ title: `${row}` });
      notes.insert({ text: 'with them' });
    }),
  );
  expect(next.jobs.query()).toEqual(session.jobs.query());
  expect(next.notes.query()).toEqual(session.notes.query());
});

test('rows that were cleared before the kill stay away', async () => {
  const { next } = await killed(
    ({ database, jobs }) => {
      jobs.insert({ title: 'Late' });
      database.clearAll(['jobs']);
    },
    ({ jobs }) => jobs.insert({ title: 'Early' }),
  );
  expect(next.jobs.query()).toEqual([]);
});

test('rows that came and were cleared before the kill are not said to be back', async () => {
  const { next } = await killed(({ database, jobs }) => {
    database.transaction(() => {
      for (let row = 0; row < 20; row += 1) jobs.insert({ title: `${row}` });
    });
    database.clearAll(['jobs']);
  });
  const notices: unknown[] = [];
  next.database.subscribeNotices((notice) => notices.push(notice));
  expect(next.jobs.query()).toEqual([]);
  expect(notices).toEqual([]);
});

test('what was deleted while the journal took nothing does not come back from it', async () => {
  const { indexedDB, id, second } = await openedAgain();
  // oxlint-disable-next-line typescript/unbound-method -- called with the database below
  const { transaction } = IDBDatabase.prototype;
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function begin(
    this: IDBDatabase,
    ...given
  ) {
    if (this.name.endsWith('-journal')) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return transaction.apply(this, given);
  });
  second.jobs.delete(id);
  await second.database.flush();
  second.compact();
  full.mockRestore();

  const third = withJournal(second.browser.state, indexedDB);
  await third.database.flush();
  expect(third.jobs.query()).toEqual([]);
  third.compact();
  expect(third.browser.state.has(`keepmark/jobs/${id}`)).toBe(false);
  await third.database.flush();
  const fourth = withJournal(third.browser.state, indexedDB);
  await fourth.database.flush();
  expect(fourth.jobs.query()).toEqual([]);
});

test('what another session deleted does not come back from the journal', async () => {
  const { indexedDB, id, second } = await openedAgain();
  second.jobs.delete(id);
  second.compact();
  await second.database.flush();
  const third = withJournal(second.browser.state, indexedDB);
  await third.database.flush();
  expect(third.jobs.query()).toEqual([]);
});

test('entries go once they were seen in storage and are a day old', async () => {
  const indexedDB = new IDBFactory();
  const first = withJournal(new Map(), indexedDB);
  first.jobs.insert({ title: 'Baker' });
  await first.database.flush();
  const keysOf = async ({ store }: typeof first) => (await store.journal!.read()).keys;
  const written = await keysOf(first);
  expect(written.filter((key) => key.includes('/jobs/'))).toHaveLength(1);

  const soon = withJournal(first.browser.state, indexedDB);
  await soon.database.flush();
  expect(await keysOf(soon)).toEqual(expect.arrayContaining([...written]));

  const later = Date.now() + 25 * 60 * 60 * 1000;
  const realNow = Date.now;
  Date.now = () => later;
  try {
    const tomorrow = withJournal(soon.browser.state, indexedDB);
    await tomorrow.database.flush();
    // The database's own records are written over by the next session; each leaves other keys than those.
    const left = (await keysOf(tomorrow)).filter((key) => written.includes(key));
    expect(left).toEqual(['keepmark', 'keepmark=']);
    expect(tomorrow.jobs.query()).toMatchObject([{ title: 'Baker' }]);
  } finally {
    Date.now = realNow;
  }
});

test('rows that were added together and deleted since are not said to be back at every opening', async () => {
  const indexedDB = new IDBFactory();
  const first = withJournal(new Map(), indexedDB);
  const ids = first.database.transaction(() =>
    Array.from({ length: 20 }, (_, row) => first.jobs.insert({ title: `${row}` })),
  );
  await first.database.flush();
  first.jobs.delete(ids[3]!);
  await first.database.flush();
  // Nothing in storage tells any more of the deleted one.
  first.compact();
  await first.database.flush();

  const next = withJournal(first.browser.state, indexedDB);
  const seen: number[] = [];
  next.jobs.subscribe(() => seen.push(next.jobs.count()));
  await next.database.flush();
  const notices: unknown[] = [];
  next.database.subscribeNotices((notice) => notices.push(notice));
  expect({ notices, seen }).toEqual({ notices: [], seen: [] });
  expect(next.jobs.query()).toEqual(first.jobs.query());
});
