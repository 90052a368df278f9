import { describe, expect, it } from 'vitest';
import { isRing, joinLines, polygonsOf } from './rings';

const square = (from: number, to: number) => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];

describe('joining lines', () => {
  it('makes a ring of lines in any order and direction', () => {
    const [a = [], b = [], c = [], d = []] = square(0, 4);
    const joined = joinLines(
      [
        [a, b],
        [d, c],
        [d, a],
        [c, b],
      ],
      { mayTurn: true },
    );
    expect(joined).toHaveLength(1);
    expect(isRing(joined[0]!)).toBe(true);
  });

  it('leaves lines that lack a part open', () => {
    const [a = [], b = [], c = []] = square(0, 4);
    expect(
      joinLines(
        [
          [a, b],
          [b, c],
        ],
        { mayTurn: true },
      ).filter(isRing),
    ).toEqual([]);
  });
});

it('gives each hole to the smallest area around it', () => {
  const [large, small] = [square(0, 10), square(2, 8)];
  const hole = square(4, 5);
  expect(polygonsOf([large, small], [hole, square(20, 21)])).toEqual([[large], [small, hole]]);
});
