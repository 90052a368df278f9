import { formatSalary } from '../../../posting-text/posting-text';
import { dollars } from '../dollars';

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  MX$: 'MXN',
  EURO: 'EUR',
};
const sign =
  // The dollar of another country is no plain one: "R$ 4.500" is paid in reais.
  '(?:(?<!\\p{L})(?:US|CA|C|AU|A|NZ|S|HK|R|MX)|(?<!\\p{L}))\\$|(?:US|CA|AU|NZ|SG|HK)D\\s?\\$|€|£|₹|' +
  'USD|CAD|AUD|NZD|EUR(?:O)?|GBP|CHF|SEK|NOK|DKK|PLN|CZK|INR|BRL';
const digits =
  "\\d{1,3}(?:[.,\\u00a0\\u202f '’]\\d{3}){1,2}(?:[.,]\\d{1,2})?|\\d{1,2}(?:,\\d{2}){1,2},\\d{3}(?!\\d)|\\d{1,6}(?:[.,]\\d{1,2})?";
const amount = `(?:(${sign})\\s?)?(${digits})(\\s?k\\b)?(?:\\s?(${sign}))?`;
const unit = '(?:\\s?/\\s?(?:yr|year|hr|hour|h|mo|month)|\\s(?:an|per|a) (?:hour|year|month))?';
const range = new RegExp(
  `${amount}${unit}(?:\\s*(?:(?:and goes |and rises )?(?:up )?to\\s*-?|bis|à|a|and|und|[-–—])\\s*${amount})?`,
  'giu',
);

