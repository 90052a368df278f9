import { expect, test } from 'vitest';
import { defineTable, field, InvalidValueError, openDatabase } from '..';
import { memoryStorage } from '../testing';
import { type Job, jobTable } from '../testing/jobs';

const openJobs = () => openDatabase('keepmark', { storage: memoryStorage() }).table(jobTable);

test('a query sorts by several fields and gives a part', () => {
  const jobs = openJobs();
  for (const [title, salary] of [
    ['b', 1],
    ['a', 2],
    ['b', 3],
    ['a', 1],
  ] as const)
    jobs.insert({ title, salary });
  const rows = jobs.query({
    sort: [
      ['title', 'asc'],
      ['salary', 'desc'],
    ],
    offset: 1,
    limit: 2,
  });
  expect(rows.map(({ title, salary }) => [title, salary])).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});

test('a limit of 0 gives nothing, and what is no number of rows is refused', () => {
  const jobs = openJobs();
  jobs.insert({});
  expect(jobs.query({ limit: 0 })).toEqual([]);
  for (const limit of [-1, 1.5, Number.NaN])
    expect(() => jobs.query({ limit })).toThrow('Invalid query parameter: limit');
  expect(() => jobs.query({ offset: -1 })).toThrow('Invalid query parameter: offset');
});

test('fields and parameters that are not there are refused', () => {
  const jobs = openJobs();
  const wrong = { color: 'red' } as unknown as Partial<Job>;
  expect(() => jobs.query({ where: wrong })).toThrow('Invalid query parameter: color');
  expect(() => jobs.insert(wrong)).toThrow('Invalid query parameter: color');
  expect(() => jobs.query({ top: 3 } as object)).toThrow('Invalid query parameter: top');
  expect(() => jobs.countsOf('title')).toThrow('Invalid query parameter: title');
});

test('no more than 10,000 rows are given', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  database.transaction(() => {
    for (let row = 0; row < 10_050; row += 1) jobs.insert({});
  });
  expect(jobs.query()).toHaveLength(10_000);
  expect(jobs.query({ limit: 20_000 })).toHaveLength(10_000);
  expect(jobs.count()).toBe(10_050);
});

test.each([undefined, null])('%s does not mean every row', (nothing) => {
  const jobs = openJobs();
  jobs.insert({});
  const which = nothing as unknown as string;
  expect(() => jobs.delete(which)).toThrow('Invalid query parameter');
  expect(() => jobs.update(which, { title: 'all' })).toThrow('Invalid query parameter');
  expect(jobs.count()).toBe(1);
});

test.each([
  ['title', 3, 'text'],
  ['salary', Number.NaN, 'number'],
  ['status', 'lost', 'oneOf'],
  ['types', 'fulltime', 'list'],
  ['applied', 'yes', 'boolean'],
])('%s does not take %s', (name, value, kind) => {
  const jobs = openJobs();
  const id = jobs.insert({ title: 'Baker' });
  const wrong = { title: 'Cook', [name]: value } as unknown as Partial<Job>;
  expect(() => jobs.update(id, wrong)).toThrow(`takes ${kind}`);
  expect(() => jobs.insert(wrong)).toThrow(`takes ${kind}`);
  expect(jobs.query()).toMatchObject([{ title: 'Baker' }]);
});

test('rows share nothing with what was given, and can not be changed', () => {
  const jobs = openJobs();
  const types = ['fulltime'];
  const id = jobs.insert({ types });
  types.push('contract');
  const row = jobs.get(id)!;
  expect(row.types).toEqual(['fulltime']);
  expect(() => (row.types as string[]).push('x')).toThrow(TypeError);
  expect(jobs.get(id)).toBe(row);
});

test('stores a given id, once', () => {
  const jobs = openJobs();
  expect(jobs.insert({ internalId: 'mine', title: 'Baker' })).toBe('mine');
  expect(() => jobs.insert({ internalId: 'mine' })).toThrow("has a row 'mine' already");
  expect(() => jobs.insert({ internalId: 'a/b' })).toThrow('invalid characters');
});

test('ids come in order and are never used again', () => {
  const jobs = openJobs();
  const ids = Array.from({ length: 500 }, () => jobs.insert({}));
  expect(ids).toEqual(ids.toSorted());
  jobs.truncate();
  expect(ids).not.toContain(jobs.insert({}));
});

test('insert-or-update updates what matches, else inserts with what was asked for', () => {
  const jobs = openJobs();
  const id = jobs.insertOrUpdate({ title: 'Baker' }, { salary: 1 });
  expect(jobs.insertOrUpdate({ title: 'Baker' }, { salary: 2 })).toBe(id);
  expect(jobs.query()).toMatchObject([{ title: 'Baker', salary: 2 }]);
});

test('undo of a change leaves fields that were changed again', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ title: 'Baker' });
  const undo = database.undoable('Edited', () => jobs.update(id, { title: 'Cook', notes: 'first' }));
  jobs.update(id, { notes: 'second' });
  undo();
  expect(jobs.get(id)).toMatchObject({ title: 'Baker', notes: 'second' });
});

test('undo of an insert deletes the row that was changed and changed back', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const inserted = database.undoable('Added', () => jobs.insert({ title: 'Baker' }));
  const changed = database.undoable('Edited', () => jobs.update({}, { title: 'Cook' }));
  changed();
  inserted();
  expect(jobs.query()).toEqual([]);
});

test('undo of an insert leaves the row that was changed since', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const inserted = database.undoable('Added', () => jobs.insert({ title: 'Baker' }));
  jobs.update({}, { title: 'Cook' });
  inserted();
  expect(jobs.query()).toMatchObject([{ title: 'Cook' }]);
});

test('the undo log forgets the oldest, but never a "clear all"', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ title: '0' });
  const cleared = database.clearAll(['jobs']);
  expect(jobs.count()).toBe(0);
  const undos = Array.from({ length: 51 }, (_, number) => database.undoable(`${number}`, () => jobs.insert({})));
  expect(undos[0]).toThrow('“0” can’t be undone any more');
  cleared();
  expect(jobs.get(id)?.title).toBe('0');
});

test('a JSON field takes no number that JSON does not know', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const notes = database.table(defineTable('notes', { fields: { extra: field.json<number | string>('') } }));
  for (const extra of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => notes.insert({ extra })).toThrow(InvalidValueError);
  expect(notes.get(notes.insert({ extra: 1.5 }))).toMatchObject({ extra: 1.5 });
  expect(notes.count()).toBe(1);
});
