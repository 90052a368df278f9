import type { Suggestion } from './suggestion';
import type { ClaimKind } from './claim';
import { type Quantity, quantitiesOf } from './quantities';
import type { TextIndex } from './resume-index';
import { englishRoot, germanRoot } from './roots';

type AddSpan = (kind: ClaimKind, level: 'red' | 'amber' | undefined, start: number, end: number) => void;

/** Numbers and dates that the entry doesn't have with the same unit. */
export function findNumbers({ text, tokens, entry, resume }: Suggestion, addSpan: AddSpan): void {
  for (const quantity of quantitiesOf(text, tokens)) {
    const { start, end, kind } = quantity;
    if (isPartOfName(text, quantity, resume.whole)) {
      addSpan('name', undefined, start, end);
      continue;
    }
    const level = levelOf(quantity, entry);
    addSpan(kind === 'year' || kind === 'month' ? 'date' : 'number', level, start, end);
  }
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

function levelOf(quantity: Quantity, entry: TextIndex): 'red' | 'amber' | undefined {
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
    return own.some((each) => each.kind === 'clock' && each.values[0] === quantity.values[0]) ? undefined : 'red';
  }
  const amounts = own.filter((each) => isSameAmount(quantity, each) && hasSameRate(quantity, each));
  const same = amounts.filter((each) => compareUnits(quantity, each, entry) === 'same');
  if (same.length > 0) {
    const isInflated = quantity.bound === 'over' && same.every(({ bound }) => bound !== 'over');
    if (isInflated) return 'red';
    return same.some(({ bound }) => bound === quantity.bound || quantity.bound === 'about') ? undefined : 'amber';
  }
  if (amounts.some((each) => compareUnits(quantity, each, entry) === 'unclear')) return 'amber';
  // "Every second weekend".
  if (quantity.symbol === '#' && quantity.isWord) return 'amber';
  if (
    isRounded(quantity, entry) ||
    isVagueButTrue(quantity, entry) ||
    isDoubling(quantity, own) ||
    isSpan(quantity, entry)
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
    return wanted.symbol === '' && isSameTime(wanted, own);
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

const minutesOf = new Map<string, number>();
for (const [words, minutes] of [
  ['minut', 1],
  ['hour stund hr', 60],
  ['day tag', 1440],
  ['week woch', 10_080],
  ['month monat', 43_800],
  ['year jahr', 525_600],
] as const) {
  for (const word of words.split(' ')) minutesOf.set(word, minutes);
}
const timeOf = ({ unit }: Quantity): number | undefined =>
  unit
    .slice(0, 2)
    .map((root) => minutesOf.get(root))
    .find(Boolean);

/** "90 minutes" and "1.5 hours". */
function isSameTime(wanted: Quantity, own: Quantity): boolean {
  const factors = [timeOf(wanted), timeOf(own)] as const;
  if (factors[0] === undefined || factors[1] === undefined) return false;
  return wanted.values.some((value) => own.values.some((other) => near(value * factors[0]!, other * factors[1]!)));
}

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
  const times = [timeOf(wanted), timeOf(own)] as const;
  if (times[0] !== undefined && times[1] !== undefined)
    return times[0] !== times[1] && isSameTime(wanted, own) ? 'same' : 'other';
  if (wanted.symbol !== '' && wanted.symbol !== '#' && wanted.symbol !== 'x') return 'same';
  // "A team of 12" for 12 cooks.
  if (wanted.unit.some((root) => genericPeople.has(root)) && theirs.some(isPerson)) return 'same';
  if (theirs.some((root) => genericPeople.has(root)) && wanted.unit.some(isPerson)) return 'same';
  if (
    wanted.unit.some((root) => unitGroups.some((group) => group.has(root) && theirs.some((other) => group.has(other))))
  )
    return 'same';
  // "3 patients on 12 wards" for 12 patients on 3 wards.
  if (wanted.unit.slice(0, 2).some((root) => entry.quantities.some(({ unit }) => unit.slice(0, 2).includes(root))))
    return 'other';
  const [left, right] = [categoryOf(wanted.unit), categoryOf(own.unit.length > 0 ? own.unit : own.before)];
  if (left === 'people' && right === 'people') return 'other';
  const isCount = (category: string) => category === 'people' || category === 'thing';
  return left === right || (isCount(left) && isCount(right)) ? 'unclear' : 'other';
}

function categoryOf(unit: readonly string[]): string {
  const nearest = unit.slice(0, 4);
  if (nearest.some(isPerson)) return 'people';
  if (nearest.slice(0, 2).some((root) => minutesOf.has(root) || /stund|wochen|minut/.test(root))) return 'time';
  return nearest
    .slice(0, 2)
    .some((root) =>
      /^(?:mile|mil|km|kilomet|feet|foot|met|inch|acre|square|pound|kg|kilo|ton|gallon|lit|amp|volt|watt)$/.test(root),
    )
    ? 'measure'
    : 'thing';
}

/** Words for the same things to count. */
const unitGroups = [
  'customer guest client patron diner shopper buyer visitor consumer caller kunden gäste',
  'patient resident client bewohner patienten',
  'student pupil child kid learner youngster grader preschooler youth teenager camper schüler kinder',
  'store shop location branch site outlet filiale standort',
  'home house household family residence',
  'truck vehicle car van lkw fahrzeug',
  'meal plate dish cover serving essen mahlzeit gericht portion',
  'order ticket request case',
  'call phone inquiry contact anruf',
  'room suite zimmer',
  'machine equipment device computer workstation laptop',
  'bill invoice rechnung',
  'app application',
  'parcel package packet box carton paket',
  'class section course klasse',
  'shift day tag schicht',
  'mile km kilometer',
].map(rootsOfWords);

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
    return wanted.bound === 'over'
      ? actual > value && actual < value * 1.15
      : Math.abs(actual - value) <= actual * 0.06;
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
  const isYears = wanted.unit.slice(0, 2).some((root) => root === 'year' || root === 'jahr');
  if (!isYears) return false;
  const [years = 0] = wanted.values;
  return entry.spanYears.some((span) =>
    wanted.bound === 'over'
      ? span >= years && span < years + 3
      : Math.floor(span) === years || Math.round(span) === years,
  );
}
