import { describe, expect, it } from 'vitest';
import { taxes } from '../testing/offer-fixtures';
import { cityTaxOf } from './city-tax';
import { incomeTaxOn, taxBill } from './tax';

const amount = (city: string, state: string, wages: number, stateTax: number | null = null) =>
  cityTaxOf(state, { city, state })?.amountOn({ status: 'single', wages, stateTax });

describe('the income tax of a city', () => {
  it.each([
    ['Philadelphia', 'PA', 2244],
    ['Detroit', 'MI', 1440],
    ['grand rapids', 'MI', 900],
    ['Lansing', 'MI', 600],
    ['Columbus', 'OH', 1500],
    ['Cincinnati', 'OH', 1080],
    ['Louisville', 'KY', 1320],
    ['Lexington', 'KY', 1350],
  ])('of %s, %s on $60,000 is $%d', (city, state, tax) => {
    expect(amount(city, state, 60_000)).toBeCloseTo(tax, 6);
  });

  it('of New York City is by brackets, after the standard deduction and the school tax credit', () => {
    // $52,000 taxable: $1,813 by the city's brackets, plus 3.876% of $2,000, less $112.20 and $63 of credits.
    const byBrackets = 369.36 + 489.06 + 954.75 + 77.52;
    expect(amount('Brooklyn', 'NY', 60_000)).toBeCloseTo(byBrackets - (20.52 + 0.00228 * 40_000) - 63, 2);
    expect(amount('New York', 'NY', 8000)).toBe(0);
    const married = cityTaxOf('NY', { city: 'New York', state: 'NY' })?.amountOn({
      status: 'marriedJointly',
      wages: 60_000,
      stateTax: null,
    });
    expect(married).toBeLessThan(amount('New York', 'NY', 60_000) ?? 0);
  });

  it('of Yonkers is a share of the state’s', () => {
    expect(amount('Yonkers', 'NY', 60_000, 2000)).toBe(335);
    expect(amount('Yonkers', 'NY', 60_000)).toBeNull();
  });

  it('is unknown elsewhere, and where another state taxes the offer', () => {
    expect(cityTaxOf('TX', { city: 'Austin', state: 'TX' })).toBeUndefined();
    expect(cityTaxOf('IL', { city: 'Springfield', state: 'IL' })).toBeUndefined();
    expect(cityTaxOf('NJ', { city: 'New York', state: 'NY' })).toBeUndefined();
    expect(cityTaxOf('NY', { city: '', state: 'NY' })).toBeUndefined();
  });
});

describe('a bill with a city', () => {
  const { state } = taxes();
  const missing = 'Without the income taxes of cities such as Detroit.';
  const michigan = taxes({ stateCode: 'MI', state: state && { ...state, notes: [missing, 'Another note.'] } });

  it('has its line and its note, instead of the note that it lacks it', () => {
    const bill = taxBill(michigan, 'single', 60_000, cityTaxOf('MI', { city: 'Detroit', state: 'MI' }));
    expect(bill.lines.at(-1)).toMatchObject({ name: 'City income tax', amount: 1440, source: { year: 2023 } });
    expect(bill.total).toBeCloseTo(taxBill(michigan, 'single', 60_000).total + 1440, 6);
    expect(bill.notes).toEqual([
      'MI: Another note.',
      'Detroit: as if you live there. People who only work there pay 1.2%.',
    ]);
  });

  it('keeps the note in a city without figures', () => {
    const none = cityTaxOf('MI', { city: 'Ann Arbor', state: 'MI' });
    expect(taxBill(michigan, 'single', 60_000, none).notes).toContain(`MI: ${missing}`);
  });

  it('takes the share of the state’s tax', () => {
    const newYork = taxes({ stateCode: 'NY', state: state && { ...state, single: taxes().federal.single } });
    const { lines } = taxBill(newYork, 'single', 60_000, cityTaxOf('NY', { city: 'Yonkers', state: 'NY' }));
    expect(lines.at(-1)?.amount).toBeCloseTo(0.1675 * incomeTaxOn(taxes().federal.single, 60_000), 6);
  });
});
