import { expect, it } from 'vitest';
import { salaryPerYear } from './salary-per-year';

it.each([
  ['$60,000–$90,000 a year', 90_000],
  ['$25–$30.50 an hour', 63_440],
  ['$80,000 to $95,000', 95_000],
  ['€45k - 60K', 60_000],
  ['£350 per day', 91_000],
  ['45.000 € – 52.000 € per year', 52_000],
  ['CHF 6’500 per month', 78_000],
  ["CHF 6'500 per month", 78_000],
  ['$120K – $150K • 0.1% – 0.5% • Offers Bonus', 150_000],
  ['$1,200 weekly', 62_400],
  ['22/hr', 45_760],
  ['USD 185000', 185_000],
  ['18 - 22', 45_760],
])('%s is %d a year', (text, yearly) => {
  expect(salaryPerYear(text)).toBe(yearly);
});

it.each(['', 'Competitive', 'DOE', '$4,000', '10% bonus', '$99,000,000 a year', '$3 a year'])(
  'returns nothing for %j',
  (text) => {
    expect(salaryPerYear(text)).toBeNull();
  },
);