/** Each period with the most that anyone is paid in it: "$120,000, four days a week" isn't the pay of a week. */
const periods: readonly (readonly [string, number, RegExp])[] = [
  [
    'hour',
    1000,
    /\bhour(?:ly)?\b|\bhr\b|\/\s?h\b|\bstunde\b|\bstunden(?:lohn|satz)|\btunti|\bstd\b|\bde l['’]heure\b|\b(?:par|de) heure\b|\bpor hora\b|\ba la hora\b/i,
  ],
  ['day', 10_000, /\b(?:per|a) day\b|\bdaily\b|\bpro tag\b/i],
  ['week', 20_000, /\b(?:per|a) week\b|\bweekly\b|\bpro woche\b/i],
  [
    'month',
    100_000,
    /\bmonth(?:ly)?\b|\/\s?mo\b|\bmonat(?!en?\b)|\/\s?kk\b|\bkuukau|\bpar mois\b|\bmensuel|\bal mes\b/i,
  ],
  [
    'year',
    Infinity,
    /\byear(?:ly)?\b|\byr\b|\bannum\b|\bannual(?:ly)?\b|\bjahr|\bjährlich|\bvuo(?:si|de)|\bpar an\b|\bannuel|(?:\bal |\/)año\b/i,
  ],
];

/** "20 Std./Woche" and "6 months" are no periods of pay. */
const hoursOfWork =
  /\d{1,2}(?:[.,]\d{1,2})?\s?-?(?:std|stunden|h|hrs?|hours?)\b\.?\s?(?:\/|pro|per|a|an|die|in der)?\s?(?:woche|week|wk)\b/gi;

/** A number as people write it: "42.000" and "2 800" are thousands, "21.50" and "21,50" aren't. */
function numberOf(text: string): number {
  const plain = text.replace(/[.,]\d{1,2}$/, (decimals) => `#${decimals.slice(1)}`);
  return Number(plain.replaceAll(/[.,\s'’]/g, '').replace('#', '.'));
}

/** Pay as a text states it. */
interface Pay {
  readonly min: number;
  readonly max: number | undefined;
  /** Empty if the text names none. */
  readonly currency: string;
  readonly per: string;
  /** Whether its currency is a plain "$", which could be that of another country. */
  readonly isPlainDollar: boolean;
}

/** A line that is nothing but a range and its period. */
const rate = /^[\d.,]+k?\s?[-–—]\s?[\d.,]+k? (?:(?:an?|per) (?:hour|day|week|month|year)|hourly|annually|yearly)$/i;

const isGuess = /\b(?:glassdoor|indeed|linkedin|zip ?recruiter) est|\bmedian\b|\baverage\b|\bgeschätzt\b/i;

/** Every pay in a line. Someone's guess isn't one, and neither is a bare number without a "k" or a period. */
function paysIn(line: string): Pay[] {
  if (isGuess.test(line)) return [];
  return [...line.matchAll(range)].flatMap((match) => payOf(match, line) ?? []);
}

function payOf(match: RegExpExecArray, line: string): Pay | undefined {
  const [found, before1, low = '', kilo1, after1, before2, high, kilo2, after2] = match;
  const currency = before1 ?? after1 ?? before2 ?? after2;
  const kilo = kilo1 ?? kilo2;
  // "42–48 an hour", as a search for jobs lists it.
  const isRate = high !== undefined && rate.test(line);
  if (currency === undefined && !isRate && (kilo === undefined || high === undefined)) return undefined;
  // "Between $50,000 and $60,000" is a range, "$50,000 and 5 weeks off" isn't.
  const isList =
    /\s(?:and|und)\s[^\p{L}]*\d/iu.test(found) && !/\b(?:between|zwischen)\s*$/i.test(line.slice(0, match.index));
  const scaled = (text: string, own: string | undefined) =>
    numberOf(text) * (own !== undefined || (kilo !== undefined && numberOf(text) < 1000) ? 1000 : 1);
  const min = scaled(low, kilo1);
  const max = high === undefined || isList ? undefined : scaled(high, kilo2);
  if (max !== undefined && max < min) return undefined;
  const start = match.index;
  const around = `${line.slice(Math.max(0, start - 60), start)} ${found} ${line.slice(start + found.length, start + found.length + 40)}`;
  const about = around.replaceAll(hoursOfWork, ' ');
  const per = periods.find(([, most, pattern]) => min <= most && pattern.test(about))?.[0] ?? '';
  // "15.500 an hour" is fifteen and a half to one reader, and a mistake to another.
  const isUnclear = /^\d{1,3}\.\d{3}$/.test(low) && periods[0]?.[2].test(around);
  if (isUnclear) return undefined;
  // "USD $43" says it twice.
  const key = (currency ?? '').toUpperCase().replace(/(?<=D)\s?\$$/, '');
  return { min, max, currency: currencies[key] ?? key, per, isPlainDollar: key === '$' };
}

const written = ({ min, max, currency, per }: Pay): string => formatSalary({ min, max, currency, per });
const withCurrency = (line: string): Pay | undefined => paysIn(line).find(({ currency }) => currency !== '');

/** The pay in a line, as a search shows it: "$21–$25 an hour". Empty if it names no currency, or is someone's guess. */
export const salaryIn = (line: string): string => {
  const pay = withCurrency(line);
  return pay ? written(pay) : '';
};

const aboutPay =
  /salar|\bpay\b|compensat|\brate\b|\bwage|gehalt|vergütung|palkka|\ban? (?:hour|year|month)\b|\bper (?:hour|year|annum|month)|hourly|annual|\/\s?(?:yr|hr|hour|year|kk)\b|pro (?:jahr|monat|stunde)/i;
const namesPay =
  /salar|\b(?:base )?pay\b|\bbase (?:is|of)\b|\brange is\b|compensation|\bwages?\b|hourly rate|gehalt|vergütung|salaire|rémunération|salario|sueldo|palk[ak]/i;
const otherMoney =
  /\b(?:bonus|stipend|budget|revenue|contracts|contract (?:value|worth|of|over)|ARR|funding|raised|assets|grants?|allowance|differential|fees?|[Rr]ent|[Dd]eposit|[Ii]nvoice|[Rr]eferral|Miete|Kaution|Rechnung|Kosten)\b/;

interface PaySources {
  readonly labeled: readonly string[];
  readonly head: readonly string[];
  readonly lines: readonly string[];
  /** Lowercase alpha-2, whose dollar a plain "$" is. */
  readonly country: string;
}

/** A line marked "*" is what a board estimates, if a short line says so. */
const isEstimate = (line: string): boolean => line.length <= 40 && /\bestimates?$/i.test(line);

const minimum = /^min(?:imum)?(?: salary| pay)?:\s*/i;
const maximum = /^max(?:imum)?(?: salary| pay)?:\s*/i;

/** "Minimum: $42,000" above "Maximum: $46,000" as one range. */
const rangesOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? '';
    return minimum.test(line) && maximum.test(below)
      ? [`${line.replace(minimum, '')} - ${below.replace(maximum, '')}`]
      : [];
  });

/** A rate without its currency, which is the country's. */
function rateAmong(head: readonly string[], country: string): Pay | undefined {
  const [pay] = head.filter((line) => rate.test(line)).flatMap(paysIn);
  const currency = country === 'us' ? 'USD' : dollars[country];
  return pay && currency ? { ...pay, currency } : undefined;
}

/**
 * The pay that a posting names: by a label, above its text, or in a line that speaks of pay. Where one place leaves out the
 * period and another has it with the same amounts, both are read.
 */
export function salaryAmong({ labeled, head, lines, country }: PaySources): string {
  const hasEstimates = lines.some(isEstimate);
  const stated = (candidates: readonly string[]) => candidates.filter((line) => !hasEstimates || !line.endsWith('*'));
  const own = (candidates: readonly string[]) => stated(candidates).filter((line) => !otherMoney.test(line));
  const named = stated(lines).filter((line) => namesPay.test(line));
  const sources = [
    ...stated(rangesOf(lines)),
    ...stated(labeled),
    ...own(head),
    ...own(named),
    ...named,
    ...own(lines.filter((line) => aboutPay.test(line))),
    // In a message of a few lines, money is pay.
    ...(lines.length <= 12 ? own(lines) : []),
  ];
  const pay = sources.map(withCurrency).find((found) => found !== undefined) ?? rateAmong(head, country);
  if (!pay) return '';
  const same = [...labeled, ...lines]
    .flatMap(paysIn)
    .find(({ min, max, per }) => min === pay.min && max === pay.max && per !== '');
  const currency = (pay.isPlainDollar && dollars[country]) || pay.currency;
  return written({ ...pay, currency, per: pay.per || (same?.per ?? '') });
}
