import { wordKey } from './vocabulary';
import { measureOf } from './measures';
import type { Quantity } from './quantities';
import type { CountedLine, TextIndex } from './resume-index';
import { englishRoot } from './roots';
import { meanTheSame } from './same-meaning';

/** How often a period fits into a longer one, as people count it: five days or seven make a week. */
const periodFactors: ReadonlyMap<string, readonly number[]> = new Map([
  ['hour>day', [8]],
  ['day>week', [5, 6, 7]],
  ['day>month', [20, 21, 22, 30]],
  ['day>year', [240, 250, 260, 365]],
  ['week>month', [4, 4.33]],
  ['week>year', [48, 50, 52]],
  ['month>quarter', [3]],
  ['month>year', [12]],
  ['quarter>year', [4]],
]);

/** "32%" for 31.7%, "2.5" for 2.48: as people round a result. */
const isRoundedTo = (wanted: number, actual: number): boolean =>
  (wanted < 1 && Math.abs(wanted - actual) < 0.02) ||
  Math.round(actual) === wanted ||
  Math.floor(actual) === wanted ||
  // 1,200 for 1,206, but not 201 for 203.
  (wanted % 5 === 0 && Math.abs(wanted - actual) <= 0.01 * Math.abs(actual));

/** Whether a number is worked out from others of the entry, such as a percentage of change or a yearly sum. */
export function isDerived(wanted: Quantity, entry: TextIndex, text: string): boolean {
  if (wanted.kind !== 'number' || wanted.isVague || isEndPoint.test(text.slice(0, wanted.start))) return false;
  const isMatch = (actual: number): boolean => wanted.values.some((value) => fitsBound(wanted, value, actual));
  return entry.countedLines.some((line) => {
    const numbers = line.quantities.filter(({ kind, isVague }) => kind === 'number' && !isVague);
    return (
      resultsOfPairs(wanted, line.text, numbers).some(isMatch) ||
      ratesOf(wanted, numbers, entry.spanYears).some(isMatch) ||
      isOneMore(wanted, line, numbers) ||
      isCountOfYears(wanted, line)
    );
  });
}

/** "From 9 to 3": where something ended up can be read, it's no result. */
const isEndPoint = /\bfrom\s[^.;]{0,24}\d[^.;]{0,24}\bto\s+(?:just |only |under |about )?[$€£]?$/i;

function fitsBound({ bound }: Quantity, value: number, actual: number): boolean {
  if (bound === 'over') return actual >= value * 0.995 && actual < value * 2;
  return bound === 'about' ? Math.abs(value - actual) <= 0.08 * Math.abs(actual) : isRoundedTo(value, actual);
}

const changes =
  /\b(?:to|now|not|down|up|instead|from|was|were|before|after|later|then|last|when|than|vs|versus|in (?:19|20)\d\d|est|auf|statt|jetzt|vorher|dann|zuletzt|nicht)\b|→|->|=>|[–—]/i;
export const goals = /\b(?:quota|goal|target|plan|budget|ziel|vorgabe)/i;
const shares = /^\s*(?:in|of|out of|von)\s(?:every\s|the\s)?$/i;
/** "600 cases, 250 automated". */
const isPartOf = /^[^.;:\d]{1,24},[^.;:\d]{0,12}$/;
const adds = /^[^.;]{0,40}?(?:\b(?:and|plus|und|sowie)\b|[,&+])[^.;]*$/i;

