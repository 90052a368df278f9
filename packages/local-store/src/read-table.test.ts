import { expect, test } from 'vitest';
import { defineTable, field, openDatabase } from '.';
import { addColumns, readTable } from './data-definition';
import { memoryStorage } from './testing';

const noteTable = defineTable('notes', { fields: { text: field.text(), stars: field.number(1) } });

test('a table is read as it is stored, with columns that nobody declares', () => {
  const storage = memoryStorage();
  const first = openDatabase('keepmark', { storage });
  const id = first.table(noteTable).insert({ text: 'Milk' });
  addColumns(first, 'notes', { color: 'red' });
  first.close();
  const database = openDatabase('keepmark', { storage });
  expect(readTable(database, 'notes')).toEqual({
    columns: [
      { name: 'text', kind: 'json' },
      { name: 'stars', kind: 'json' },
      { name: 'color', kind: 'json' },
    ],
    rows: [{ internalId: id, text: 'Milk', stars: 1, color: 'red' }],
    totalRows: 1,
  });
  // Reading it declares nothing: the application's own table has its fields.
  expect(database.table(noteTable).query()).toEqual([{ internalId: id, text: 'Milk', stars: 1 }]);
});

test('a part of a table is read in the order of its rows', () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const notes = database.table(noteTable);
  database.transaction(() => {
    for (let stars = 0; stars < 25; stars += 1) notes.insert({ stars });
  });
  const { rows, totalRows } = readTable(database, 'notes', { offset: 20, limit: 10 });
  expect([rows.map(({ stars }) => stars), totalRows]).toEqual([[20, 21, 22, 23, 24], 25]);
  expect(() => readTable(database, 'jobs')).toThrow("The table 'jobs' does not exist");
});
