import { describe, expect, it } from 'vitest';
import { classOf, valueClasses } from './value-classes';

describe('valueClasses', () => {
  it('splits evenly', () => {
    const classes = valueClasses([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(classes).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 4 },
      { from: 5, to: 6 },
      { from: 7, to: 8 },
      { from: 9, to: 10 },
    ]);
  });

  it('keeps equal values together and never repeats a class', () => {
    expect(valueClasses([1, 1, 1, 1, 1, 1, 9])).toEqual([
      { from: 1, to: 1 },
      { from: 9, to: 9 },
    ]);
  });

  it('every value has exactly one class', () => {
    const values = Array.from({ length: 137 }, (_, index) => (index * 7919) % 101);
    const classes = valueClasses(values);
    for (const value of values) {
      expect(classes.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
    }
    expect(classOf(-5, classes)).toBe(-1);
  });

  it('leaves out what is no number and has none without values', () => {
    expect(valueClasses([Number.NaN, 4])).toEqual([{ from: 4, to: 4 }]);
    expect(valueClasses([])).toEqual([]);
  });
});
