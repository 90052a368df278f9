import { comparableName, monthNumbersOf } from '@keepmark/resume-document/month-names';

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
const present = `(?:${[
  'present|present day|the present|current|currently|now|till now|today|ongoing|date|to date|till date|until now',
  "heute|aktuell|jetzt|dato|laufend|gegenwart|actualidad|actual|actualmente|presente|hoy|la fecha|vigente|aujourd[’']?hui|en cours|actuel|ce jour|maintenant",
  'oggi|attuale|attualmente|in corso|atual|atualmente|hoje|o momento|momento|heden|nu|obecnie|nadal|teraz|dzis|pagaende|nuvarande|nykyinen|nykyhetki|jatkuu|nyt',
].join('|')})`;
const date = [
  `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?)?${month}[,\\s/-]*(?:de[l]?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?(?:${year}|['’]\\d\\d)`,
  `${year}\\s?[-/.]\\s?(?:1[0-2]|0[1-9])(?:[-/.](?:3[01]|[12]\\d|0[1-9]))?(?!\\d)`,
  `(?:(?:3[01]|[12]\\d|0?[1-9])[-/.])?(?:1[0-2]|0?[1-9])\\s?[-/.]\\s?${year}`,
  // Americans write the month first.
  `(?:1[0-2]|0?[1-9])/(?:3[01]|2\\d|1[3-9])/${year}`,
  `${season}\\s+(?:of\\s+)?${year}`,
  year,
].join('|');
const to =
  "\\s*(?:(?:–|—|-|−|‐|‑|→|~|\\b(?:to|bis|zum|a|al|ad|au|hasta|ate|jusqu[’']?(?:a|en)|fino a|tot|t/m|tot en met|till|until|through|thru|do|till|till och med|asti)\\b)\\s*)+";
const start = '(?<![\\p{L}\\d.,/$€£-])';
const end = '(?![\\p{L}\\d%+]|[.,]\\d)';
/** Words that open a range and say nothing more: "from 2015 to 2018". */
const opening = "(?:(?:from|von|vom|de|del|desde|du|dal|van|od|fran)\\s+|d[’'])?";

const range = new RegExp(`${start}${opening}(?<from>${date}|${month})${to}(?<to>${date}|${present})${end}`, 'iu');
/** "2019–21", "09/18 – 05/20", "Sept 15 – Mar 18": years without their century, on both sides or on the right one. */
const shortYear = `(?:(?:1[0-2]|0?[1-9])[/.]|${month}\\s+)['’]?\\d\\d`;
const shortRange = new RegExp(
  `${start}${opening}(?:(?<from>${shortYear})${to}(?<to>${shortYear}|${present})|(?<year>${year})(?:\\s*[–—-]\\s*|/)(?<yy>\\d\\d))(?![/.-]?\\d)${end}`,
  'iu',
);
const since = new RegExp(
  `${start}(?:since|from|seit|ab|desde|depuis|dal|sinds|vanaf|od|sedan|fran)\\s+(?<from>${date})${end}`,
  'iu',
);
const openEnd = new RegExp(`${start}(?<from>${date})\\s*(?:(?:–|—|-|→)(?=\\s*[)\\]]|\\s*$)|onwards?\\b)`, 'iu');
const single = new RegExp(`${start}(?<to>${date})${end}`, 'giu');

/** The text as the patterns need it: accents off, every character still in its place. */
const plain = (text: string): string =>
  text.replaceAll(/[^\x20-\x7E]/gu, (character) => {
    const letter = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return letter.length === character.length ? letter : character;
  });

/** A range of dates anywhere in a text: "Sept 2018 – May 2023", "05/2020 - heute", "May – Aug 2022". */
export function findRange(text: string): FoundDates | undefined {
  const bareText = plain(text);
  const found = range.exec(bareText) ?? shortYears(bareText) ?? since.exec(bareText) ?? openEnd.exec(bareText);
  if (!found) return undefined;
  if (found.groups?.['yy'] !== undefined) return academicYears(found);
  const from = found?.groups?.['from'];
  if (from === undefined) return undefined;
  const until = found.groups?.['to'];
  const endDate = until === undefined ? 'present' : isoDate(until);
  const isMonthOnly = !/\d/.test(from);
  const startDate = isMonthOnly ? isoDate(`${from} ${/\d{4}/.exec(endDate)?.[0] ?? ''}`) : isoDate(from);
  return { startDate, endDate, index: found.index, length: found[0].length };
}

