import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, dollars, dollarsOf, payWithUnit, statedSalary } from './money';

describe('a typed amount', () => {
  it.each([
    ['$62,000', 62_000],
    ['62k', 62_000],
    ['62.5 K', 62_500],
    ['29.50', 29.5],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['-5', undefined],
    ['about 60', undefined],
    ['1e9', undefined],
    ['60-70k', undefined],
    ['99999999999', undefined],
  ])('%j is %j dollars', (text, expected) => {
    expect(dollarsOf(text)).toBe(expected);
  });

  it('survives the round trip through an input', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
        expect(dollarsOf(amountText(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

describe('the salary in the text of a job', () => {
  it.each([
    ['$62,000 a year', { amount: 62_000, per: 'year' }],
    ['$29.50 an hour', { amount: 29.5, per: 'hour' }],
    ['62k', { amount: 62_000, per: 'year' }],
    ['$80,000–$95,000 a year', undefined],
    ['$80,000 to $95,000', undefined],
    ['60-70k', undefined],
    ['€50,000', undefined],
    ['$4,500 a month', undefined],
    ['45', undefined],
    ['Competitive', undefined],
    ['', undefined],
  ])('%j is %j', (text, expected) => {
    expect(statedSalary(text)).toEqual(expected);
  });
});

it('writes amounts with their unit', () => {
  expect(dollars(62_000.4)).toBe('$62,000');
  expect(payWithUnit(29.5, 'hour')).toBe('$29.50 an hour');
  expect(payWithUnit(62_000, 'year')).toBe('$62,000 a year');
});
