interface SalaryRange {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  /** ISO 4217. */
  readonly currency?: string | null | undefined;
  /** "year", "hour". */
  readonly per?: string;
}

/**
 * "$120,000–$150,000 a year"; empty when neither end is known. Whole dollars (specification, section 9), except pay by
 * the hour, and small amounts of which nobody says for how long they are.
 */
export function formatSalary({ min, max, currency, per = '' }: SalaryRange): string {
  const ends = [min, max].filter((end): end is number => typeof end === 'number' && end > 0);
  if (ends.length === 0) return '';
  const range = [...new Set(ends.map((end) => amount(end, currency ?? '', per)))].join('–');
  return per === '' ? range : `${range} ${/^[aeiou]|^hour/.test(per) ? 'an' : 'a'} ${per}`;
}

function amount(value: number, currency: string, per: string): string {
  const hasCents = per === 'hour' || (per === '' && value < 1000);
  const digits = hasCents && !Number.isInteger(value) ? 2 : 0;
  const code = /^[A-Z]{3}$/i.test(currency) ? currency.toUpperCase() : undefined;
  const style = code === undefined ? {} : ({ style: 'currency', currency: code } as const);
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en-US', { ...style, ...fraction }).format(value);
}