/** A range of years without their century; undefined where the numbers are something else. */
function shortYears(text: string): RegExpExecArray | undefined {
  const found = shortRange.exec(text);
  const { year: whole, yy } = found?.groups ?? {};
  const isSpan =
    whole === undefined || (Number(yy) > Number(whole.slice(2)) && Number(yy) < Number(whole.slice(2)) + 15);
  return found && isSpan ? found : undefined;
}

/** "2018/19" as 2018 to 2019. */
const academicYears = ({ groups, index, 0: { length } }: RegExpExecArray): FoundDates => {
  const startDate = groups?.['year'] ?? '';
  return { startDate, endDate: `${startDate.slice(0, 2)}${groups?.['yy']}`, index, length };
};

/** A range, or else the last date of a text. One date alone is an `endDate`. */
export function findDates(text: string): FoundDates | undefined {
  const found = findRange(text);
  if (found) return found;
  const last = [...plain(text).matchAll(single)].at(-1);
  if (last?.groups?.['to'] === undefined) return undefined;
  // Seasons keep their accents.
  const until = text.slice(last.index, last.index + last[0].length);
  return { startDate: '', endDate: isoDate(until), index: last.index, length: last[0].length };
}

/** Whether the last date of a text follows another one, as in "2020 and 2021": both belong to the text. */
export const endsWithDates = (text: string): boolean =>
  new RegExp(`${year}\\s*(?:,|and|&|und|et|y|e)\\s+${year}[\\s).]*$`, 'iu').test(text);

/** What stands before the date of a degree. */
export const dateLabel =
  /(?<!\p{L})(?:expected(?: graduation)?|anticipated(?: graduation)?|grad(?:uat(?:ed|ion|ing))?(?: date)?|class of|completed|conferred|awarded|issued|voraussichtlich)\.?:?\s*$/iu;

/** Whether a text is a date or a range and little else. */
export function isDateText(text: string): boolean {
  const found = findDates(text);
  // A duration in brackets may follow.
  const bare = text.replace(/(?<=\S)\s*[([][^)\]]*[)\]]\s*$/, '').trim();
  return found !== undefined && found.index < bare.length && found.length >= bare.length * 0.6;
}

const onlyPresent = new RegExp(`^\\s*${present}\\s*$`, 'iu');
const onlyMonth = new RegExp(`^\\s*${month}\\s*$`, 'iu');

/** Whether a text says that something goes on, and nothing else: "Present" below "Feb 2021 –". */
export const isPresentWord = (text: string): boolean => onlyPresent.test(plain(text));

/** Whether a text is a month alone, as a narrow column has it between two years. */
export const isMonthWord = (text: string): boolean => onlyMonth.test(plain(text));

/** Whether a text is mostly a date. */
export const hasDate = (text: string): boolean => findRange(text) !== undefined || isDateText(text);

/** One date as `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `present`; a season stays in words. */
function isoDate(text: string): string {
  const words = comparableName(text);
  const inSeason = seasonYear.exec(plain(text.trim()));
  if (inSeason) return `${text.trim().charAt(0).toUpperCase()}${text.trim().slice(1).toLowerCase()}`;
  const bareYear =
    /(?:19|20)\d\d/.exec(words)?.[0] ??
    /(?:['’]|\s|[/.])(\d\d)$/
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
  if (digits.length === 3 && Number(digits[1]) > 12)
    return `${bareYear}-${two(Number(digits[0]))}-${two(Number(digits[1]))}`;
  if (digits.length === 3) return `${bareYear}-${two(Number(digits[1]))}-${two(Number(digits[0]))}`;
  return text.trim();
}

const seasonYear = new RegExp(`^${season}\\s`, 'iu');

const two = (value: number): string => String(value).padStart(2, '0');
