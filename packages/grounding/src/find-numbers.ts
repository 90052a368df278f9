import type { Suggestion } from './suggestion';
import type { ClaimKind } from './claim';
import { compareUnits, isSameMeasure } from './compare-units';
import { isDerived } from './derived-numbers';
import { isImplied } from './implied-numbers';
import { measureOf } from './measures';
import { type Quantity, quantitiesOf } from './quantities';
import type { TextIndex } from './resume-index';
import type { Token } from './roots';
import { isInRange, isJustBelow } from './number-ranges';
import { meanTheSame } from './same-meaning';
import { groundingVocabulary } from './term-tables';
import { isAddedYear, isOtherYear, isYearOfSame } from './years-of-events';

type AddSpan = (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number) => void;

/** Numbers and dates that the entry doesn't have with the same unit. */
export function findNumbers(suggestion: Suggestion, addSpan: AddSpan): void {
  const { text, tokens, resume, numbers, isDone } = suggestion;
  for (const quantity of quantitiesOf(text, tokens)) {
    const { start, end, kind } = quantity;
    const isJudged = tokens.some(
      (token, at) => !token.isPunctuation && token.start < end && start < token.end && isDone(at),
    );
    if (isJudged || isPartOfCredential(tokens, start)) continue;
    // "Three-way matching" counts nothing.
    if (/^[-\s]way\b/.test(text.slice(end))) {
      addSpan('number', 'amber', start, end);
      continue;
    }
    if (isPartOfName(text, quantity, resume.whole)) {
      addSpan('name', undefined, start, end);
      continue;
    }
    const level = isForm(text.slice(start, end), resume.whole) ? 'amber' : levelIn(suggestion, quantity);
    if (kind === 'number') numbers.push({ start, end, values: quantity.values, symbol: quantity.symbol, level });
    addSpan(kind === 'year' || kind === 'month' ? 'date' : 'number', level, start, end);
  }
}

/** "1099s" for somebody who prepared 1099 forms. */
const isForm = (words: string, { lowers }: TextIndex): boolean =>
  /^\d+s$/.test(words) && lowers.has(words.slice(0, -1));

/** "OSHA 30", which is judged as a credential. */
function isPartOfCredential(tokens: readonly Token[], start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const terms = groundingVocabulary().credentials.byFirst.get(tokens[at - 1]?.key ?? '') ?? [];
  return terms.some(({ roots }) => roots.length === 2 && roots[1] === tokens[at]!.key);
}

/** "Grade 4", "OSHA 10", "Windows 11": the résumé has the same words before the same number. */
function isPartOfName(text: string, { start, end }: Quantity, resume: TextIndex): boolean {
  const before = /(\p{L}[\p{L}.]*)[\s-]?$/u.exec(text.slice(0, start));
  if (
    !before?.[1] ||
    !/^(?:\p{Lu}|grade|level|class|type|version|stage|phase|unit|room|line|klasse|stufe)/u.test(before[1])
  )
    return false;
  const isFirstWord = !/\p{L}/u.test(text.slice(0, before.index));
  if (isFirstWord && !/^\p{Lu}{2}/u.test(before[1])) return false;
  const name = `${before[0]}${text.slice(start, end)}`.toLowerCase();
  const at = resume.lowerText.indexOf(name);
  return at !== -1 && !/[\p{L}\p{N}]/u.test(resume.lowerText[at + name.length] ?? '');
}

/** As in the entry; what another part than experience says, or a name has, is amber. */
function levelIn({ text, entry, resume }: Suggestion, quantity: Quantity): 'red' | 'amber' | undefined {
  const level = levelOf(quantity, entry, text);
  if (level !== 'red') return level;
  if (levelOf(quantity, resume.background, text) === undefined)
    return quantity.kind === 'year' && !isYearOfSame(quantity, text, resume.background) ? 'red' : 'amber';
  return isInSameName(text, quantity, resume.whole) ? 'amber' : 'red';
}

/** "EPA Section 608" for EPA 608, "95th percentile" for p95. */
function isInSameName(text: string, { start, values, kind }: Quantity, { lowerText }: TextIndex): boolean {
  if (kind !== 'number') return false;
  const before = (text.slice(0, start).match(/\p{L}[\p{L}.]*/gu) ?? []).slice(-3);
  const after = /^\d+(?:st|nd|rd|th)?[\s-]+(\p{L}+)/u.exec(text.slice(start))?.[1] ?? '';
  const names = before.filter((word) => /^\p{Lu}{2}/u.test(word)).map((word) => `${word.toLowerCase()}[\\s-]*`);
  if (after !== '') names.push(`\\b${after[0]!.toLowerCase()}`);
  return names.some((name) => new RegExp(`${name}${values[0]}\\b`).test(lowerText));
}

