import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SliceTable } from './slice-table';

it('finds values by slices of a text', () => {
  const table = new SliceTable<number>();
  table.set('bread', 1);
  table.set('', 2);
  table.set('bread', 3);
  expect(table.get('The bread rises', 4, 9)).toBe(3);
  expect(table.get('The bread rises', 4, 4)).toBe(2);
  expect(table.get('The bread rises', 4, 8)).toBeUndefined();
  expect(table.size).toBe(2);
  table.clear();
  expect(table.get('bread', 0, 5)).toBeUndefined();
  expect(table.size).toBe(0);
});

it('holds whatever a map holds', () => {
  const entry = fc.tuple(fc.string({ unit: 'grapheme', maxLength: 4 }), fc.integer());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 3000, size: 'max' }), (entries) => {
      const table = new SliceTable<number>();
      for (const [key, value] of entries) table.set(key, value);
      const map = new Map(entries);
      expect(table.size).toBe(map.size);
      for (const [key, value] of map) expect(table.get(`<${key}>`, 1, key.length + 1)).toBe(value);
    }),
    { numRuns: 5 },
  );
});