/** Differences, percentages and ratios of two numbers that the line sets against each other, and sums of like ones. */
function resultsOfPairs(wanted: Quantity, text: string, numbers: readonly Quantity[]): number[] {
  const found: number[] = [];
  for (const [index, left] of numbers.entries()) {
    for (const right of numbers.slice(index + 1)) {
      const [from, to] = inOneUnit(left, right);
      if (from <= 0 || to <= 0) continue;
      const between = text.slice(left.end, right.start);
      if (wanted.symbol === '%' && shares.test(between)) found.push((from / to) * 100);
      if (wanted.symbol === '%' && left.symbol === '' && right.symbol === '' && isPartOf.test(between))
        found.push((Math.min(from, to) / Math.max(from, to)) * 100);
      const isChange = changes.test(between) || (left.symbol === right.symbol && /^[%$€£]$/.test(left.symbol));
      if (isChange && areOfOneKind(left, right)) found.push(...changesOf(wanted, left, from, to));
      // "120% of quota" for a quota and what was sold.
      if (isChange && wanted.symbol === '%' && goals.test(text)) found.push((to / from) * 100, (from / to) * 100);
      // "$18k a month to $11k" saves $84,000 a year.
      if (changes.test(between) && areOfOneKind(left, right))
        found.push(...ratesOf(wanted, [{ ...left, values: [Math.abs(from - to)] }], []));
      if (isTimes(text, left, right) && wanted.symbol === left.symbol) found.push(from * to);
      if (isHoursOfShifts(wanted, left, right)) found.push((left.values[0] ?? 0) * (right.values[0] ?? 0));
      if (adds.test(between) && isSum(wanted, left, right)) found.push(from + to);
    }
  }
  return found;
}

function changesOf(wanted: Quantity, own: Quantity, from: number, to: number): number[] {
  if (wanted.symbol === '%') return [(Math.abs(to - from) / from) * 100, (Math.abs(to - from) / to) * 100];
  // "By two thirds" is what went away, "to a third" what stayed.
  if (wanted.symbol === 'x') return [to / from, from / to, Math.abs(to - from) / from, Math.abs(to - from) / to];
  const isPoints = own.symbol === '%' && /^(?:percent|point|prozent)/.test(wanted.unit[0] ?? '');
  // Three days less aren't three clerks.
  if (wanted.symbol === '' && !isPoints && !isOfUnit(wanted, own)) return [];
  return wanted.symbol === own.symbol || isPoints ? [Math.abs(from - to)] : [];
}

const isOfUnit = (wanted: Quantity, own: Quantity): boolean => {
  const measures = [measureIn(wanted), measureIn(own)];
  if (measures[0] && measures[1]) return measures[0].dimension === measures[1].dimension;
  const theirs = [...own.unit, ...own.before];
  return (
    wanted.unit.length === 0 ||
    (own.unit.length === 0 && measures[1] === undefined) ||
    wanted.unit.some((root) => theirs.some((other) => meanTheSame(root, other)))
  );
};

/** "240 recruits per cycle, 9 cycles" and "five classes, 28 kids each": the second number counts what the first is a rate of. */
function isTimes(text: string, left: Quantity, right: Quantity): boolean {
  // "Five classes, 28 kids each".
  if (/^[^.;\d]{0,24}\b(?:each|apiece|jeweils)\b/.test(text.slice(right.end))) return true;
  const rate = /\b(?:per|each|every|an?)\s+(\p{L}+)/u.exec(text.slice(left.end, right.start))?.[1];
  return rate !== undefined && right.unit[0] === englishRoot(wordKey(rate.toLowerCase()));
}

/** "40 hours a week" for 10-hour shifts on 4 days. */
const isHoursOfShifts = (wanted: Quantity, left: Quantity, right: Quantity): boolean =>
  [wanted, left].every((each) => measureIn(each)?.root === 'hour') &&
  /^(?:day|shift|week|tag|schicht)/.test(right.unit[0] ?? '');

/** "7 people" for 4 nurses and 3 aides. */
const isSum = (wanted: Quantity, left: Quantity, right: Quantity): boolean =>
  wanted.symbol === left.symbol &&
  wanted.symbol === right.symbol &&
  wanted.symbol !== '%' &&
  (countOf(wanted, [left, right]) === 2 ||
    // "14 houses and 17 in 2022".
    (countOf(wanted, [left]) === 1 && right.unit.length === 0) ||
    (countOf(wanted, [left, right]) === 0 && !isTimeOrMoney([left, right])));

