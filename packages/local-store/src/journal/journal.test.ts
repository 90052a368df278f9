import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { jobTable } from '../testing/jobs';
import { opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { withJournal } from '../testing/with-journal';

test('reopens a connection that the browser closed, without losing an entry', async () => {
  const indexedDB = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const watched = {
    open(...given: Parameters<IDBFactory['open']>) {
      const request = indexedDB.open(...given);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    },
  } as unknown as IDBFactory;
  const session = withJournal(new Map(), watched);
  await session.database.flush();
  const disk = new Map(session.browser.state);
  connections[0]!.close();
  session.jobs.insert({ title: 'Baker' });
  await session.database.flush();
  expect(session.store.journal!.isBehind).toBe(false);
  const next = withJournal(disk, indexedDB);
  await next.database.flush();
  expect(next.jobs.query()).toEqual(session.jobs.query());
});

test('tries again to open a journal whose files a dying browser still holds', async () => {
  const indexedDB = new IDBFactory();
  const session = withJournal(new Map(), indexedDB);
  await session.database.flush();
  const disk = new Map(session.browser.state);
  session.jobs.insert({ title: 'Baker' });
  await session.database.flush();
  let refusals = 2;
  const busy = {
    open(...given: Parameters<IDBFactory['open']>) {
      if (refusals === 0) return indexedDB.open(...given);
      refusals -= 1;
      const request = Object.assign(new EventTarget(), { error: new DOMException('Internal error', 'UnknownError') });
      queueMicrotask(() => request.dispatchEvent(new Event('error')));
      return request;
    },
  } as unknown as IDBFactory;
  const next = withJournal(disk, busy);
  await next.database.flush();
  expect(next.jobs.query()).toEqual(session.jobs.query());
  expect(refusals).toBe(0);
});

test('a write reaches the journal without waiting for the one before', async () => {
  const indexedDB = new IDBFactory();
  const { database, jobs } = withJournal(new Map(), indexedDB);
  await database.flush();
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
  for (const title of ['Baker', 'Cook']) {
    jobs.insert({ title });
    // No transaction can be over within microtasks.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  expect(begun).toHaveBeenCalledTimes(2);
  begun.mockRestore();
  await database.flush();
});

/** A session with both copies of the journal. */
function openIn(state: ReadonlyMap<string, string>, indexedDB: IDBFactory, mirror: IDBFactory) {
  const browser = new SimulatedBrowser(state);
  const now = opened(browser.openTab().storage, {
    indexedDB,
    storageBuckets: { open: () => Promise.resolve({ indexedDB: mirror }) },
  });
  return { browser, ...now, jobs: now.database.table(jobTable) };
}

test('a copy that the browser has thrown away is made again from the other', async () => {
  const bucket = new IDBFactory();
  const first = openIn(new Map(), new IDBFactory(), bucket);
  await first.database.flush();
  const disk = new Map(first.browser.state);
  first.jobs.insert({ title: 'Baker' });
  first.database.transaction(() => {
    for (let row = 0; row < 200; row += 1) first.jobs.insert({ title: `${row}` });
  });
  await first.database.flush();

  const emptied = new IDBFactory();
  const second = openIn(disk, emptied, bucket);
  await second.database.flush();
  expect(second.jobs.query()).toEqual(first.jobs.query());
  second.jobs.insert({ title: 'Cook' });
  await second.database.flush();

  const third = openIn(disk, emptied, new IDBFactory());
  await third.database.flush();
  expect(third.jobs.query()).toEqual(second.jobs.query());
});

test('adds entries that a kill lost to the second copy on the next opening', async () => {
  const [indexedDB, bucket] = [new IDBFactory(), new IDBFactory()];
  const first = openIn(new Map(), indexedDB, bucket);
  await first.database.flush();
  first.database.close();
  const disk = new Map(first.browser.state);
  // As far as the second copy came.
  const alone = withJournal(disk, indexedDB);
  await alone.database.flush();
  alone.jobs.insert({ title: 'Baker' });
  alone.database.transaction(() => {
    for (let row = 0; row < 20; row += 1) alone.jobs.insert({ title: `${row}` });
  });
  await alone.database.flush();

  const second = openIn(disk, indexedDB, bucket);
  await second.database.flush();
  expect(second.jobs.query()).toEqual(alone.jobs.query());
  // The browser throws the first copy away, and the disk has still nothing.
  const third = openIn(disk, new IDBFactory(), bucket);
  await third.database.flush();
  expect(third.jobs.query()).toEqual(alone.jobs.query());
});

test('both copies keep many rows under the same key', async () => {
  const [indexedDB, bucket] = [new IDBFactory(), new IDBFactory()];
  const session = openIn(new Map(), indexedDB, bucket);
  await session.database.flush();
  session.database.transaction(() => {
    for (let row = 0; row < 20; row += 1) session.jobs.insert({ title: `${row}` });
  });
  await session.database.flush();
  const batchesIn = async (factory: IDBFactory): Promise<string[]> => {
    const { store, database } = withJournal(session.browser.state, factory);
    await database.flush();
    const { keys, entries } = await store.journal!.read();
    return keys.filter((_, index) => entries[index]!.length === 20);
  };
  const batches = await batchesIn(bucket);
  expect(batches).toHaveLength(1);
  expect(await batchesIn(indexedDB)).toEqual(batches);
});

/** A bucket that answers when it is told to, with fake timers: the second copy counts as late after a few seconds. */
function lateBucket(factory: IDBFactory) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let resolve: (bucket: { indexedDB: IDBFactory }) => void;
  const promise = new Promise<{ indexedDB: IDBFactory }>((resolved) => void (resolve = resolved));
  return {
    storageBuckets: { open: () => promise },
    async answer(): Promise<void> {
      await passTime();
      await vi.advanceTimersByTimeAsync(4000);
      await passTime();
      resolve({ indexedDB: factory });
      await passTime();
      vi.useRealTimers();
    },
  };
}

/** Keeps the journal in `factory` from writing until the returned function is called. */
async function holdUp(factory: IDBFactory): Promise<() => void> {
  let isHeld = true;
  const request = factory.open('keepmark-journal');
  await new Promise((resolve) => request.addEventListener('success', resolve));
  const blocking = request.result.transaction('writes', 'readwrite').objectStore('writes');
  // A transaction lasts as long as it has requests.
  const goOn = (): void => {
    if (isHeld) blocking.get('nothing').addEventListener('success', goOn);
    else request.result.close();
  };
  goOn();
  return () => void (isHeld = false);
}

/** Lets the simulated IndexedDB finish what it has been asked for. */
async function passTime(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
}

test('a second copy that answers late brings back what was thrown away with the first', async () => {
  const bucket = new IDBFactory();
  const first = openIn(new Map(), new IDBFactory(), bucket);
  await first.database.flush();
  const disk = new Map(first.browser.state);
  first.jobs.insert({ title: 'Baker' });
  await first.database.flush();

  const late = lateBucket(bucket);
  const second = opened(new SimulatedBrowser(disk).openTab().storage, { indexedDB: new IDBFactory(), ...late });
  const flushed = second.database.flush();
  await late.answer();
  await flushed;
  expect(second.database.table(jobTable).query()).toEqual(first.jobs.query());
});

test('a second copy that answers late gets what was written in the meantime', async () => {
  const [indexedDB, bucket] = [new IDBFactory(), new IDBFactory()];
  const first = openIn(new Map(), indexedDB, bucket);
  await first.database.flush();
  const disk = new Map(first.browser.state);

  const late = lateBucket(bucket);
  const second = opened(new SimulatedBrowser(disk).openTab().storage, { indexedDB, ...late });
  const jobs = second.database.table(jobTable);
  jobs.insert({ title: 'Baker' });
  const flushed = second.database.flush();
  await late.answer();
  await flushed;

  const third = openIn(disk, new IDBFactory(), bucket);
  await third.database.flush();
  expect(third.jobs.query()).toEqual(jobs.query());
});

test('a second copy that does not answer is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = () => new Promise<never>(() => {});
  const session = opened(new SimulatedBrowser().openTab().storage, {
    indexedDB: new IDBFactory(),
    storageBuckets: { open: silent },
  });
  for (let row = 0; row < 20; row += 1) {
    session.database.table(jobTable).insert({ title: 'Baker' });
    await Promise.resolve();
  }
  const flushed = session.maintenance.flush();
  await passTime();
  await vi.advanceTimersByTimeAsync(4000);
  await flushed;
  const reading = session.store.journal!.read();
  await passTime();
  await vi.advanceTimersByTimeAsync(31_000);
  vi.useRealTimers();
  const { entries } = await reading;
  expect(entries.flat().filter(([key]) => key.startsWith('keepmark/jobs/'))).toHaveLength(20);
});

