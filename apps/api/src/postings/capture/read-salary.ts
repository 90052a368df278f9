import { type AmountContext, formatSalary, type WrittenAmount, writtenAmount } from '../../posting-text/posting-text';
import { dollars } from './dollars';
import { isThing, type Thing } from './find-job-posting';
import { each, textOf } from './read-things';

const periods: readonly (readonly [RegExp, string])[] = [
  [/^(?:per[\s_-]*)?(?:hour|hourly|hr|hur)$/i, 'hour'],
  [/^(?:per[\s_-]*)?(?:day|daily)$/i, 'day'],
  [/^(?:per[\s_-]*)?(?:week|weekly|wee)$/i, 'week'],
  [/^(?:per[\s_-]*)?(?:month|monthly|mon)$/i, 'month'],
  [/^(?:per[\s_-]*)?(?:year|yearly|annual|annually|annum|ann)$/i, 'year'],
];

/** What a page says of the pay. */
export interface ReadSalary {
  /** "$50,000–$60,000 a year"; empty if unknown. */
  readonly salary: string;
  /** The amounts that could mean two things, as written. */
  readonly unclear?: string;
}

/** What else the page says that tells how it writes amounts. */
export interface SalaryContext {
  /** Lowercase alpha-2; empty if unknown. */
  readonly country?: string;
  /** The language of the page; empty if unknown. */
  readonly language?: string;
}

/**
 * The pay that the employer states (`baseSalary`), as a MonetaryAmount with a range, an amount, a number or a text. An
 * `estimatedSalary` is somebody's guess and is left out.
 */
export function readSalary(posting: Thing, context: SalaryContext = {}): ReadSalary {
  let unclear: string | undefined;
  for (const salary of each(posting['baseSalary'])) {
    const read = isThing(salary) ? amountOf(salary, posting, context) : plainOf(salary, posting, context);
    if (read.salary !== '') return read;
    unclear ??= read.unclear;
  }
  return unclear === undefined ? { salary: '' } : { salary: '', unclear };
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
function currencyOf(value: unknown, country = ''): string {
  const text = textOf(value);
  return text === '$' ? (dollars[country] ?? 'USD') : (signs[text] ?? text);
}

/** Nobody is paid less a year: "48.5" was "48.500", and "45" is 45 thousand or a wage for an hour. */
const leastAYear = 500;

/** An amount, written as a number or as text ("120,000.50", "48.500,00 €"). */
function amountIn(value: unknown, context: AmountContext): WrittenAmount {
  const amount = writtenAmount(textOf(value), context);
  const isTooLittle = typeof amount === 'number' && amount > 0 && amount < leastAYear;
  return isTooLittle && context.per === 'year' ? 'either' : amount;
}

/** An amount, or "$50,000 - $60,000", as the ends of a range; undefined for anything else. */
function rangeIn(value: unknown, context: AmountContext): readonly [WrittenAmount, WrittenAmount] | undefined {
  const exact = amountIn(value, context);
  if (exact !== undefined) return [exact, exact];
  const [low, high, ...others] = textOf(value).split(/\s*(?:[-–—]|\b(?:to|bis|à|a)\b)\s*/);
  const [min, max] = [amountIn(low, context), amountIn(high, context)];
  return others.length === 0 && min !== undefined && max !== undefined ? [min, max] : undefined;
}

function amountOf(salary: Thing, posting: Thing, { country, language = '' }: SalaryContext): ReadSalary {
  const value = salary['value'];
  const range = each(value).find(isThing) ?? salary;
  const unit = textOf(range['unitText'] ?? range['unitCode'] ?? salary['unitText'] ?? salary['unitCode']);
  const currency = currencyOf(salary['currency'] ?? range['currency'] ?? posting['salaryCurrency'], country);
  const per = periodOf(unit);
  const context = { currency, language, per };
  const written = [range['minValue'] ?? salary['minValue'], range['maxValue'] ?? salary['maxValue']];
  const [from, to] = rangeIn(range['value'], context) ?? rangeIn(value, context) ?? [];
  const ends = [amountIn(written[0], context) ?? from, amountIn(written[1], context) ?? to];
  if (ends.includes('either'))
    return { salary: '', unclear: quoted([...written, range['value'], value], currency, unit) };
  const [min, max] = ends.map((end) => (typeof end === 'number' ? end : undefined));
  const [low, high] = min !== undefined && max !== undefined && max > 0 && min > max ? [max, min] : [min, max];
  return { salary: formatSalary({ min: low, max: high, currency, per }) };
}

/** "48.500–56.000 EUR", as the page writes it. */
function quoted(values: readonly unknown[], currency: string, unit: string): string {
  const amounts = [...new Set(values.map((value) => textOf(value, 60)).filter(Boolean))].join('–');
  return [amounts, currency, unit && `(${unit.toLowerCase()})`].filter(Boolean).join(' ');
}

function plainOf(salary: unknown, posting: Thing, { country, language = '' }: SalaryContext): ReadSalary {
  const currency = currencyOf(posting['salaryCurrency'], country);
  const amount = writtenAmount(textOf(salary), { currency, language });
  if (amount === 'either') return { salary: '', unclear: quoted([salary], currency, '') };
  if (amount === undefined) return { salary: /\d/.test(textOf(salary)) ? textOf(salary, 200) : '' };
  return { salary: formatSalary({ min: amount, currency }) };
}

const periodOf = (unit: string): string => periods.find(([pattern]) => pattern.test(unit))?.[1] ?? '';
