import { readCjk } from './cjk-numerals';
import { attachedUnit } from './measures';
import { monthOf } from './month-words';
import { readNumberWord } from './number-words';
import { withPlainDigits } from './plain-digits';
import { type Surroundings, surroundingsOf, unitRoot } from './number-surroundings';
import type { Token } from './roots';

/** A number of a text with what it counts. */
export interface Quantity extends Surroundings {
  readonly kind: 'number' | 'year' | 'month' | 'clock';
  /** What it may mean: "1.200" is 1200 in German and 1.2 in English. */
  readonly values: readonly number[];
  /** `%`, a currency such as `$` (`¤` for a letter that stands for one), `x` for multiples, `#` for places in an order, or empty. */
  readonly symbol: string;
  /** "hundreds": at least `values[0]`. */
  readonly isVague: boolean;
  /** In words. */
  readonly isWord: boolean;
  readonly start: number;
  readonly end: number;
}

const numeral =
  /(?<![\p{L}\p{N}_]|(?<!\b(?:ca?|abt|approx|max|min|no|nr))\.|\p{L}-)(?<currency>(?:US|CA|AU|NZ|HK|[SAC])?\$|[$€£¥₹₩₽₺₦₱₫₴₪฿]|(?:USD|EUR|GBP|CHF|INR|PHP|NGN|AUD|NZD|SGD|CAD|HKD|AED|ZAR|KES|Ksh|JPY|Rs\.?)(?=\s?\d)|\p{L}(?=\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?(?:\s(?:million|lakh|crore)|[km]\b)))?\s?(?<digits>\.?\d[\d\u2060]*(?:[.,'’\u{a0}\u{202f}][\d\u2060]+)*)(?<suffix>\s?(?:%|percent\b|per cent\b|Prozent\b|[kK]\b|M\b|MM\b|mm\b|[Mm]illions?\b|Millionen\b|Mio\b\.?|Mrd\b\.?|[Bb]illions?\b|Milliarden\b|bn\b|B\b|[Tt]housand\b|[Tt]ausend\b|Tsd\b\.?|[Hh]undred\b|[Hh]undert\b|lakhs?\b|crores?\b|cr\b|x\b|×|-?fold\b|-?fach\p{L}*|st\b|nd\b|rd\b|th\b))?(?<plus>\+)?(?<after>\s?(?:€|\$|£|dollars?\b|bucks\b|euros?\b|quid\b|USD\b|EUR\b|GBP\b|CHF\b))?/giu;
const cjkNumeral = /[一二三四五六七八九十百千万两〇零]{1,8}(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;
/** "Army Achievement Medal x2". */
const timesBefore = /(?<![\p{L}\p{N}])[x×](\d{1,2})\b/gu;
const clock = /(?<![\d:])\d{1,2}:\d{2}(?!\d)|(?<!\d[.,])\b\d{1,3}\/\d{1,3}\b/g;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tausend|tsd)/i, 1e3],
  [/^(?:mm?|millions?|millionen|mio)\b/i, 1e6],
  [/^(?:bn|b|billions?|milliarden|mrd)\b/i, 1e9],
  [/^lakh/i, 1e5],
  [/^cr/i, 1e7],
  [/^(?:hundred|hundert)/i, 100],
];

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:\p{L}{0,2}\$|usd|cad|aud|nzd|hkd|sgd|dollars?|bucks)$/iu, '$'],
  [/^(?:€|eur|euros?)$/i, '€'],
  [/^(?:£|gbp|quid)$/i, '£'],
  [/^(?:₹|inr|rs\.?)$/i, '₹'],
  [/^(?:₦|ngn)$/i, '₦'],
  [/^(?:₱|php)$/i, '₱'],
  // "N150,000", "P15,000".
  [/^(?:\p{L}|kes|ksh|zar|aed)$/iu, '¤'],
];
const currencyOf = (text: string): string =>
  currencies.find(([pattern]) => pattern.test(text))?.[1] ?? text.toUpperCase();

