import { expect, it } from 'vitest';
import { quantile, rounded } from './figures';

it('rounds to four significant digits', () => {
  expect([rounded(12.345_67), rounded(0.001_234_56), rounded(98_765.4)]).toEqual([12.35, 0.001_235, 98_770]);
});

it('finds the median and the 95th percentile in any order', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile(values, 1)]).toEqual([51, 96, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});
