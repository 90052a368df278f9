import { expect, it } from 'vitest';
import { NewerFormatError, UnreadableItemError } from '../keys/item-cipher';
import { type Item, itemText, readItem } from './item';

const origin = { table: 'jobs', id: '0abc', writer: 'w1', schema: 3 };
const rows: Item[] = [
  {
    ...origin,
    row: {
      values: { title: 'Baker', notes: null, types: ['a'], extra: { score: 1 } },
      stamps: { base: 5, fields: { title: 7 } },
    },
  },
  { ...origin, row: { values: { toString: 'yes' }, stamps: { base: 0, fields: {} } } },
  { ...origin, row: { values: { title: 'Baker' }, stamps: { base: 5, fields: {} } }, bornAt: 5 },
  { ...origin, deletedAt: 12 },
];

it.each(rows)('reads what it wrote: %j', (item) => {
  expect(readItem(itemText(item))).toEqual(item);
});

it('leaves alone what a newer version wrote', () => {
  expect(() => readItem(itemText(rows[0]!).replace('"v":1', '"v":2'))).toThrow(NewerFormatError);
});

it.each(['', 'null', '7', '[]', '{}', '{"v":1}', '{"v":0,"t":"a","i":"b","w":"","c":1,"d":1}'])(
  'refuses %j',
  (text) => {
    expect(() => readItem(text)).toThrow(UnreadableItemError);
  },
);

it.each([
  { t: '' },
  { t: 'jobs/../other' },
  { t: 7 },
  { s: -1 },
  { s: 'now' },
  { s: 1.5 },
  { r: [] },
  { r: null },
  { f: { title: 'now' } },
  { f: [] },
])('refuses a row with %j', (wrong) => {
  const text = JSON.stringify({ ...(JSON.parse(itemText(rows[0]!)) as object), ...wrong });
  expect(() => readItem(text)).toThrow(UnreadableItemError);
});