const hasNone = /\b(?:no|none|never|not|zero|0|without|free|clean|kein\p{L}*|nie|ohne|null)\b/u;
const hasAll = /\b(?:all|every|each|always|no|never|zero|perfect|full|alle[nrs]?|jede[nrs]?|immer|ohne)\b/u;

/** "Zero accidents" for never having had one, "100% of the inspections" for every one: a line says so of the same thing. */
function isEveryOneOrNone({ values, symbol, unit, before }: Quantity, { countedLines, lines }: TextIndex): boolean {
  const [value] = values;
  const pattern = value === 0 ? hasNone : value === 100 && symbol === '%' ? hasAll : undefined;
  if (!pattern) return false;
  const things = [...unit, ...before];
  return countedLines.some(
    ({ text }, index) =>
      pattern.test(text.toLowerCase()) &&
      things.some((thing) => Array.from(lines[index]!).some((own) => meanTheSame(own, thing))),
  );
}

/** What people count in percent without saying so. */
const shares = /\b(?:coverage|rate|accuracy|uptime|attendance|occupancy|retention|share|quote|auslastung)\b/i;

/** "98.7%" for an accuracy of 98.7. */
const isBarePercent = ({ symbol, values }: Quantity, { countedLines }: TextIndex): boolean =>
  symbol === '%' &&
  countedLines.some(({ text, quantities }) => {
    const hasPercents = quantities.some((own) => own.symbol === '%') || shares.test(text);
    return quantities.some(
      ({ symbol: none, values: others, unit }) =>
        none === '' &&
        unit.length === 0 &&
        (hasPercents || (others[0] ?? 0) % 1 !== 0) &&
        others.some((value) => values.includes(value)),
    );
  });

/** "Twice" where the entry counts two, "toured twice" for 2 tours. */
const isRepeated = ({ symbol, values, isWord, per, before }: Quantity, own: readonly Quantity[]): boolean =>
  (symbol === 'x' &&
    isWord &&
    own.some(
      (each) =>
        each.symbol === '' &&
        hasValue(each, values[0]!) &&
        (each.isWord || each.unit.some((root) => before.includes(root))),
    )) ||
  (symbol === '' &&
    own.some((each) => each.symbol === 'x' && hasValue(each, values[0]!) && (each.per === '' || each.per === per)));

function levelOf(quantity: Quantity, entry: TextIndex, text: string): 'red' | 'amber' | undefined {
  const own = entry.quantities;
  if (quantity.kind === 'year') {
    const isThere = own.some((each) => hasValue(each, quantity.values[0]!) && each.symbol === '');
    if (isAddedYear(quantity, entry, text) || isOtherYear(quantity, entry, text)) return 'red';
    if (isThere) return undefined;
    return isImplied(quantity, entry) ? 'amber' : 'red';
  }
  if (quantity.kind === 'month') {
    const [month = 0] = quantity.values;
    const isThere =
      own.some((each) => each.kind === 'month' && each.values[0] === month) ||
      new RegExp(String.raw`\d{4}-${String(month).padStart(2, '0')}\b`).test(entry.lowerText);
    if (isThere) return undefined;
    return isImplied(quantity, entry) ? 'amber' : 'red';
  }
  if (quantity.kind === 'clock') {
    const [time = 0] = quantity.values;
    const isThere = own.some((each) => each.kind === 'clock' && each.values[0] === time);
    // "5:00" for 5 am.
    if (isThere || (time % 1000 === 0 && own.some((each) => hasValue(each, time / 1000)))) return undefined;
    return isImplied(quantity, entry) ? 'amber' : 'red';
  }
  const amounts = own.filter((each) => isSameAmount(quantity, each) && hasSameRate(quantity, each));
  const same = amounts.filter((each) => compareUnits(quantity, each, entry) === 'same');
  if (same.length > 0) {
    const isInflated =
      quantity.bound === 'over' && same.every(({ bound }) => bound !== 'over') && !isInRange(quantity, entry);
    // "Over five years" and "over nine cycles" may mean during them.
    if (isInflated) return timeOf(quantity) || /\bover\s*$/i.test(text.slice(0, quantity.start)) ? 'amber' : 'red';
    return same.some(({ bound }) => bound === quantity.bound || quantity.bound === 'about') ? undefined : 'amber';
  }
  if (amounts.some((each) => compareUnits(quantity, each, entry) === 'unclear')) return 'amber';
  // "Every second weekend".
  if (quantity.symbol === '#' && quantity.isWord && !text.slice(0, quantity.start).endsWith('-')) return 'amber';
  if (
    isRounded(quantity, entry) ||
    isJustBelow(quantity, entry, text) ||
    isInRange(quantity, entry) ||
    isBareInLine(quantity, entry) ||
    isVagueButTrue(quantity, entry) ||
    isDoubling(quantity, own) ||
    isRepeated(quantity, own) ||
    isBarePercent(quantity, entry) ||
    isSpan(quantity, entry) ||
    isEveryOneOrNone(quantity, entry) ||
    isImplied(quantity, entry) ||
    isDerived(quantity, entry, text)
  ) {
    return 'amber';
  }
  return 'red';
}

