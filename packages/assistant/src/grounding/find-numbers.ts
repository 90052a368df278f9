import type { Suggestion } from './suggestion';
import type { ClaimKind } from './claim';
import { isDerived } from './derived-numbers';
import { measureOf } from './measures';
import { type Quantity, quantitiesOf } from './quantities';
import type { ResumeIndex, TextIndex } from './resume-index';
import { englishRoot, germanRoot, type Token } from './roots';
import { meanTheSame } from './same-meaning';
import { groundingVocabulary } from './vocabulary';

type AddSpan = (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number) => void;

/** Numbers and dates that the entry doesn't have with the same unit. */
export function findNumbers({ text, tokens, entry, resume, numbers }: Suggestion, addSpan: AddSpan): void {
  for (const quantity of quantitiesOf(text, tokens)) {
    const { start, end, kind } = quantity;
    if (isPartOfCredential(tokens, start)) continue;
    if (isPartOfName(text, quantity, resume.whole)) {
      addSpan('name', undefined, start, end);
      continue;
    }
    const level = levelIn(text, quantity, entry, resume);
    if (kind === 'number') numbers.push({ start, end, values: quantity.values, symbol: quantity.symbol, level });
    addSpan(kind === 'year' || kind === 'month' ? 'date' : 'number', level, start, end);
  }
}

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
function levelIn(text: string, quantity: Quantity, entry: TextIndex, resume: ResumeIndex): 'red' | 'amber' | undefined {
  const level = levelOf(quantity, entry, text);
  if (level !== 'red') return level;
  if (levelOf(quantity, resume.background, text) === undefined) return 'amber';
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

/** "98.7%" for an accuracy of 98.7. */
const isBarePercent = ({ symbol, values }: Quantity, { countedLines }: TextIndex): boolean =>
  symbol === '%' &&
  countedLines.some(({ quantities }) => {
    const hasPercents = quantities.some((own) => own.symbol === '%');
    return quantities.some(
      ({ symbol: none, values: others, unit }) =>
        none === '' &&
        unit.length === 0 &&
        (hasPercents || (others[0] ?? 0) % 1 !== 0) &&
        others.some((value) => values.includes(value)),
    );
  });

/** "Twice" where the entry counts two. */
const isRepeated = ({ symbol, values, isWord }: Quantity, own: readonly Quantity[]): boolean =>
  (symbol === 'x' && isWord && own.some((each) => each.symbol === '' && each.isWord && hasValue(each, values[0]!))) ||
  (symbol === '' && own.some((each) => each.symbol === 'x' && hasValue(each, values[0]!)));

function levelOf(quantity: Quantity, entry: TextIndex, text: string): 'red' | 'amber' | undefined {
  const own = entry.quantities;
  if (quantity.kind === 'year') {
    const isThere = own.some((each) => hasValue(each, quantity.values[0]!) && each.symbol === '');
    return isThere ? undefined : 'red';
  }
  if (quantity.kind === 'month') {
    const [month = 0] = quantity.values;
    const isThere =
      own.some((each) => each.kind === 'month' && each.values[0] === month) ||
      new RegExp(String.raw`\d{4}-${String(month).padStart(2, '0')}\b`).test(entry.lowerText);
    return isThere ? undefined : 'red';
  }
  if (quantity.kind === 'clock') {
    const [time = 0] = quantity.values;
    const isThere = own.some((each) => each.kind === 'clock' && each.values[0] === time);
    // "5:00" for 5 am.
    return isThere || (time % 1000 === 0 && own.some((each) => hasValue(each, time / 1000))) ? undefined : 'red';
  }
  const amounts = own.filter((each) => isSameAmount(quantity, each) && hasSameRate(quantity, each));
  const same = amounts.filter((each) => compareUnits(quantity, each, entry) === 'same');
  if (same.length > 0) {
    const isInflated = quantity.bound === 'over' && same.every(({ bound }) => bound !== 'over');
    // "Over five years" and "over nine cycles" may mean during them.
    if (isInflated) return timeOf(quantity) || /\bover\s*$/i.test(text.slice(0, quantity.start)) ? 'amber' : 'red';
    return same.some(({ bound }) => bound === quantity.bound || quantity.bound === 'about') ? undefined : 'amber';
  }
  if (amounts.some((each) => compareUnits(quantity, each, entry) === 'unclear')) return 'amber';
  // "Every second weekend".
  if (quantity.symbol === '#' && quantity.isWord) return 'amber';
  if (
    isRounded(quantity, entry) ||
    isVagueButTrue(quantity, entry) ||
    isDoubling(quantity, own) ||
    isRepeated(quantity, own) ||
    isBarePercent(quantity, entry) ||
    isSpan(quantity, entry) ||
    isEveryOneOrNone(quantity, entry) ||
    isDerived(quantity, entry, text)
  ) {
    return 'amber';
  }
  return 'red';
}

const hasValue = ({ values }: Quantity, value: number): boolean => values.includes(value);

const near = (left: number, right: number): boolean => Math.abs(left - right) < 1e-9 * Math.max(1, Math.abs(left));

function isSameAmount(wanted: Quantity, own: Quantity): boolean {
  if (own.kind === 'month' || own.kind === 'clock' || own.isVague !== wanted.isVague) return false;
  if (wanted.symbol === own.symbol) {
    if (wanted.values.some((value) => own.values.some((other) => near(value, other)))) return true;
    return wanted.symbol === '' && isSameMeasure(wanted, own);
  }
  // Twice as much is 100% more; half is 50% less.
  if (wanted.symbol === 'x' && own.symbol === '%')
    return own.values.some((value) => wanted.values.includes(value === 50 ? 0.5 : value / 100 + 1));
  if (wanted.symbol === '%' && own.symbol === 'x')
    return wanted.values.some((value) => own.values.includes(value === 50 ? 0.5 : value / 100 + 1));
  // "Grade 3" and "3rd grade".
  return (wanted.symbol === '#' && own.symbol === '') || (wanted.symbol === '' && own.symbol === '#')
    ? wanted.values.some((value) => own.values.includes(value))
    : false;
}

const timeOf = ({ unit }: Quantity) =>
  unit
    .slice(0, 2)
    .map(measureOf)
    .find((measure) => measure?.dimension === 0);

/** "90 minutes" and "1.5 hours". */
function isSameMeasure(wanted: Quantity, own: Quantity): boolean {
  const [left, right] = [measureOfQuantity(wanted), measureOfQuantity(own)];
  if (!left || left.dimension !== right?.dimension) return false;
  return wanted.values.some((value) =>
    own.values.some(
      (other) => Math.abs(value * left.factor - other * right.factor) <= 0.02 * Math.abs(other * right.factor),
    ),
  );
}

const measureOfQuantity = ({ unit }: Quantity) => unit.slice(0, 2).map(measureOf).find(Boolean);

const yearFactor = measureOf('year')!.factor;
const monthFactor = measureOf('month')!.factor;

const rootsOfWords = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [englishRoot(word), germanRoot(word)]));

