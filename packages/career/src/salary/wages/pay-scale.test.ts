import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayStep, positionText, scalePosition } from './pay-scale';

const levels: PayStep[] = [
  { name: 'entry', amount: 60_000 },
  { name: 'qualified', amount: 72_000 },
  { name: 'experienced', amount: 84_000 },
  { name: 'fully competent', amount: 96_000 },
];
const textAt = (amount: number, steps = levels) => {
  const position = scalePosition(steps, amount);
  return position && positionText(position);
};

describe('an amount on a pay scale', () => {
  it.each([
    [59_999, 'below entry'],
    [60_000, 'exactly at entry'],
    [62_000, 'between entry and qualified'],
    [95_999, 'between experienced and fully competent'],
    [96_001, 'above fully competent'],
  ])('%d is %s', (amount, text) => {
    expect(textAt(amount)).toBe(text);
  });

  it('isn’t placed between figures that are only minimums', () => {
    const steps = [
      { name: 'the median', amount: 200_000 },
      { name: 'the 75th percentile', amount: 239_200, isLeast: true },
      { name: 'the 90th percentile', amount: 239_200, isLeast: true },
    ];
    expect(textAt(210_000, steps)).toBe('between the median and the 75th percentile');
    expect(textAt(300_000, steps)).toBe('at or above the 75th percentile');
  });

  it('has no position on a scale without figures', () => {
    expect(scalePosition([], 1)).toBeUndefined();
  });

  it('is where the figures below and above put it', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 220 }), (unsorted, amount) => {
        const sorted = unsorted.toSorted((left, right) => left - right);
        const below = sorted.filter((each) => each < amount);
        const above = sorted.filter((each) => each > amount);
        const name = (each: number | undefined) => String(each);
        const expected = sorted.includes(amount)
          ? `exactly at ${amount}`
          : below.length === 0
            ? `below ${name(above[0])}`
            : above.length === 0
              ? `above ${name(below.at(-1))}`
              : `between ${name(below.at(-1))} and ${name(above[0])}`;
        const steps = sorted.map((each) => ({ name: name(each), amount: each }));
        expect(textAt(amount, steps)).toBe(expected);
      }),
    );
  });
});
