import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutDollars, atAveragePrices, costOfLiving } from './cost-of-living';

const amounts = fc.integer({ min: 1, max: 10_000_000 });
const parity = fc.double({ min: 70, max: 130, noNaN: true });

describe('cost of living', () => {
  it('lowers the value of money if prices are higher', () => {
    const { buys, toMatch, percentHigher } = costOfLiving(62_000, 100, 125);
    expect([buys, toMatch, percentHigher]).toEqual([49_600, 77_500, 25]);
  });

  it('converts a matching amount back to the original', () => {
    fc.assert(
      fc.property(amounts, parity, parity, (amount, from, to) => {
        const there = costOfLiving(amount, from, to).toMatch;
        expect(costOfLiving(there, to, from).toMatch).toBeCloseTo(amount, 3);
        expect(costOfLiving(there, from, to).buys).toBeCloseTo(amount, 3);
      }),
    );
  });

  it('gives matching amounts the same value at average prices', () => {
    fc.assert(
      fc.property(amounts, parity, parity, (amount, from, to) => {
        const { toMatch } = costOfLiving(amount, from, to);
        expect(atAveragePrices(toMatch, to)).toBeCloseTo(atAveragePrices(amount, from), 3);
      }),
    );
  });

  it('rounds estimates to hundreds', () => {
    expect(aboutDollars(58_362)).toBe(58_400);
  });
});
