import * as z from 'zod/mini';

/** The period of a wage. */
export const payUnits = ['year', 'hour'] as const;
export type PayUnit = (typeof payUnits)[number];

/** Hours in a year of full-time work, 52 weeks of 40, which the Bureau of Labor Statistics uses to convert wages. */
export const fullTimeHours = 2080;

const maxDollars = 1_000_000_000;

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$62,000". */
export const dollars = (amount: number): string => whole.format(amount);

/** "$62,000" for a year, "$29.81" for an hour. */
export const payText = (amount: number, per: PayUnit): string => (per === 'year' ? whole : cents).format(amount);

/** "$62,000 a year", "$29.81 an hour". */
export const payWithUnit = (amount: number, per: PayUnit): string =>
  `${payText(amount, per)} ${per === 'year' ? 'a year' : 'an hour'}`;

/**
 * Parses a typed amount of dollars, such as "$62,000", "62k" or "29.50". Null for an empty text, undefined for one that
 * isn't an amount of zero or more.
 */
export function dollarsOf(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s$,]/g, '').toLowerCase();
  if (plain === '') return null;
  const match = /^(\d+\.?\d*|\.\d+)(k?)$/.exec(plain);
  if (!match) return undefined;
  const amount = Number(match[1]) * (match[2] === 'k' ? 1000 : 1);
  return amount <= maxDollars ? amount : undefined;
}

/** A field for dollars; it may be empty. */
export const dollarsField = z
  .string()
  .check(z.refine((text) => dollarsOf(text) !== undefined, 'Enter an amount in dollars, such as 62,000.'));

/** A field for a number within limits; it may be empty. @param unit such as "days" */
export const numberField = (limit: number, unit: string) =>
  z.string().check(
    z.refine(
      (text) => {
        const trimmed = text.trim();
        return trimmed === '' || (/^\d+(\.\d+)?$/.test(trimmed) && Number(trimmed) <= limit);
      },
      `Enter ${unit} from 0 to ${limit.toLocaleString('en')}.`,
    ),
  );

/** The text of an amount for an input; empty if there is none. */
export const amountText = (amount: number | null): string =>
  amount === null ? '' : amount.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** A salary found in a job or posting. */
export interface StatedSalary {
  readonly amount: number;
  readonly per: PayUnit;
}

/** Whether a job's text states pay by the hour, also as a range: "$20–$25 an hour". */
export const isPaidByHour = (text: string): boolean => /\b(?:hour|hourly|hr)\b/i.test(text);

/**
 * Finds the salary in a job's text, such as "$62,000 a year", if it names exactly one amount in dollars. Undefined for
 * ranges, other currencies, and amounts per day, week or month.
 */
export function statedSalary(text: string): StatedSalary | undefined {
  if (/[€£¥]|[A-Z]{2,3}\$|\b(?:EUR|GBP|CAD|AUD|day|week|month|daily|weekly|monthly)\b/i.test(text)) return undefined;
  const amounts = [...text.matchAll(/\$?\s?\d[\d,]*(?:\.\d+)?\s?k?\b/gi)].map(([match]) => match);
  const amount = amounts.length === 1 ? dollarsOf(amounts[0] ?? '') : undefined;
  if (!amount) return undefined;
  const isHourly = isPaidByHour(text);
  // "$45" without a unit could be anything.
  if (!isHourly && amount < 5000) return undefined;
  return { amount, per: isHourly ? 'hour' : 'year' };
}
