import { measureOf } from './measures';
import { isNumberWord } from './number-words';
import type { Token } from './roots';
import { wordSet } from './word-set';

/** What the words around a number say of it. */
export interface Surroundings {
  /** Roots of the words after it, and of those before it. */
  readonly unit: readonly string[];
  readonly before: readonly string[];
  /** What it's a rate of, such as `day`. */
  readonly per: string;
  readonly bound: 'over' | 'about' | '';
}

const overWords =
  /(?:over|more than|above|exceeding|at least|upwards? of|no fewer than|in excess of|min\.?|minimum|über|mehr als|mindestens)\s+(?:US)?[$€£]?\s?$|[>≥]\s?$/i;
const aboutWords =
  /(?:about|around|nearly|almost|close to|just (?:under|over|below|above)|under|below|less than|approximately|approx\.?|roughly|some|circa|ca\.?|max\.?|up to|rund|etwa|knapp|fast|bis zu)\s+(?:US)?[$€£]?\s?$/i;

const periods = new Map(
  Object.entries({
    day: 'd day days daily shift shifts night tag tage täglich schicht nacht',
    hour: 'h hour hours hourly hr std stunde stunden',
    week: 'week weeks weekly wk wo woche wochen wöchentlich',
    month: 'month months monthly mo mth mths monat monate monats monatlich',
    quarter: 'quarter quarters quarterly quartal',
    year: 'year years yearly yr annual annually jahr jahre jährlich semester',
    minute: 'minute minutes minuten',
  }).flatMap(([period, words]) => words.split(' ').map((word) => [word, period] as const)),
);
const rates = new Map([
  ['wpm', 'word'],
  ['mph', 'mile'],
]);

/** "hour" for "hrs": units are compared by their first name. */
export const unitRoot = (lower: string, root: string, german = root): string =>
  /^[ap]\.?m\.?$/.test(lower)
    ? lower.replaceAll('.', '')
    : (rates.get(lower) ?? measureOf(lower)?.root ?? measureOf(root)?.root ?? measureOf(german)?.root ?? root);

const perWords = new Set(['/', 'a', 'an', 'per', 'each', 'every', 'pro', 'im', 'am', 'die', 'in', 'der']);
const adverbPeriods = /(?:ly|lich)$/;

/** Words that end what a number counts. */
const unitEnds = wordSet(
  'in for from by with at on per and or while as who that which to than into across during under over within auf bei für im in mit von zu und oder pro aus an am zum zur',
);

const isOrSo = (tokens: readonly Token[], at: number): boolean =>
  /^(?:or|oder) so$/.test(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`);

/** What stands around the number at `start` to `end`. @param tokens of the text */
export function surroundingsOf(text: string, tokens: readonly Token[], start: number, end: number): Surroundings {
  const { unit, per } = countedBy(tokens, end);
  const before = wordsBefore(tokens, start);
  return { unit: isAge(before) ? ['year', ...unit] : unit, per, before, bound: boundOf(text, start, end) };
}

/** "Age 4", "ages 5-8": of years. */
const isAge = ([nearest]: readonly string[]): boolean => /^(?:age|alter)$/.test(nearest ?? '');

function boundOf(text: string, start: number, end: number): Surroundings['bound'] {
  const head = text.slice(Math.max(0, start - 24), start);
  if (overWords.test(head)) return 'over';
  return aboutWords.test(head) || /^\s(?:or|oder) so\b/i.test(text.slice(end)) ? 'about' : '';
}

/** The point of "jede 3. Woche" and "8 Std./Tag". */
function isOfShortForm(tokens: readonly Token[], at: number): boolean {
  const [before, point, after] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (point.key !== '.' || !before || !after || before.end !== point.start || before.lower.length > 4) return false;
  return /^[\p{Ll}/]/u.test(after.text) || periods.has(after.lower);
}

/** What the number counts, and what it's a rate of. */
function countedBy(tokens: readonly Token[], end: number): Pick<Surroundings, 'unit' | 'per'> {
  const unit: string[] = [];
  let per = '';
  let at = tokens.findIndex((token) => token.start >= end);
  if (at === -1) at = tokens.length;
  // "10 to 15 patients": what the second number counts.
  if (/^(?:to|-|–|—|bis|and|or|und|oder|down|instead|statt|auf)$/.test(tokens[at]?.lower ?? '')) {
    const second = tokens
      .slice(at, at + 4)
      .findIndex(({ text, lower }) => /^[$€£]?\d/.test(text) || isNumberWord(lower));
    if (second !== -1) at += second + 1;
  }
  // "30 or so kids".
  if (isOrSo(tokens, at)) at += 2;
  let isCounting = true;
  for (let steps = 0; steps < 7 && at + steps < tokens.length; steps += 1) {
    const token = tokens[at + steps]!;
    if (token.isPunctuation) {
      if (/^[-–/%'"“”)]$/.test(token.lower) || isOfShortForm(tokens, at + steps)) continue;
      break;
    }
    const period = periods.get(token.lower);
    const before = tokens[at + steps - 1]?.lower ?? '';
    if (period && (adverbPeriods.test(token.lower) || (steps > 0 && perWords.has(before)))) {
      per ||= period;
      isCounting = false;
    }
    if (before === '/' || unitEnds.has(token.lower) || (perWords.has(token.lower) && steps > 0)) isCounting = false;
    if (/^\d/.test(token.text)) {
      if (unit.length > 0) break;
      continue;
    }
    if (isCounting && !token.isFunction && unit.length < 6)
      unit.push(unitRoot(token.lower, token.root, token.germanRoot), token.germanRoot);
  }
  return { unit, per };
}

function wordsBefore(tokens: readonly Token[], start: number): string[] {
  const before: string[] = [];
  for (let index = tokens.findLastIndex((token) => token.end <= start); index >= 0 && before.length < 6; index -= 1) {
    const token = tokens[index]!;
    if (token.isPunctuation) {
      if (/^[-–$€£]$/.test(token.lower)) continue;
      break;
    }
    if (!token.isFunction) before.push(unitRoot(token.lower, token.root, token.germanRoot), token.germanRoot);
  }
  return before;
}
