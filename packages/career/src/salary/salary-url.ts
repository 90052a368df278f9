import { type PayUnit, payUnits } from '../money/money';

/** The query of the salary screen. */
export interface SalaryUrl {
  /** The code of the area; `US` for none. Default: the area of the home location. */
  readonly area?: string;
  /** The code of the area to compare prices with. */
  readonly compare?: string;
  readonly per?: string;
}

/** The value for the whole country. */
export const wholeCountry = 'US';

/** Reads the query. Ignores invalid values. */
export function readSalaryUrl(search: object): {
  readonly area: string | undefined;
  readonly compare: string;
  readonly per: PayUnit;
} {
  const { area, compare, per } = search as Record<string, unknown>;
  const code = (value: unknown) => {
    // The router reads digits as a number.
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && /^[\w-]{2,12}$/.test(text) ? text : undefined;
  };
  return { area: code(area), compare: code(compare) ?? '', per: payUnits.find((unit) => unit === per) ?? 'year' };
}

/** The code of an occupation in a URL, such as "29-1141" or "29-1141.00"; undefined for a job title. */
export const occupationCodeOf = (career: string): string | undefined => /^\d{2}-\d{4}/.exec(career.trim())?.[0];