const genericPeople = rootsOfWords(
  'person people staff employee team member colleague worker crew associate individual personen leute mitarbeiter mitarbeitende kollegen',
);
const people = rootsOfWords(
  'driver nurse cook teacher student pupil patient resident guest customer client guard clerk cashier waiter server technician mechanic electrician plumber carpenter welder operator engineer developer designer analyst intern apprentice trainee volunteer child kid diner passenger visitor caller user cleaner painter builder laborer assistant aide grader toddler family bewohner patienten schüler kunden gäste kinder fahrgäste',
);
const isPerson = (root: string): boolean => genericPeople.has(root) || people.has(root);

/** Whether two numbers may count the same: `same`, `other`, or `unclear` when only the words differ. */
function compareUnits(wanted: Quantity, own: Quantity, entry: TextIndex): 'same' | 'unclear' | 'other' {
  if (wanted.unit.length === 0 || own.unit.length + own.before.length === 0) return 'same';
  const theirs = [...own.unit, ...own.before];
  if (wanted.unit.some((root) => theirs.includes(root))) return 'same';
  const measures = [measureOfQuantity(wanted), measureOfQuantity(own)] as const;
  if (measures[0] && measures[1]) return isSameMeasure(wanted, own) ? 'same' : 'other';
  if (wanted.symbol !== '' && wanted.symbol !== '#' && wanted.symbol !== 'x') return 'same';
  // "A team of 12" for 12 cooks.
  if (wanted.unit.some((root) => genericPeople.has(root)) && theirs.some(isPerson)) return 'same';
  if (theirs.some((root) => genericPeople.has(root)) && wanted.unit.some(isPerson)) return 'same';
  if (wanted.unit.some((root) => theirs.some((other) => meanTheSame(root, other)))) return 'same';
  // "Referred 15 customers" for 15 referrals.
  if (own.unit.some((root) => wanted.before.some((verb) => verb.length > 4 && root.startsWith(verb)))) return 'unclear';
  // "3 patients on 12 wards" for 12 patients on 3 wards.
  if (wanted.unit.slice(0, 2).some((root) => entry.quantities.some(({ unit }) => unit.slice(0, 2).includes(root))))
    return 'other';
  const [left, right] = [categoryOf(wanted.unit), categoryOf(own.unit.length > 0 ? own.unit : own.before)];
  if (left === 'people' && right === 'people') return 'other';
  // "3 absences" for 3 missed days.
  if (left === 'thing' && right === 'time') return 'unclear';
  const isCount = (category: string) => category === 'people' || category === 'thing';
  return left === right || (isCount(left) && isCount(right)) ? 'unclear' : 'other';
}

function categoryOf(unit: readonly string[]): string {
  const nearest = unit.slice(0, 4);
  if (nearest.some(isPerson)) return 'people';
  if (nearest.slice(0, 2).some((root) => measureOf(root)?.dimension === 0)) return 'time';
  return nearest
    .slice(0, 2)
    .some((root) =>
      /^(?:mile|mil|km|kilomet|feet|foot|met|inch|acre|square|pound|kg|kilo|ton|gallon|lit|amp|volt|watt)$/.test(root),
    )
    ? 'measure'
    : 'thing';
}

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
