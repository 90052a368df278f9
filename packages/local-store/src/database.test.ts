import { expect, expectTypeOf, test } from 'vitest';
import { defineTable, field, openDatabase, type RowOf } from '.';
import { memoryStorage } from './testing';

const jobTable = defineTable('jobs', {
  fields: {
    companyName: field.text(),
    latitude: field.number(null),
    applied: field.boolean(false),
    status: field.oneOf(['saved', 'applied'], 'saved'),
    types: field.list(),
  },
  indexes: ['status', 'companyName'],
  counts: ['status'],
});
type Job = RowOf<typeof jobTable>;

test('rows are typed by their definition', () => {
  expectTypeOf<Job>().toEqualTypeOf<{
    readonly internalId: string;
    readonly companyName: string;
    readonly latitude: number | null;
    readonly applied: boolean;
    readonly status: 'saved' | 'applied';
    readonly types: readonly string[];
  }>();
});

test('what is written is there after opening again', () => {
  const storage = memoryStorage();
  const database = openDatabase('keepmark', { storage });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ companyName: 'Acme', types: ['fulltime'] });
  const gone = jobs.insert({ companyName: 'Gone' });
  expect(jobs.update(id, { status: 'applied' })).toBe(1);
  expect(jobs.delete(gone)).toBe(1);
  database.close();

  const again = openDatabase('keepmark', { storage }).table(jobTable);
  expect(again.query()).toEqual([
    { internalId: id, companyName: 'Acme', latitude: null, applied: false, status: 'applied', types: ['fulltime'] },
  ]);
  expect(again.countsOf('status')).toEqual({ applied: 1 });
});

test('a transaction that throws changes nothing', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ companyName: 'Acme' });
  expect(() =>
    database.transaction(() => {
      jobs.update(id, { companyName: 'Other' });
      jobs.insert({ companyName: 'New' });
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(jobs.query().map((job) => job.companyName)).toEqual(['Acme']);
});

test('undo brings a deleted row back under its id', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ companyName: 'Acme' });
  const undo = database.undoable('Deleted Acme', () => jobs.delete(id));
  expect(jobs.count()).toBe(0);
  undo();
  expect(jobs.get(id)?.companyName).toBe('Acme');
});

test('an undo that was made within a transaction reverses the whole of it', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const jobs = database.table(jobTable);
  const id = jobs.insert({ companyName: 'Acme' });
  const undo = database.transaction(() => {
    jobs.insert({ companyName: 'New' });
    return database.undoable('Deleted Acme', () => jobs.delete(id));
  });
  expect(jobs.query()).toMatchObject([{ companyName: 'New' }]);
  undo();
  expect(jobs.query()).toMatchObject([{ companyName: 'Acme' }]);
});
