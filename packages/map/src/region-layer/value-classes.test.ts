import { describe, expect, it } from 'vitest';
import { classesAt, classOf, valueClasses } from './value-classes';

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

  it('puts every value in exactly one class', () => {
    const values = Array.from({ length: 137 }, (_, index) => (index * 7919) % 101);
    const classes = valueClasses(values);
    for (const value of values) {
      expect(classes.filter(({ from, to }) => value >= from && value <= to)).toHaveLength(1);
    }
    expect(classOf(-5, classes)).toBe(-1);
  });

  it('skips values that are not numbers, and has no classes without values', () => {
    expect(valueClasses([Number.NaN, 4])).toEqual([{ from: 4, to: 4 }]);
    expect(valueClasses([])).toEqual([]);
  });
});

describe('fixed breaks', () => {
  it('put a value on a break into the class above, and omit empty classes', () => {
    expect(classesAt([3, 700, 10, 9, 1000], [10, 100, 1000])).toEqual([
      { from: 3, to: 9 },
      { from: 10, to: 10 },
      { from: 700, to: 700 },
      { from: 1000, to: 1000 },
    ]);
    expect(classesAt([5], [10, 100])).toEqual([{ from: 5, to: 5 }]);
    expect(classesAt([], [10])).toEqual([]);
  });
});
