const yearsOf: readonly (readonly [RegExp, number])[] = [
  [/\b(?:an?|per|each)\s+hour\b|\bhourly\b|\/\s*h(?:r|our)?\b|\bper\s+hr\b|\bp\.?h\b/i, 2080],
  [/\b(?:a|per|each)\s+day\b|\bdaily\b|\/\s*day\b/i, 260],
  [/\b(?:a|per|each)\s+week\b|\bweekly\b|\/\s*w(?:k|eek)\b/i, 52],
  [/\b(?:a|per|each)\s+month\b|\bmonthly\b|\/\s*mo(?:nth)?\b/i, 12],
  [/\b(?:a|per|each)\s+(?:year|annum)\b|\bannual(?:ly)?\b|\byearly\b|\/\s*y(?:r|ear)\b|\bp\.?a\b/i, 1],
];
/** An amount with no word for the time it is paid for. */
const maxPerHour = 250;
const minPerYear = 10_000;
const [leastPlausible, mostPlausible] = [1000, 10_000_000];
const amountPattern = /(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)\s?([km])?\b(?!\s?%)/gi;

/**
 * The upper end of a salary as an amount a year, in its own currency: "$25–$30.50 an hour" is 63440, "€45k - 60K" 60000.
 * @returns null when the text names no amount, or its period is unclear
 */
export function salaryPerYear(salary: string): number | null {
  // "$120K – $150K • 0.1% – 0.5% • Offers Bonus": what follows is no salary.
  const [pay = ''] = salary.split(/[•;|+]/);
  const amounts = [...pay.matchAll(amountPattern)].slice(0, 2).map(amountOf);
  if (amounts.length === 0) return null;
  const upper = Math.max(...amounts);
  const times = yearsOf.find(([pattern]) => pattern.test(pay))?.[1] ?? guessedTimes(upper);
  const yearly = Math.round(upper * times);
  return yearly >= leastPlausible && yearly <= mostPlausible ? yearly : null;
}

function amountOf([, whole = '', fraction = '', unit = '']: RegExpExecArray): number {
  const plain = Number(`${whole.replaceAll(/\D/g, '')}.${fraction || '0'}`);
  return plain * (/k/i.test(unit) ? 1000 : /m/i.test(unit) ? 1_000_000 : 1);
}

function guessedTimes(amount: number): number {
  if (amount <= maxPerHour) return 2080;
  return amount >= minPerYear ? 1 : 0;
}
