import { formatSalary } from '../../feeds/format-salary';

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  '€': 'EUR',
  '£': 'GBP',
  EURO: 'EUR',
};
const sign = '(?:US|CA|C|AU|A)?\\$|€|£|USD|CAD|AUD|EUR(?:O)?|GBP|CHF|SEK|NOK|DKK';
const digits = '\\d{1,3}(?:[.,\\u00a0\\u202f ]\\d{3}){1,2}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?';
const amount = `(?:(${sign})\\s?)?(${digits})(\\s?k\\b)?(?:\\s?(${sign}))?`;
const unit = '(?:\\s?/\\s?(?:yr|year|hr|hour|h|mo|month))?';
const range = new RegExp(`${amount}${unit}(?:\\s*(?:to\\s*-?|bis|[-–—])\\s*${amount})?`, 'giu');

const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /\bhour(?:ly)?\b|\bhr\b|\/\s?h\b|\bstunde\b|\btunti|\bstd\b/i],
  ['day', /\b(?:per|a) day\b|\bdaily\b|\bpro tag\b/i],
  ['week', /\b(?:per|a) week\b|\bweekly\b|\bpro woche\b/i],
  ['month', /\bmonth(?:ly)?\b|\/\s?mo\b|\bmonat|\/\s?kk\b|\bkuukau/i],
  ['year', /\byear(?:ly)?\b|\byr\b|\bannum\b|\bannual(?:ly)?\b|\bjahr|\bjährlich|\bvuo(?:si|de)/i],
];

/** A number as people write it: "42.000" and "2 800" are thousands, "21.50" and "21,50" aren't. */
function numberOf(text: string): number {
  const plain = text.replace(/[.,]\d{1,2}$/, (decimals) => `#${decimals.slice(1)}`);
  return Number(plain.replaceAll(/[.,\s]/g, '').replace('#', '.'));
}

/** The pay in a line, as a search shows it: "$21–$25 an hour". Empty if it names no currency, or is someone's guess. */
export function salaryIn(line: string): string {
  if (/\b(?:glassdoor|indeed|linkedin) est|\bmedian\b/i.test(line)) return '';
  for (const match of line.matchAll(range)) {
    const [found, before1, low = '', kilo1, after1, before2, high, kilo2, after2] = match;
    const currency = before1 ?? after1 ?? before2 ?? after2;
    if (currency === undefined) continue;
    const kilo = kilo1 ?? kilo2;
    const scaled = (text: string, own: string | undefined) =>
      numberOf(text) * (own !== undefined || (kilo !== undefined && numberOf(text) < 1000) ? 1000 : 1);
    const min = scaled(low, kilo1);
    const max = high === undefined ? undefined : scaled(high, kilo2);
    if (max !== undefined && max < min) continue;
    const key = currency.toUpperCase();
    const start = match.index;
    const around = `${line.slice(Math.max(0, start - 60), start)} ${found} ${line.slice(start + found.length, start + found.length + 40)}`;
    const per = periods.find(([, pattern]) => pattern.test(around))?.[0] ?? '';
    return formatSalary({ min, max, currency: currencies[key] ?? key, per });
  }
  return '';
}

const aboutPay =
  /salar|\bpay\b|compensat|\brate\b|\bwage|gehalt|vergütung|palkka|\ban? (?:hour|year|month)\b|\bper (?:hour|year|annum|month)|hourly|annual|\/\s?(?:yr|hr|hour|year|kk)\b|pro (?:jahr|monat|stunde)/i;

/** The first line that speaks of pay and names it. */
export const salaryAmong = (lines: readonly string[]): string =>
  lines.map((line) => (aboutPay.test(line) ? salaryIn(line) : '')).find(Boolean) ?? '';
