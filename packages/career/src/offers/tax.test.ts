import type { IncomeTaxSchedule, Taxes } from '@keepmark/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxes } from '../testing/offer-fixtures';
import { bracketTax, filingStatuses, incomeTaxOn, taxBill } from './tax';

const brackets = [
  { from: 0, rate: 0.1 },
  { from: 10_000, rate: 0.2 },
  { from: 50_000, rate: 0.3 },
];

describe('tax by brackets', () => {
  it.each([
    [0, 0],
    [10_000, 1000],
    [10_001, 1000.2],
    [50_000, 9000],
    [60_000, 12_000],
  ])('on %d is %d', (income, tax) => {
    expect(bracketTax(brackets, income)).toBeCloseTo(tax, 6);
  });

  it('stops growing at the cap', () => {
    const capped = [
      { from: 0, rate: 0.062 },
      { from: 100_000, rate: 0 },
    ];
    expect(bracketTax(capped, 1_000_000)).toBe(bracketTax(capped, 100_000));
  });
});

it('takes the deduction and the exemption from the income, and the credit from the tax', () => {
  const schedule: IncomeTaxSchedule = {
    brackets,
    standardDeduction: [{ from: 0, amount: 8000 }],
    personalExemption: [{ from: 0, amount: 2000 }],
    taxCredit: [{ from: 0, amount: 150 }],
  };
  expect(incomeTaxOn(schedule, 30_000)).toBeCloseTo(1000 + 2000 - 150, 6);
  expect(incomeTaxOn(schedule, 9000)).toBe(0);
  expect(incomeTaxOn(schedule, 11_000)).toBe(0);
});

it('subtracts less above the income where a reduction shrinks', () => {
  const schedule: IncomeTaxSchedule = {
    brackets: [{ from: 0, rate: 0.1 }],
    standardDeduction: [
      { from: 0, amount: 5000 },
      { from: 40_000, amount: 2000 },
    ],
    personalExemption: [],
    taxCredit: [],
  };
  expect(incomeTaxOn(schedule, 39_999)).toBeCloseTo(3499.9, 6);
  expect(incomeTaxOn(schedule, 40_000)).toBeCloseTo(3800, 6);
});

it('names the state of its notes, since offers in several states stand beside each other', () => {
  const { state } = taxes();
  const noted = taxes({ stateCode: 'KY', state: state && { ...state, notes: ['Without the taxes of cities.'] } });
  expect(taxBill(noted, 'single', 50_000).notes).toEqual(['KY: Without the taxes of cities.']);
});

const rising = (froms: readonly number[]) => [0, ...new Set(froms)].toSorted((left, right) => left - right);
const froms = fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 6 });
const shrinking = (most: number) =>
  fc.tuple(froms, fc.array(fc.integer({ min: 0, max: most }), { minLength: 7, maxLength: 7 })).map(([at, amounts]) => {
    const falling = amounts.toSorted((left, right) => right - left);
    return rising(at).map((from, index) => ({ from, amount: falling[index] ?? 0 }));
  });
const schedules: fc.Arbitrary<IncomeTaxSchedule> = fc.record({
  brackets: fc
    .tuple(froms, fc.array(fc.double({ min: 0, max: 0.3, noNaN: true }), { minLength: 7, maxLength: 7 }))
    .map(([at, rates]) => rising(at).map((from, index) => ({ from, rate: rates[index] ?? 0 }))),
  standardDeduction: shrinking(30_000),
  personalExemption: shrinking(10_000),
  taxCredit: shrinking(3000),
});
const wages = fc.integer({ min: 0, max: 2_000_000 });

describe('income tax', () => {
  it('is never negative, never falls with a raise, and never takes more than the highest rate', () => {
    fc.assert(
      fc.property(schedules, wages, wages, (schedule, low, more) => {
        const highest = Math.max(...schedule.brackets.map(({ rate }) => rate));
        const [before, after] = [incomeTaxOn(schedule, low), incomeTaxOn(schedule, low + more)];
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after - before).toBeGreaterThanOrEqual(-0.001);
        expect(after).toBeLessThanOrEqual((low + more) * highest + 0.001);
      }),
    );
  });
});

describe('the taxes on wages', () => {
  it('are the sum of their lines, each with its source, and less than the wages', () => {
    fc.assert(
      fc.property(schedules, fc.constantFrom(...filingStatuses), wages, (schedule, status, amount) => {
        const own: Taxes = { ...taxes(), state: { ...taxes().federal, single: schedule, marriedJointly: schedule } };
        const { lines, total } = taxBill(own, status, amount);
        expect(total).toBeCloseTo(
          lines.reduce((sum, line) => sum + line.amount, 0),
          6,
        );
        expect(lines.every(({ source }) => source.name !== '')).toBe(true);
        expect(total).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('say if the state’s tax is unknown', () => {
    expect(taxBill({ ...taxes(), state: null }, 'single', 60_000)).toMatchObject({ hasStateTax: false });
    expect(taxBill({ ...taxes(), state: null }, 'single', 60_000).lines.map(({ name }) => name)).toEqual([
      'Federal income tax',
      'Social Security',
      'Medicare',
    ]);
  });

  it('differ by filing status', () => {
    const [single, married] = filingStatuses.map((status) => taxBill(taxes(), status, 90_000).total);
    expect(married).toBeLessThan(single ?? 0);
  });
});