const yearFactor = measureOf('year')!.factor;
const monthFactor = measureOf('month')!.factor;

const hasValue = ({ values }: Quantity, value: number): boolean => values.includes(value);

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left));

function isSameAmount(wanted: Quantity, own: Quantity): boolean {
  if (own.kind === 'month' || own.kind === 'clock' || own.isVague !== wanted.isVague) return false;
  if (isSameSymbol(wanted, own)) {
    if (wanted.values.some((value) => own.values.some((other) => near(value, other)))) return true;
    return wanted.symbol === '' && isSameMeasure(wanted, own);
  }
  if (wanted.symbol === 'x' && own.symbol === '%') return isSameShare(wanted, own);
  if (wanted.symbol === '%' && own.symbol === 'x') return isSameShare(own, wanted);
  // "Grade 3" and "3rd grade".
  return (wanted.symbol === '#' && own.symbol === '') || (wanted.symbol === '' && own.symbol === '#')
    ? wanted.values.some((value) => own.values.includes(value))
    : false;
}

/** Twice as much is 100% more, half is 50% less, a third 33%. */
const isSameShare = (times: Quantity, percent: Quantity): boolean =>
  percent.values.some((value) =>
    times.values.some((other) => other === value / 100 + 1 || (other < 1 && Math.abs(other - value / 100) < 0.005)),
  );

/** A letter such as "N" stands for any currency but those of a sign that everybody types; a large sum may have none. */
function isSameSymbol(wanted: Quantity, own: Quantity): boolean {
  if (wanted.symbol === own.symbol) return true;
  const isLocal = (symbol: string) => symbol === '¤' || (/^\p{Sc}$/u.test(symbol) && !/[$€£]/.test(symbol));
  if (isLocal(wanted.symbol)) return isLocal(own.symbol) || (own.symbol === '' && (own.values[0] ?? 0) >= 1000);
  return false;
}

const timeOf = ({ unit }: Quantity) =>
  unit
    .slice(0, 2)
    .map(measureOf)
    .find((measure) => measure?.dimension === 0);

function hasSameRate(wanted: Quantity, own: Quantity): boolean {
  return wanted.per === '' || own.per === '' || wanted.per === own.per;
}

/** "About 1,200" for 1,187, and "over 1,100". */
function isRounded(wanted: Quantity, entry: TextIndex): boolean {
  if (wanted.bound === '') return false;
  const [value = 0] = wanted.values;
  return entry.quantities.some((each) => {
    const [actual = 0] = each.values;
    if (each.kind !== 'number' || each.symbol !== wanted.symbol || compareUnits(wanted, each, entry) === 'other')
      return false;
    return wanted.bound === 'over' ? actual > value && actual < value * 2 : Math.abs(actual - value) <= actual * 0.06;
  });
}

/** "135 lines" where the entry counts lines and then says "mine was 135", "five colleagues" for "colleagues (so far 5)". */
const isBareInLine = ({ symbol, kind, values, unit }: Quantity, { countedLines, lines }: TextIndex): boolean =>
  kind === 'number' &&
  symbol === '' &&
  countedLines.some(
    ({ quantities }, index) =>
      unit.some((root) => lines[index]!.has(root)) &&
      quantities.some(
        (own) =>
          own.kind === 'number' &&
          own.symbol === '' &&
          own.unit.length === 0 &&
          own.values.some((value) => values.includes(value)),
      ),
  );

const isVagueButTrue = (wanted: Quantity, entry: TextIndex): boolean =>
  wanted.isVague &&
  entry.quantities.some(
    (each) =>
      each.kind === 'number' &&
      each.symbol === '' &&
      (each.values[0] ?? 0) >= wanted.values[0]! &&
      compareUnits(wanted, each, entry) !== 'other',
  );

/** "Doubled" where the entry has a number and twice as much. */
function isDoubling({ symbol, values }: Quantity, own: readonly Quantity[]): boolean {
  const [times = 0] = values;
  if (symbol !== 'x') return false;
  const amounts = own.flatMap((each) => (each.kind === 'number' ? each.values : []));
  return amounts.some((amount) => amounts.includes(amount * times));
}

/** "Five years of experience" where the dates show them. */
function isSpan(wanted: Quantity, entry: TextIndex): boolean {
  const measure = timeOf(wanted);
  if (!measure || measure.factor < monthFactor) return false;
  const years = ((wanted.values[0] ?? 0) * measure.factor) / yearFactor;
  return entry.spanYears.some((span) => {
    if (wanted.bound === 'over') return span >= years - 0.1 && span < years + 3;
    return Math.floor(span) === years || Math.round(span) === years || Math.abs(span - years) < 0.25;
  });
}