test('a second copy that stalls for a while gets the changes that it missed, and keeps no older ones', async () => {
  const [indexedDB, bucket] = [new IDBFactory(), new IDBFactory()];
  const session = openIn(new Map(), indexedDB, bucket);
  const id = session.jobs.insert({ title: 'Baker' });
  await session.database.flush();
  const disk = new Map<string, string>();

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const release = await holdUp(bucket);
  session.jobs.update(id, { title: 'Cook' });
  const flushed = session.maintenance.flush();
  await passTime();
  await vi.advanceTimersByTimeAsync(4000);
  await flushed;
  session.jobs.update(id, { title: 'Chef' });
  await session.maintenance.flush();
  release();
  await passTime();
  vi.useRealTimers();

  const next = openIn(disk, new IDBFactory(), bucket);
  await next.database.flush();
  expect(next.jobs.query()).toMatchObject([{ title: 'Chef' }]);
});

test('a first copy that does not open is given up, and the second one goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = { open: () => new EventTarget() } as unknown as IDBFactory;
  const bucket = new IDBFactory();
  const session = opened(new SimulatedBrowser().openTab().storage, {
    indexedDB: silent,
    storageBuckets: { open: () => Promise.resolve({ indexedDB: bucket }) },
  });
  const jobs = session.database.table(jobTable);
  const insert = async (): Promise<void> => {
    jobs.insert({ title: 'Baker' });
    await Promise.resolve();
  };
  for (let row = 0; row < 20; row += 1) await insert();
  const flushed = session.maintenance.flush();
  // The second copy has all that is under way by then.
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(31_000);
  vi.useRealTimers();
  await flushed;
  await insert();
  await session.maintenance.flush();
  const next = opened(new SimulatedBrowser().openTab().storage, { indexedDB: bucket });
  await next.database.flush();
  expect(next.database.table(jobTable).query()).toEqual(jobs.query());
});

test('whoever deletes the journal does not wait for this tab, which makes it again', async () => {
  const indexedDB = new IDBFactory();
  const session = withJournal(new Map(), indexedDB);
  await session.database.flush();
  const disk = new Map(session.browser.state);
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('keepmark-journal');
    request.addEventListener('success', resolve);
    request.addEventListener('blocked', () => reject(new Error('It waits.')));
  });
  session.jobs.insert({ title: 'Baker' });
  await session.database.flush();
  const next = withJournal(disk, indexedDB);
  await next.database.flush();
  expect(next.jobs.query()).toEqual(session.jobs.query());
});

test('a browser that denies IndexedDB has a store without a journal', async () => {
  const denied = {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const { jobs, database, store } = withJournal(new Map(), denied);
  jobs.insert({ title: 'Baker' });
  await database.flush();
  expect(jobs.count()).toBe(1);
  expect(await store.journal!.read()).toEqual({ keys: [], entries: [] });
});
