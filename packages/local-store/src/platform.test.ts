// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { defineTable, field, openDatabase } from '.';

const table = defineTable('jobs', { fields: { title: field.text() } });

afterEach(() => vi.unstubAllGlobals());

test('denied storage is a memory that says so', () => {
  vi.stubGlobal('localStorage', undefined);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const database = openDatabase('denied');
  expect(database.mode).toBe('memory');
  const id = database.table(table).insert({ title: 'Baker' });
  expect(database.table(table).get(id)?.title).toBe('Baker');
  database.close();
});

test('a database is opened once in a page', () => {
  const database = openDatabase('once');
  expect(openDatabase('once')).toBe(database);
  database.close();
  expect(openDatabase('once')).not.toBe(database);
  openDatabase('once').close();
});
