import { formatSalary } from '../feeds/format-salary';
import { dollars } from './dollars';
import { isThing, type Thing } from './find-job-posting';
import { each, numberOf, textOf } from './read-things';

const periods: readonly (readonly [RegExp, string])[] = [
  [/^(?:per[\s_-]*)?(?:hour|hourly|hr|hur)$/i, 'hour'],
  [/^(?:per[\s_-]*)?(?:day|daily)$/i, 'day'],
  [/^(?:per[\s_-]*)?(?:week|weekly|wee)$/i, 'week'],
  [/^(?:per[\s_-]*)?(?:month|monthly|mon)$/i, 'month'],
  [/^(?:per[\s_-]*)?(?:year|yearly|annual|annually|annum|ann)$/i, 'year'],
];

/**
 * The pay that the employer states (`baseSalary`), as a MonetaryAmount with a range, an amount, a number or a text. An
 * `estimatedSalary` is somebody's guess and is left out.
 */
export function readSalary(posting: Thing, country = ''): string {
  for (const salary of each(posting['baseSalary'])) {
    const text = isThing(salary) ? amountOf(salary, posting, country) : plainOf(salary, posting, country);
    if (text !== '') return text;
  }
  return '';
}

/** A number, or "$50,000 - $60,000", as the ends of a range; undefined for anything else. */
function rangeOf(value: unknown): readonly [number, number] | undefined {
  const exact = numberOf(value);
  if (exact !== undefined) return [exact, exact];
  const [low, high, ...others] = textOf(value).split(/\s*(?:[-–—]|\bto\b)\s*/);
  const [min, max] = [numberOf(low), numberOf(high)];
  return others.length === 0 && min !== undefined && max !== undefined ? [min, max] : undefined;
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
};

/** The code of a currency. A plain "$" is the dollar of the country. */
function currencyOf(value: unknown, country: string): string {
  const text = textOf(value);
  return text === '$' ? (dollars[country] ?? 'USD') : (signs[text] ?? text);
}

function amountOf(salary: Thing, posting: Thing, country: string): string {
  const value = salary['value'];
  const range = each(value).find(isThing) ?? salary;
  const [from, to] = rangeOf(range['value']) ?? rangeOf(value) ?? [];
  const min = numberOf(range['minValue'] ?? salary['minValue']) ?? from;
  const max = numberOf(range['maxValue'] ?? salary['maxValue']) ?? to;
  const [low, high] = min !== undefined && max !== undefined && max > 0 && min > max ? [max, min] : [min, max];
  const unit = textOf(range['unitText'] ?? range['unitCode'] ?? salary['unitText'] ?? salary['unitCode']);
  const currency = currencyOf(salary['currency'] ?? range['currency'] ?? posting['salaryCurrency'], country);
  return formatSalary({ min: low, max: high, currency, per: periodOf(unit) });
}

function plainOf(salary: unknown, posting: Thing, country: string): string {
  const amount = numberOf(salary);
  if (amount === undefined) return /\d/.test(textOf(salary)) ? textOf(salary, 200) : '';
  return formatSalary({ min: amount, currency: currencyOf(posting['salaryCurrency'], country) });
}

const periodOf = (unit: string): string => periods.find(([pattern]) => pattern.test(unit))?.[1] ?? '';