/** What digits may mean: both readings of a single point or comma before three digits. */
function readDigits(text: string): number[] {
  const digits = text.replaceAll('\u2060', '');
  if (/^(?:\d+|\.\d+)$/.test(digits)) return [Number(digits)];
  const groups = digits.split(/[.,'’\u{a0}\u{202f}]/u);
  const isGrouped = (groups[0]?.length ?? 0) <= 3 && groups.slice(1).every((group) => group.length === 3);
  const values: number[] = [];
  if (isGrouped) values.push(Number(groups.join('')));
  // "2.000" is never two.
  if (groups.length === 2 && groups[1] !== '000' && !/['’\u{a0}\u{202f}]/u.test(digits))
    values.push(Number(groups.join('.')));
  if (groups.length > 2 && !isGrouped) values.push(Number(`${groups.slice(0, -1).join('')}.${groups.at(-1)}`));
  return values;
}

/** The fields of a quantity that are read the same way however the number is written. */
type Context = Omit<Quantity, 'kind' | 'values' | 'symbol'>;
type ContextOf = (start: number, end: number, hasPlus?: boolean) => Context;

/** Every number and date of a text, in order. */
export function quantitiesOf(text: string, tokens: readonly Token[]): Quantity[] {
  const contextOf: ContextOf = (start, end, hasPlus = false) => ({
    ...surroundingsOf(text, tokens, start, end),
    ...(hasPlus && { bound: 'over' }),
    isVague: false,
    isWord: false,
    start,
    end,
  });
  const plain = withPlainDigits(text);
  const apart = [...clockTimes(plain, contextOf), ...timesBeforeNumbers(plain, contextOf)];
  const inDigits = [...apart, ...numerals(plain, contextOf, apart), ...cjkNumbers(text, contextOf)];
  // "Double-staffed".
  const isManner = ({ symbol, end }: Quantity): boolean => symbol === 'x' && /^-\p{L}+ed\b/u.test(text.slice(end));
  const found = [...inDigits, ...inWords(tokens, contextOf, inDigits).filter((each) => !isManner(each))];
  return withSharedSymbols(
    text,
    found.sort((left, right) => left.start - right.start),
  );
}

const isTaken = (found: readonly Quantity[], start: number, end: number): boolean =>
  found.some((each) => each.start < end && start < each.end);

/** Times of day and fractions: "9:30", "24/7". */
function clockTimes(plain: string, contextOf: ContextOf): Quantity[] {
  const found: Quantity[] = [];
  for (const { 0: whole, index } of plain.matchAll(clock)) {
    const [first = 0, second = 0] = whole.split(/[:/]/).map(Number);
    const symbol = whole.includes(':') ? ':' : '/';
    const context = contextOf(index, index + whole.length);
    found.push({ kind: 'clock', values: [first * 1000 + second], symbol, ...context });
  }
  return found;
}

/** "x3". */
const timesBeforeNumbers = (plain: string, contextOf: ContextOf): Quantity[] =>
  Array.from(plain.matchAll(timesBefore), ({ 0: whole, 1: digits, index }) => ({
    kind: 'number',
    values: [Number(digits)],
    symbol: 'x',
    ...contextOf(index, index + whole.length),
  }));

/** Numbers in digits, with their currency, scale, sign and attached unit: "$1.2 million", "30%", "5th", "20kg". */
function numerals(plain: string, contextOf: ContextOf, taken: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = [];
  for (const match of plain.matchAll(numeral)) {
    const { currency = '', digits = '', suffix: ending = '', plus = '', after = '' } = match.groups ?? {};
    const start = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const digitsEnd = match.index + match[0].length;
    const behind = plain.slice(digitsEnd);
    const isShort = isShortUnit(digits, behind) && !/^\s/.test(ending);
    const attached = (isShort ? /^\p{L}+/u : attachedUnit).exec(behind)?.[0].toLowerCase() ?? '';
    const end = digitsEnd + attached.length;
    const rest = plain.slice(end);
    // A letter right behind it makes it a part of a name: 3D, 5S.
    if (isTaken(taken, start, end) || (/^\p{L}/u.test(rest) && !isShortUnit(digits, rest))) continue;
    const suffix = ending.trim().replace(/^-/, '');
    const values = readDigits(digits);
    // "mm" is millimeters, "80 m" meters; "MM" and "80M" are millions.
    const length =
      currency === '' && /^(?:\s?mm|\sm)$/.test(ending) ? unitRoot(suffix === 'm' ? 'meter' : suffix, suffix) : '';
    const scale = length ? undefined : scales.find(([pattern]) => pattern.test(suffix))?.[1];
    const sign = symbolOf(suffix, rest, values[0] ?? 0);
    const symbol = sign || (currency || after ? currencyOf(currency || after.trim()) : '');
    const isBare = symbol === '' && suffix === '' && plus === '';
    const second = isBare ? secondYear(plain.slice(0, start), digits) : undefined;
    const isYear = (isBare && /^(?:19|20)\d\d$/.test(digits)) || second !== undefined;
    const context = contextOf(start, end, plus !== '');
    found.push({
      kind: isYear ? 'year' : 'number',
      values: second ?? (scale === undefined ? values : values.map((value) => value * scale)),
      symbol,
      ...context,
      unit: [...(attached ? [unitRoot(attached, attached)] : []), ...(length ? [length] : []), ...context.unit],
    });
  }
  return found;
}

/** "2022–23": the year behind the dash. */
function secondYear(before: string, digits: string): number[] | undefined {
  const first = /\b((?:19|20)\d\d)\s?[-–/]$/.exec(before)?.[1];
  const next = Number(first) + 1;
  return first !== undefined && String(next).endsWith(digits) && digits.length === 2 ? [next] : undefined;
}

/** "100A" and "30kW", but not "3D" and "5S". */
const isShortUnit = (digits: string, rest: string): boolean =>
  digits.length > 1 && /^\p{L}{1,2}(?![\p{L}\p{N}-])/u.test(rest);

/** More than this isn't how often something happens. */
const maxTimes = 100;

/** The sign that a suffix such as "percent" or "fold" stands for. @param rest the text behind the number */
function symbolOf(suffix: string, rest: string, value: number): '%' | 'x' | '#' | '' {
  if (/^(?:%|per|proz)/i.test(suffix)) return '%';
  const isTimes = value < maxTimes && /^[\s-](?:times?|mal)\b/i.test(rest);
  if (isTimes || /^(?:x|×|fold|fach)/i.test(suffix)) return 'x';
  return /^(?:st|nd|rd|th)$/i.test(suffix) ? '#' : '';
}

/** Numbers in Chinese characters. A single 一 is more often a word than a number. */
function cjkNumbers(text: string, contextOf: ContextOf): Quantity[] {
  return [...text.matchAll(cjkNumeral)].flatMap(({ 0: characters, index }) => {
    const value = readCjk(characters);
    const context = contextOf(index, index + characters.length);
    return value > 1 ? [{ kind: 'number', values: [value], symbol: '', ...context } as const] : [];
  });
}

/** Months, and numbers in words: "June", "twenty percent", "a dozen times". */
function inWords(tokens: readonly Token[], contextOf: ContextOf, taken: readonly Quantity[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const { start } = token;
    if (token.isPunctuation || isTaken(taken, start, token.end) || isTaken(found, start, token.end)) continue;
    const month = monthOf(token);
    if (month !== undefined && isDateWord(tokens, at)) {
      found.push({ kind: 'month', values: [month], symbol: '', ...contextOf(start, token.end) });
      continue;
    }
    const read = readNumberWord(tokens, at);
    if (!read) continue;
    const next = tokens[at + read.length];
    const sign = wordSymbolOf(next, read.value);
    const last = tokens[at + read.length - 1]!;
    found.push({
      kind: 'number',
      values: [read.value],
      symbol: sign ?? read.symbol,
      ...contextOf(start, sign === '%' ? next!.end : last.end),
      isVague: read.isVague,
      isWord: true,
    });
    at += read.length - 1;
  }
  return found;
}

/** The sign that the word behind a number in words stands for. */
function wordSymbolOf(next: Token | undefined, value: number): string | undefined {
  if (!next) return undefined;
  if (/^(?:%|percent|prozent)$/.test(next.lower)) return '%';
  if (/^(?:dollars?|euros?)$/.test(next.lower)) return currencyOf(next.lower);
  return value < maxTimes && /^(?:times?|mal)$/.test(next.lower) ? 'x' : undefined;
}

/** "From 3.2 to 1.1 percent" and "90.000 auf 35.000 Euro": the symbol is of both. */
function withSharedSymbols(text: string, found: readonly Quantity[]): Quantity[] {
  return found.map((each, index) => {
    const next = found[index + 1];
    if (each.kind !== 'number' || each.symbol !== '' || !next || !/^[%$€£]$/.test(next.symbol)) return each;
    const between = text.slice(each.end, next.start);
    return /^\s*(?:to|down to|up to|-|–|→|->|and|bis|auf|und)\s*$/.test(between)
      ? { ...each, symbol: next.symbol }
      : each;
  });
}

/** A month is a date next to a number or after "in", "since" and the like; "May" and "March" are words otherwise. */
function isDateWord(tokens: readonly Token[], at: number): boolean {
  const { lower } = tokens[at]!;
  if (!/^(?:may|march|mar|jan|mai)$/.test(lower)) return true;
  const before = tokens[at - 1]?.lower ?? '';
  const after = tokens[at + 1]?.text ?? '';
  return /^(?:in|since|from|until|by|to|of|seit|im|bis|ab|–|-)$/.test(before) || /^\d/.test(after);
}
