import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  backupDue,
  createBackup,
  DamagedBackupError,
  forgetRescued,
  NewerBackupError,
  NotABackupError,
  persistStorage,
  previewRestore,
  putOffBackup,
  readHealth,
  remindOfBackups,
  restoreBackup,
} from '../care';
import { jobTable, noteTable } from '../testing/jobs';
import { type Opened, opened } from '../testing/opened';
import { SimulatedBrowser } from '../testing/simulated-browser';
import { crc32 } from '../crc32';

const dayMs = 24 * 60 * 60 * 1000;

function open(limitCharacters?: number) {
  const browser = new SimulatedBrowser(new Map(), limitCharacters);
  const now = opened(browser.openTab().storage, limitCharacters ? { limitCharacters } : {});
  return { browser, ...now, jobs: now.database.table(jobTable), notes: now.database.table(noteTable) };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('the checksum is CRC-32', () => {
  expect(crc32('123456789')).toBe('cbf43926');
});

test('a backup restores into an empty database, and its name says the day', async () => {
  vi.setSystemTime('2026-01-31T12:00:00Z');
  const from = open();
  from.jobs.insert({ title: 'Baker', types: ['fulltime'], extra: { score: 3 } });
  from.notes.insert({ text: 'ä€😀' });
  const { name, text } = createBackup(from.database);
  expect(name).toBe('keepmark-2026-01-31.json');
  const to = open();
  const summary = await restoreBackup(to.database, text, 'merge');
  expect(summary).toMatchObject({ added: 2, changed: 0, removed: 0, createdAt: '2026-01-31T12:00:00.000Z' });
  expect(to.jobs.query()).toEqual(from.jobs.query());
  expect(to.notes.query()).toEqual(from.notes.query());
});

test('merging keeps what is newer and what is not in the backup', async () => {
  const { database, jobs } = open();
  jobs.insert({ internalId: 'a', title: 'Baker' });
  jobs.insert({ internalId: 'b', title: 'Cook' });
  const { text } = createBackup(database);
  vi.advanceTimersByTime(1000);
  jobs.update('a', { title: 'Newer' });
  jobs.delete('b');
  jobs.insert({ internalId: 'c', title: 'Later' });
  expect(previewRestore(database, text, 'merge')).toMatchObject({ added: 1, changed: 0, unchanged: 1, removed: 0 });
  const { undo } = await restoreBackup(database, text, 'merge');
  expect(jobs.query().map(({ title }) => title)).toEqual(['Newer', 'Cook', 'Later']);
  undo();
  expect(jobs.query().map(({ title }) => title)).toEqual(['Newer', 'Later']);
});

test('replacing leaves what the backup has, and can be undone', async () => {
  const { database, jobs, notes, browser } = open();
  jobs.insert({ internalId: 'a', title: 'Baker' });
  const { text } = createBackup(database);
  jobs.update('a', { title: 'Newer' });
  jobs.insert({ title: 'Later' });
  notes.insert({ text: 'Later' });
  const before = [jobs.query(), notes.query()];
  expect(previewRestore(database, text, 'replace')).toMatchObject({ added: 0, changed: 1, removed: 2 });
  const { undo } = await restoreBackup(database, text, 'replace');
  expect([jobs.query().map(({ title }) => title), notes.query()]).toEqual([['Baker'], []]);
  expect(opened(browser.openTab().storage).database.table(jobTable).query()).toEqual(jobs.query());
  undo();
  expect([jobs.query(), notes.query()]).toEqual(before);
});

test('what is written while a restore gets ready stays', async () => {
  const { database, jobs, browser } = open();
  const id = jobs.insert({ title: 'Baker' });
  const later = opened(new SimulatedBrowser(browser.state).openTab().storage).database;
  vi.advanceTimersByTime(1000);
  later.table(jobTable).update(id, { salary: 5 });
  const restoring = restoreBackup(database, createBackup(later).text, 'merge');
  jobs.update(id, { title: 'Cook' });
  await restoring;
  expect(jobs.get(id)).toMatchObject({ title: 'Cook', salary: 5 });
});

test('what another tab writes into other fields at the moment of a restore stays', async () => {
  const browser = new SimulatedBrowser();
  const tabs = [browser.openTab(), browser.openTab()];
  const [here, there] = tabs.map(({ storage, events }) => opened(storage, { events })) as [Opened, Opened];
  const id = here.database.table(jobTable).insert({ title: 'Baker' });
  browser.settle();
  const later = opened(new SimulatedBrowser(browser.state).openTab().storage).database;
  later.table(jobTable).update(id, { salary: 5 });
  const restoring = restoreBackup(here.database, createBackup(later).text, 'merge');
  there.database.table(jobTable).update(id, { title: 'Cook' });
  await restoring;
  for (let round = 0; round < 3; round += 1) {
    browser.settle();
    for (const { maintenance } of [here, there]) maintenance.rewrites.write();
  }
  for (const { database } of [here, there, opened(browser.openTab().storage)])
    expect(database.table(jobTable).get(id)).toMatchObject({ title: 'Cook', salary: 5 });
});

test('a restored table has its record with its rows, whenever the browser is killed', async () => {
  const from = open();
  from.notes.insert({ text: 'persisted' });
  const { browser, database } = open();
  const before = browser.log.length;
  await restoreBackup(database, createBackup(from.database).text, 'merge');
  const record = browser.log.slice(before).find(({ key }) => key?.startsWith('keepmark!'));
  expect(record!.value).toContain('"keepmark/notes"');
});

test('nothing is written of a backup that is damaged, foreign or newer', async () => {
  const { database, jobs } = open();
  jobs.insert({ title: 'Baker' });
  const { text } = createBackup(database);
  const before = jobs.query();
  const wrong: [string, new (...args: never[]) => Error][] = [
    [text.slice(0, -10), DamagedBackupError],
    [text.replace('Baker', 'Maker'), DamagedBackupError],
    ['{}', NotABackupError],
    ['hello', NotABackupError],
    [text.replace('"formatVersion":1', '"formatVersion":2'), NewerBackupError],
    [text.replace('"schemaVersion":1', '"schemaVersion":9'), NewerBackupError],
  ];
  for (const [given, error] of wrong)
    await expect(restoreBackup(database, given, 'replace')).rejects.toBeInstanceOf(error);
  expect(jobs.query()).toEqual(before);
});

test('a backup that does not fit leaves everything as it was', async () => {
  const noise = (): string => Array.from({ length: 40 }, () => Math.random().toString(36).slice(2)).join('');
  const from = open();
  from.database.transaction(() => {
    for (let row = 0; row < 1000; row += 1) from.jobs.insert({ title: noise() });
  });
  const to = open(100_000);
  to.jobs.insert({ title: 'Baker' });
  const before = to.jobs.query();
  await expect(restoreBackup(to.database, createBackup(from.database).text, 'replace')).rejects.toThrow(
    /^This browser’s storage is full\. Back up your data, then delete what you no longer need\.$/,
  );
  expect(to.jobs.query()).toEqual(before);
  const again = opened(to.browser.openTab().storage).database;
  await again.ready;
  expect(again.table(jobTable).query()).toEqual(before);
});

test('the health view counts what is there', () => {
  const { database, jobs, browser } = open();
  jobs.insert({ title: 'Baker' });
  browser.state.set('theme', 'dark');
  const { usedCharacters, limitCharacters, tables, otherCharacters, changesSinceBackup, mode } = readHealth(database);
  expect(limitCharacters).toBe(5_242_880);
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['jobs', 1],
    ['notes', 0],
  ]);
  expect(tables.reduce((sum, { characters }) => sum + characters, otherCharacters)).toBe(usedCharacters);
  expect({ changesSinceBackup, mode }).toEqual({ changesSinceBackup: 1, mode: 'local' });
  createBackup(database);
  expect(readHealth(database)).toMatchObject({ changesSinceBackup: 0, lastBackupAtMs: Date.now() });
});

