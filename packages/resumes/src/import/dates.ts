import { comparableName, monthNumbersOf } from '../month-names';

/** Dates found in a text, as our fields write them. */
export interface FoundDates {
  readonly startDate: string;
  readonly endDate: string;
  /** Where they stand in the text. */
  readonly index: number;
  readonly length: number;
}

/** Month names and their short forms in every language of résumés, by number. */
const monthNumbers = monthNumbersOf(
  [{ month: 'long' }, { month: 'short' }, { month: 'long', year: 'numeric' }, { month: 'short', year: 'numeric' }],
  [
    ['sept', 9],
    ['mrz', 3],
    ['ene', 1],
    ['abr', 4],
    ['ago', 8],
    ['dic', 12],
    ['set', 9],
    ['out', 10],
    ['dez', 12],
  ],
);

const month = `(?:${[...monthNumbers.keys()].sort((left, right) => right.length - left.length).join('|')})\\.?`;
const year = '(?:19|20)\\d\\d';
const season = '(?:spring|summer|fall|autumn|winter|fruhling|sommer|herbst|verano|otono|invierno|ete|automne|hiver)';
const present =
  "(?:present|current|currently|now|today|ongoing|to date|heute|aktuell|jetzt|actualidad|actual|presente|hoy|aujourd[’']?hui|present|en cours|actuel|ce jour|oggi|attuale|in corso|atual|atualmente|hoje|momento|heden|nu|obecnie|nadal|teraz|pagaende|nuvarande|nykyinen|nykyhetki)";
const date = [
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?${month}[,\\s/-]*(?:de[l]?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:${year}|['’]\\d\\d)`,
  `${year}\\s?[-/.]\\s?(?:1[0-2]|0[1-9])(?:[-/.](?:3[01]|[12]\\d|0[1-9]))?(?!\\d)`,
  `(?:(?:3[01]|[12]\\d|0?[1-9])[-/.])?(?:1[0-2]|0?[1-9])\\s?[-/.]\\s?${year}`,
  `${season}\\s+(?:of\\s+)?${year}`,
  year,
].join('|');
const to =
  '\\s*(?:–|—|-|−|‐|‑|→|~|\\bto\\b|\\bbis\\b|\\ba\\b|\\bal\\b|\\bau\\b|\\btot\\b|\\bt/m\\b|\\btill\\b|\\buntil\\b|\\bthrough\\b|\\bdo\\b|\\btill\\b)+\\s*';
const start = '(?<![\\p{L}\\d.,/$€£-])';
const end = '(?![\\p{L}\\d%+]|[.,]\\d)';

const range = new RegExp(`${start}(?<from>${date}|${month})${to}(?<to>${date}|${present})${end}`, 'iu');
const since = new RegExp(`${start}(?:since|seit|desde|depuis|dal|sinds|od|sedan)\\s+(?<from>${date})${end}`, 'iu');
const openEnd = new RegExp(`${start}(?<from>${date})\\s*(?:–|—|-)\\s*$`, 'iu');
const single = new RegExp(`${start}(?<to>${date})${end}`, 'giu');

/** The text as the patterns need it: accents off, every character still in its place. */
const plain = (text: string): string =>
  Array.from(text, (character) => {
    const letter = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return letter.length === character.length ? letter : character;
  }).join('');

/** A range of dates anywhere in a text: "Sept 2018 – May 2023", "05/2020 - heute", "May – Aug 2022". */
export function findRange(text: string): FoundDates | undefined {
  const bareText = plain(text);
  const found = range.exec(bareText) ?? since.exec(bareText) ?? openEnd.exec(bareText);
  const from = found?.groups?.['from'];
  if (!found || from === undefined) return undefined;
  const until = found.groups?.['to'];
  const endDate = until === undefined ? 'present' : isoDate(until);
  const isMonthOnly = !/\d/.test(from);
  const startDate = isMonthOnly ? isoDate(`${from} ${/\d{4}/.exec(endDate)?.[0] ?? ''}`) : isoDate(from);
  return { startDate, endDate, index: found.index, length: found[0].length };
}

/** A range, or else the last date of a text. One date alone is an `endDate`. */
export function findDates(text: string): FoundDates | undefined {
  const found = findRange(text);
  if (found) return found;
  const last = [...plain(text).matchAll(single)].at(-1);
  const until = last?.groups?.['to'];
  if (!last || until === undefined) return undefined;
  return { startDate: '', endDate: isoDate(until), index: last.index, length: last[0].length };
}

/** Whether a text is a date or a range and little else. */
export function isDateText(text: string): boolean {
  const found = findDates(text);
  // A duration in brackets may follow.
  return found !== undefined && found.length >= text.replace(/\s*[([][^)\]]*[)\]]\s*$/, '').trim().length * 0.6;
}

/** Whether a text is mostly a date. */
export const hasDate = (text: string): boolean => findRange(text) !== undefined || isDateText(text);

/** One date as `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `present`; a season stays in words. */
function isoDate(text: string): string {
  const words = comparableName(text);
  const bareYear =
    /(?:19|20)\d\d/.exec(words)?.[0] ??
    /['’](\d\d)/
      .exec(text)?.[1]
      ?.replace(/^(?=[0-4])/, '20')
      .replace(/^(?=[5-9]\d$)/, '19');
  if (bareYear === undefined) return 'present';
  const name = words.match(/\p{L}{3,}/gu)?.find((word) => monthNumbers.has(word));
  if (name !== undefined) {
    const day = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?(?=\D)/.exec(words.replace(bareYear, ' '))?.[1];
    const isoMonth = `${bareYear}-${two(monthNumbers.get(name) ?? 1)}`;
    return day === undefined || text.includes('’') || text.includes("'") ? isoMonth : `${isoMonth}-${two(Number(day))}`;
  }
  const digits = text.match(/\d+/g) ?? [];
  if (digits[0]?.length === 4) return digits.map((part, at) => (at === 0 ? part : two(Number(part)))).join('-');
  if (digits.length === 2) return `${bareYear}-${two(Number(digits[0]))}`;
  if (digits.length === 3) return `${bareYear}-${two(Number(digits[1]))}-${two(Number(digits[0]))}`;
  return text.trim();
}

const two = (value: number): string => String(value).padStart(2, '0');
