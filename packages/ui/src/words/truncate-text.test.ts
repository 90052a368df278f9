import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncateText } from './truncate-text';

it.each([
  ['Bake bread', 10, 'Bake bread'],
  ['Bake bread.', 10, 'Bake bread…'],
  ['Bake bread', 5, 'Bake…'],
  ['Bake bread', 7, 'Bake br…'],
  ['', 5, ''],
  ['👩‍🍳👩‍🍳', 1, '…'],
  ['a👍', 2, 'a…'],
])('cuts %j at %i: %j', (text, length, expected) => {
  expect(truncateText(text, length)).toBe(expected);
});

it.each([
  ['Bake bread', 7, 'Bake…'],
  ['Bake bread at night', 10, 'Bake bread…'],
  ['Bake bread at night', 9, 'Bake brea…'],
  ['Donaudampfschifffahrt', 10, 'Donaudampf…'],
  ['Bake\nbread', 8, 'Bake\nbre…'],
])('cuts %j at a word before %i: %j', (text, length, expected) => {
  expect(truncateText(text, length, 'word')).toBe(expected);
});

it('is never longer than the length and the ellipsis, and starts like the text', () => {
  const text = fc.string({ unit: 'binary', minLength: 21 });
  fc.assert(
    fc.property(text, fc.nat(20), fc.constantFrom('character', 'word'), (long, length, at) => {
      const cut = truncateText(long, length, at);
      expect(cut.length).toBeLessThanOrEqual(length + 1);
      expect(cut.endsWith('…')).toBe(true);
      expect(long.startsWith(cut.slice(0, -1))).toBe(true);
    }),
  );
});
