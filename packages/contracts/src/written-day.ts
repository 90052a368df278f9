/** Whether 05/06/2026 is May 6 or June 5. */
export type DateOrder = 'month' | 'day';

const months = [
  'jan(?:uary|uar|vier)?|enero|tammi(?:kuuta)?',
  'feb(?:ruary|ruar|rero)?|févr(?:ier)?|helmi(?:kuuta)?',
  'mar(?:ch|s|zo)?|märz|maalis(?:kuuta)?',
  'apr(?:il)?|avr(?:il)?|abr(?:il)?|huhti(?:kuuta)?',
  'may|mayo|mai|touko(?:kuuta)?',
  'jun(?:e|io|i)?|juin|kesä(?:kuuta)?',
  'jul(?:y|io|i)?|juil(?:let)?|heinä(?:kuuta)?',
  'aug(?:ust)?|août|agosto|elo(?:kuuta)?',
  'sept?(?:ember|embre|iembre)?|syys(?:kuuta)?',
  'o[ck]t(?:ober|obre|ubre)?|loka(?:kuuta)?',
  'nov(?:ember|embre|iembre)?|marras(?:kuuta)?',
  'de[cz](?:ember)?|déc(?:embre)?|dic(?:iembre)?|joulu(?:kuuta)?',
];
const anyMonth = months.join('|');
const monthOf = (word: string) => months.findIndex((names) => new RegExp(`^(?:${names})$`, 'i').test(word)) + 1;

const isoPattern = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const eastAsianPattern = /(?<!\d)(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;
const dotsPattern = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?!\d)/;
const monthFirstPattern = new RegExp(`\\b(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'iu');
const dayFirstPattern = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|er|\\.)?[ -](?:de )?(${anyMonth})\\.?,?[ -](?:de )?(\\d{4})\\b`,
  'iu',
);
// "13-Oct-26" is what spreadsheets write. With spaces, "13 Oct 26" could end in an hour.
const shortYearPattern = new RegExp(`\\b(\\d{1,2})-(${anyMonth})-(\\d{2})\\b`, 'iu');
const monthAlonePattern = new RegExp(`\\b(${anyMonth})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d|,? \\d{4})`, 'iu');
const dayAlonePattern = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th|\\.)?[ -](?:of )?(${anyMonth})\\b(?!\\.?,?[ -]\\d{2})`,
  'iu',
);
const dayDotsPattern = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/;
const eitherPattern = /(?<![\d/-])(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?![\d/-])/;

function isoDay(year: number, month: number, day: number): string {
  const fullYear = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(fullYear, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && fullYear >= 1990;
  return isReal ? date.toISOString().slice(0, 10) : '';
}

/** The order that one date shows: a 13 can't be a month. `either` for a date that could be two; undefined for any other. */
function orderShownBy(text: string): DateOrder | 'either' | undefined {
  const [, first, second] = (eitherPattern.exec(text) ?? []).map(Number);
  if (first === undefined || second === undefined || isoPattern.test(text) || first === second) return undefined;
  if (first > 12) return 'day';
  return second > 12 ? 'month' : 'either';
}

/**
 * The order of the dates in a file or a text, from the dates themselves. `either` when some could be two days, and none
 * or conflicting ones say which; undefined when no date needs an order.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | 'either' | undefined {
  const shown = new Set<DateOrder | 'either'>();
  for (const text of texts) {
    const order = orderShownBy(text);
    if (order) shown.add(order);
  }
  const only = [...shown].find((order) => order !== 'either');
  const isDecided = only !== undefined && !(shown.has('day') && shown.has('month'));
  if (isDecided) return only;
  return shown.has('either') ? 'either' : undefined;
}

/**
 * The calendar day that a text writes out, "2026-12-31": of "Dec 31, 2026", "31. Dezember 2026", "31.12.2026" or
 * "12/31/2026". Empty if it names none, or one that could be two days while the order is unknown.
 */
export function writtenDay(text: string, order?: DateOrder): string {
  const iso = isoPattern.exec(text) ?? eastAsianPattern.exec(text);
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dots = dotsPattern.exec(text);
  if (dots) return isoDay(Number(dots[3]), Number(dots[2]), Number(dots[1]));
  const monthFirst = monthFirstPattern.exec(text);
  if (monthFirst) return isoDay(Number(monthFirst[3]), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]));
  const dayFirst = dayFirstPattern.exec(text);
  if (dayFirst) return isoDay(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]));
  const shortYear = shortYearPattern.exec(text);
  if (shortYear) return isoDay(Number(shortYear[3]), monthOf(shortYear[2] ?? ''), Number(shortYear[1]));
  const [, first, second, year] = (eitherPattern.exec(text) ?? []).map(Number);
  if (first === undefined || second === undefined || year === undefined) return '';
  const shown = orderShownBy(text);
  const known = shown === 'either' ? order : (shown ?? 'month');
  if (known === undefined) return '';
  return known === 'month' ? isoDay(year, first, second) : isoDay(year, second, first);
}

/**
 * The calendar day that a text names without a year ("Oct 13", "13. Oktober", "13.10."), on the side of `today` where
 * it must be: the latest such day up to `today`, or the first one from it on. Empty if the text names none.
 */
export function dayWithoutYear(text: string, today: string, side: 'past' | 'future' = 'past'): string {
  const [, monthFirst, day] = monthAlonePattern.exec(text) ?? [];
  const [, dayFirst, month] = monthFirst ? [] : (dayAlonePattern.exec(text) ?? []);
  const [, dotsDay, dotsMonth] = dayDotsPattern.exec(text) ?? [];
  const number = monthOf(monthFirst ?? month ?? '') || Number(dotsMonth ?? 0);
  if (number === 0) return '';
  const thisYear = Number(today.slice(0, 4));
  const years = side === 'past' ? [thisYear, thisYear - 1] : [thisYear, thisYear + 1];
  const days = years.map((year) => isoDay(year, number, Number(day ?? dayFirst ?? dotsDay)));
  return days.find((each) => each !== '' && (side === 'past' ? each <= today : each >= today)) ?? '';
}