/** How many of the two are counts of what is wanted: "75 events" are 45 weddings and 30 meetings, and "75 weddings" aren't. */
const countOf = (wanted: Quantity, both: readonly Quantity[]): number =>
  both.filter(({ unit }) =>
    unit.slice(0, 4).some((root) => wanted.unit.slice(0, 4).some((other) => meanTheSame(root, other))),
  ).length;

const isTimeOrMoney = (both: readonly Quantity[]): boolean =>
  both.some((own) => own.symbol !== '' || own.unit.length === 0 || measureIn(own) !== undefined);

/** "From 9% to 4%" and "$48,000 to 36,000": one of two symbols may be left out. */
function areOfOneKind(left: Quantity, right: Quantity): boolean {
  if (/[#x]/.test(left.symbol + right.symbol)) return false;
  const measures = [measureIn(left), measureIn(right)];
  if (measures[0] && measures[1] && measures[0].dimension !== measures[1].dimension) return false;
  if (left.symbol !== '' || right.symbol !== '')
    return left.symbol === right.symbol || left.symbol === '' || right.symbol === '';
  // 46 turbines and one partner aren't set against each other.
  return left.unit.length === 0 || right.unit.length === 0 || measures.some(Boolean) || countOf(left, [right]) === 1;
}

/** "1.4 s to 90 ms": both as the same unit. */
function inOneUnit(left: Quantity, right: Quantity): readonly [number, number] {
  const measures = [measureIn(left), measureIn(right)];
  const isOther = measures[0] && measures[1] && measures[0].root !== measures[1].root;
  return [
    (left.values[0] ?? 0) * (isOther ? measures[0]!.factor : 1),
    (right.values[0] ?? 0) * (isOther ? measures[1]!.factor : 1),
  ];
}

const measureIn = ({ unit }: Quantity) => unit.slice(0, 2).map(measureOf).find(Boolean);

/** A rate in another period, and what it comes to over the years of the entry. */
function ratesOf(wanted: Quantity, numbers: readonly Quantity[], spanYears: readonly number[]): number[] {
  return numbers.flatMap((own) => {
    if (own.symbol !== wanted.symbol || own.per === '') return [];
    const [value = 0] = own.values;
    const found: number[] = [];
    for (const [periods, factors] of periodFactors) {
      const [short = '', long = ''] = periods.split('>');
      if (own.per === short && wanted.per === long) found.push(...factors.map((factor) => value * factor));
      if (own.per === long && wanted.per === short) found.push(...factors.map((factor) => value / factor));
    }
    if (wanted.per === '' && own.per === 'year') found.push(...spanYears.map((years) => value * years));
    return found;
  });
}

/** "Three executives" for "CFO plus 2 VPs". */
const isOneMore = ({ values, symbol }: Quantity, { text }: CountedLine, numbers: readonly Quantity[]): boolean =>
  symbol === '' &&
  numbers.some(
    (own) =>
      own.symbol === '' &&
      values.includes((own.values[0] ?? 0) + 1) &&
      // "A rota of three" for one shared with two others.
      (others.test(text.slice(own.end, own.end + 24)) ||
        /^\P{N}{0,40}\p{L}\s*(?:plus|and|&|\+|und)\s*$/u.test(text.slice(0, own.start))),
  );

const others = /^\s(?:other|colleague|coworker|co-worker|partner|mate|lad|weitere|kolleg)/iu;

const weekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?=s?(?:day|nesday|rsday|urday|sday|\b|s\b|r))/g;

/** "Two trips" for those of 2017 and 2019, "twice a week" for Tuesdays and Thursdays. */
function isCountOfYears({ values, symbol, per }: Quantity, { quantities, text }: CountedLine): boolean {
  if (symbol === '%') return false;
  const years = quantities.filter(({ kind }) => kind === 'year').length;
  const days = new Set(text.toLowerCase().match(weekday)).size;
  return (years > 1 && values.includes(years)) || (days > 1 && per === 'week' && values.includes(days));
}
