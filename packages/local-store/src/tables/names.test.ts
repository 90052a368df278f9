import { expect, test } from 'vitest';
import { defineTable, field, openDatabase } from '..';
import { addColumns, columnExists, createTable, dropTable } from '../data-definition';
import { memoryStorage } from '../testing';
import { jobTable } from '../testing/jobs';

const open = () => openDatabase('keepmark', { storage: memoryStorage() });

test.each(['', 'a b', 'a-b', 'é', 'a/b'])('%j is no name', (name) => {
  expect(() => openDatabase(name)).toThrow(`The name '${name}' contains invalid characters`);
  expect(() => defineTable(name, { fields: {} })).toThrow(`The database name '${name}' contains invalid characters.`);
  expect(() => defineTable('jobs', { fields: { [name]: field.text() } })).toThrow(
    'One or more field names in the table definition contains invalid characters',
  );
});

test('a table is created once', () => {
  const database = open();
  createTable(database, jobTable);
  expect(() => createTable(database, jobTable)).toThrow("The table name 'jobs' already exists.");
});

test('a missing table is named in the error', () => {
  const database = open();
  const jobs = database.table(jobTable);
  dropTable(database, 'jobs');
  expect(database.tableExists('jobs')).toBe(false);
  expect(() => jobs.query()).toThrow("The table 'jobs' does not exist");
  expect(() => dropTable(database, 'jobs')).toThrow("The table 'jobs' does not exist");
  expect(() => columnExists(database, 'jobs', 'title')).toThrow("The table 'jobs' does not exist");
});

test('a dropped table stays gone after a reopen, and can be created again', () => {
  const storage = memoryStorage();
  const database = openDatabase('keepmark', { storage });
  database.table(jobTable).insert({ title: 'Old' });
  dropTable(database, 'jobs');
  database.close();
  const again = openDatabase('keepmark', { storage });
  expect(again.tableNames).toEqual([]);
  expect(createTable(again, jobTable).query()).toEqual([]);
});

test('a field may have the name of something that every object has', () => {
  const table = open().table(
    defineTable('things', { fields: { constructor: field.text('none'), toString: field.number() } }),
  );
  const id = table.insert({});
  expect(table.get(id)).toMatchObject({ constructor: 'none', toString: 0 });
});

test.each(['constructor', '__proto__', 'toString'])('%s is a table like any other', (name) => {
  const database = open();
  const table = database.table(defineTable(name, { fields: { constructor: field.text() } }));
  const id = table.insert({ constructor: 'yes' });
  expect(table.get(id)).toEqual({ internalId: id, constructor: 'yes' });
  expect(database.tableNames).toEqual([name]);
});

test('added columns hold their default in the rows that are there', () => {
  const storage = memoryStorage();
  const first = openDatabase('keepmark', { storage });
  first.table(defineTable('jobs', { fields: { title: field.text() } })).insert({ title: 'Baker' });
  addColumns(first, 'jobs', { stars: 3 });
  expect(columnExists(first, 'jobs', 'stars')).toBe(true);
  first.close();
  const wider = defineTable('jobs', { fields: { title: field.text(), stars: field.number(), seen: field.boolean() } });
  const jobs = openDatabase('keepmark', { storage }).table(wider);
  expect(jobs.query()).toMatchObject([{ title: 'Baker', seen: false }]);
});
