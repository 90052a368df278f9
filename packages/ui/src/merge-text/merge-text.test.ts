import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeText } from './merge-text';

describe('mergeText', () => {
  const word = fc.constantFrom('led', 'two', 'people', 'baked', 'bread', '\n-', '400', '**a**');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  test('an unchanged text becomes the corrected text', () => {
    fc.assert(
      fc.property(text, text, (base, corrected) => {
        expect(mergeText(base, corrected, base)).toBe(corrected);
      }),
    );
  });
  test('an empty correction changes nothing', () => {
    fc.assert(
      fc.property(text, text, (base, own) => {
        expect(mergeText(base, base, own)).toBe(own);
      }),
    );
  });
  test('a correction never touches other text', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(text, text, text, text, (start, end, corrected, own) => {
        const [mark, other] = ['wrng', 'fence in the middle'];
        const merged = mergeText(
          `${start} ${mark} ${other} ${end}`,
          `${start} ${mark}${corrected} ${other} ${end}`,
          `${start} ${mark} ${other} ${own}`,
        );
        expect(merged ?? `${other} ${own}`).toMatch(/fence in the middle/);
        expect((merged ?? `${other} ${own}`).endsWith(`${other} ${own}`)).toBe(true);
      }),
    );
  });
});