test('rescued pieces are listed until they are let go', async () => {
  const browser = new SimulatedBrowser(new Map([['keepmark/jobs/x', 'broken']]));
  const { database } = opened(browser.openTab().storage);
  await database.ready;
  database.table(jobTable);
  const [piece] = readHealth(database).rescued;
  expect(piece).toMatchObject({ from: 'keepmark/jobs/x', text: 'broken', reason: 'A row is damaged.' });
  forgetRescued(database, piece!.key);
  expect(readHealth(database).rescued).toEqual([]);
});

test('a backup is due after a hundred changes, or after thirty days with any', () => {
  const { database, jobs } = open();
  expect(backupDue(database)).toBeUndefined();
  jobs.insert({});
  expect(backupDue(database)).toBeUndefined();
  vi.advanceTimersByTime(30 * dayMs);
  expect(backupDue(database)).toBe('days');
  createBackup(database);
  expect(backupDue(database)).toBeUndefined();
  for (let change = 0; change < 99; change += 1) jobs.insert({});
  expect(backupDue(database)).toBeUndefined();
  jobs.insert({});
  expect(backupDue(database)).toBe('changes');
  remindOfBackups(database, false);
  expect(backupDue(database)).toBeUndefined();
  remindOfBackups(database, true);
  expect(backupDue(database)).toBe('changes');
});

