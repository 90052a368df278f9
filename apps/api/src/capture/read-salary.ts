import { formatSalary } from '../feeds/format-salary';
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
export function readSalary(posting: Thing): string {
  for (const salary of each(posting['baseSalary'])) {
    const text = isThing(salary) ? amountOf(salary, posting) : plainOf(salary, posting);
    if (text !== '') return text;
  }
  return '';
}

function amountOf(salary: Thing, posting: Thing): string {
  const value = salary['value'];
  const range = each(value).find(isThing) ?? salary;
  const exact = numberOf(range['value']) ?? numberOf(value);
  const min = numberOf(range['minValue'] ?? salary['minValue']) ?? exact;
  const max = numberOf(range['maxValue'] ?? salary['maxValue']) ?? exact;
  const [low, high] = min !== undefined && max !== undefined && max > 0 && min > max ? [max, min] : [min, max];
  const unit = textOf(range['unitText'] ?? range['unitCode'] ?? salary['unitText'] ?? salary['unitCode']);
  const currency = textOf(salary['currency'] ?? range['currency'] ?? posting['salaryCurrency']);
  return formatSalary({ min: low, max: high, currency, per: periodOf(unit) });
}

function plainOf(salary: unknown, posting: Thing): string {
  const amount = numberOf(salary);
  if (amount === undefined) return /\d/.test(textOf(salary)) ? textOf(salary, 200) : '';
  return formatSalary({ min: amount, currency: textOf(posting['salaryCurrency']) });
}

const periodOf = (unit: string): string => periods.find(([pattern]) => pattern.test(unit))?.[1] ?? '';
