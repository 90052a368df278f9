import { expect, test } from 'vitest';
import { defineTable, field } from './table-definition';
import { type StoredObject, TableMemory } from './table-memory';

const names = Array.from({ length: 30 }, (_, index) => `field${index}`);
const wideTable = defineTable('wide', { fields: Object.fromEntries(names.map((name) => [name, field.text('none')])) });

/** A table with one row of three cells. */
function wideMemory(): TableMemory {
  const memory = new TableMemory('wide');
  // As stored by a version that declared other fields, in another order.
  memory.columnFor('gone', { tags: ['old'] });
  memory.columnFor('field1', 'none');
  memory.define(wideTable);
  memory.add('a', ['a', 0, 'kept', 'one']);
  return memory;
}

const objectOf = (memory: TableMemory): StoredObject => memory.get('a')!;

test('an object has the declared fields, in their order, with their values or defaults', () => {
  const object = objectOf(wideMemory());
  expect(Object.keys(object)).toEqual(['internalId', ...names]);
  expect(object).toMatchObject({ internalId: 'a', field0: 'none', field1: 'one', field29: 'none' });
  expect(Object.isFrozen(object)).toBe(true);
});

test('an object of a table that nobody declared has what is stored, down to defaults frozen', () => {
  const memory = new TableMemory('wide');
  memory.columnFor('tags', { of: ['old'] });
  memory.add('a', ['a', 0]);
  const tags = objectOf(memory)['tags'] as { readonly of: readonly string[] };
  expect(tags).toEqual({ of: ['old'] });
  expect([Object.isFrozen(tags), Object.isFrozen(tags.of)]).toEqual([true, true]);
});

test('an object gets a field that is declared later', () => {
  const memory = wideMemory();
  expect(objectOf(memory)).not.toHaveProperty('added');
  memory.define(defineTable('wide', { fields: { ...wideTable.fields, added: field.number(3) } }));
  expect(objectOf(memory)['added']).toBe(3);
});