test('a backup is due within five days where the browser deletes what is not visited for a week', () => {
  const { database, jobs } = open();
  const due = () => backupDue(database, { deletesUnvisited: true });
  expect(due()).toBeUndefined();
  jobs.insert({});
  expect(due()).toBeUndefined();
  vi.advanceTimersByTime(dayMs);
  expect(due()).toBe('unvisited');
  expect(backupDue(database)).toBeUndefined();
  createBackup(database);
  jobs.insert({});
  vi.advanceTimersByTime(5 * dayMs - 1);
  expect(due()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(due()).toBe('unvisited');
  putOffBackup(database);
  expect(due()).toBeUndefined();
  createBackup(database);
  vi.advanceTimersByTime(40 * dayMs);
  expect(due()).toBeUndefined();
});

test('what the store remembers of its care counts only as far as it can be true', () => {
  const browser = new SimulatedBrowser();
  const record = { changes: 'x', lastBackupAtMs: 'never', lastRecovery: { atMs: null, rows: 2 }, remindersOff: false };
  for (const text of [JSON.stringify(record), '[1]', '"text"', 'null', '{']) {
    browser.write(undefined, { key: 'keepmark@', value: text });
    browser.settle();
    const tab = opened(browser.openTab().storage);
    expect(readHealth(tab.database)).toMatchObject({
      changesSinceBackup: 0,
      lastBackupAtMs: undefined,
      lastRecovery: undefined,
    });
    expect(backupDue(tab.database)).toBeUndefined();
    tab.database.table(jobTable).insert({});
    expect(readHealth(tab.database).changesSinceBackup).toBe(1);
  }
  // What a newer version remembers stays.
  browser.write(undefined, { key: 'keepmark@', value: '{"changes":3,"later":"yes"}' });
  browser.settle();
  const tab = opened(browser.openTab().storage);
  remindOfBackups(tab.database, false);
  expect(JSON.parse(browser.state.get('keepmark@')!)).toEqual({ changes: 3, later: 'yes', remindersOff: true });
});

test('the browser is asked to keep the data once there is some, and not again for thirty days', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } });
  const { database, jobs } = open();
  expect(await persistStorage(database)).toBe('too-early');
  for (let row = 0; row < 5; row += 1) jobs.insert({});
  expect(await persistStorage(database)).toBe('refused');
  expect(await persistStorage(database)).toBe('too-early');
  vi.advanceTimersByTime(31 * dayMs);
  expect(await persistStorage(database)).toBe('refused');
  expect(await persistStorage(database, 'now')).toBe('refused');
  expect(persist).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

test('restoring a backup leaves nothing more to back up', async () => {
  const from = open();
  from.database.transaction(() => {
    for (let row = 0; row < 200; row += 1) from.jobs.insert({ title: `${row}` });
  });
  const { text } = createBackup(from.database);
  const merged = open();
  merged.jobs.insert({ title: 'Mine' });
  const { undo } = await restoreBackup(merged.database, text, 'merge');
  expect(readHealth(merged.database).changesSinceBackup).toBe(1);
  expect(backupDue(merged.database)).toBeUndefined();
  undo();
  expect(merged.jobs.query().map(({ title }) => title)).toEqual(['Mine']);
  const replaced = open();
  replaced.jobs.insert({ title: 'Mine' });
  await restoreBackup(replaced.database, text, 'replace');
  expect(readHealth(replaced.database).changesSinceBackup).toBe(0);
});

test('a reminder that is put off stays away for the day', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  const { database, jobs } = open();
  for (let row = 0; row < 100; row += 1) jobs.insert({ title: `${row}` });
  expect(backupDue(database)).toBe('changes');
  putOffBackup(database);
  vi.setSystemTime(new Date(2026, 10, 22, 23, 59));
  expect(backupDue(database)).toBeUndefined();
  vi.setSystemTime(new Date(2026, 10, 23, 0, 1));
  expect(backupDue(database)).toBe('changes');
});
