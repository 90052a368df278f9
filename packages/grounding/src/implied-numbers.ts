import { measureOf } from './measures';
import type { Quantity } from './quantities';
import type { CountedLine, TextIndex } from './resume-index';
import { isPerson } from './counted-people';
import { goals } from './derived-numbers';

/** A number that a line says without writing it as one, such as the 18 of "6pm" and the 2 of "a couple". */
interface ImpliedNumber {
  readonly value: number;
  readonly symbol: string;
  readonly kind?: Quantity['kind'];
  /** The unit or period that it's a number of; without one any. */
  readonly unit?: string;
}

type Reader = (match: RegExpMatchArray) => readonly ImpliedNumber[];

const of = (value: number, unit?: string, symbol = ''): ImpliedNumber =>
  unit === undefined ? { value, symbol } : { value, symbol, unit };
const ofKind = (kind: Quantity['kind'], value: number): ImpliedNumber => ({ value, symbol: '', kind });
const read = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'));
const fullYear = (digits: string | undefined): number => read(digits) + ((digits ?? '').length === 2 ? 2000 : 0);
const pairWords = ['zweit', 'dritt', 'viert', 'fünft', 'sechst'];
/** What a letter behind a number multiplies it by. */
const factors: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['l', 1e5],
  ['cr', 1e7],
]);

const romanDigits: ReadonlyMap<string, number> = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
]);

function romanValue(text: string): number {
  const digits = Array.from(text, (letter) => romanDigits.get(letter) ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

const hours = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);

/** "Half four" is half past four in English and half to four in German. */
function clockOf(part: string, side: string, hour: number): ImpliedNumber[] {
  if (!(hour > 0 && hour < 25)) return [];
  if (part === 'halb') return [ofKind('clock', (hour - 1) * 1000 + 30)];
  if (part === 'half') return [ofKind('clock', hour * 1000 + 30)];
  return [ofKind('clock', side === 'to ' ? (hour - 1) * 1000 + 45 : hour * 1000 + 15)];
}

const readers: readonly (readonly [RegExp, Reader])[] = [
  // "24x7", "93/100", "4.8/5", "16/17".
  [
    /(\d+(?:[.,]\d+)?)\s?[x/]\s?(\d+(?:[.,]\d+)?)/g,
    ([, left, right]) => [
      of(read(left)),
      of(read(right)),
      ofKind('clock', read(left) * 1000 + read(right)),
      ...(read(left) < read(right) ? [of((read(left) / read(right)) * 100, undefined, '%')] : []),
      of(read(left) / read(right), undefined, 'x'),
    ],
  ],
  // "03/2019", "3/19".
  [
    /(?<![\d/])(0?[1-9]|1[0-2])[/.]((?:19|20)?\d\d)(?![\d/])/g,
    ([, month, year]) => [ofKind('month', read(month)), ofKind('year', fullYear(year))],
  ],
  // "FY22", "summer 22", "Mar '19", "WS 20/21", "2019-21".
  [
    /(?:(?:fy|summer|spring|fall|autumn|winter|sommer|herbst|frühjahr|wahl|ws|ss|sj|q[1-4])\s?|['’]|(?<=\d\d)\/|(?<=(?:19|20)\d\d)-(?!0\d|1[0-2]))(\d\d)(?![\d:%+x]|[.,]\d)/gu,
    ([, year]) => [ofKind('year', fullYear(year)), of(read(year))],
  ],
  [/(?<![\d.,])(\d+)s\b/g, ([, value]) => [of(read(value), 'hour')]],
  // "Y7", "KS3", "11kV", "50L", "350 TEUR".
  [/\p{L}(\d+)(?!\d)/gu, ([, value]) => [of(read(value))]],
  [
    /(?<![\d.,])(\d+(?:[.,]\d+)?)(?:(?=\p{L})|(?=\scr))(?!s\b)\s?(k|l|cr)?\p{L}{0,4}(?!\p{L})/gu,
    ([, value, factor]) => [of(read(value)), ...(factor ? [of(read(value) * (factors.get(factor) ?? 1))] : [])],
  ],
  [/(\d+(?:[.,]\d+)?)\s?(?:teur|t€|k€|keur)/g, ([, value]) => [of(read(value) * 1000, undefined, '€')]],
  [/(\d+(?:[.,]\d+)?)\s?(?:pct|pc|v\. ?h\.)/g, ([, value]) => [of(read(value), undefined, '%')]],
  [/(0[.,]\d+)\s?(?:fte|vzä|stelle)/g, ([, value]) => [of(read(value) * 100, undefined, '%')]],
  // "2½ yrs", "1 1/2 yrs", "2 yrs 3 mos".
  [/(\d*)\s?(?:½|1\/2)\s?(?:y|j)/g, ([, whole]) => [of(read(whole || '0') + 0.5, 'year')]],
  [/(\d*)\s?(?:¾|3\/4)\s?(?:y|j)/g, ([, whole]) => [of(read(whole || '0') + 0.75, 'year')]],
  [
    /(\d+)\s?(?:y|j)\p{L}*\.?,?\s(?:and |und )?(\d+)\s?mo/gu,
    ([, years, months]) => [of(read(years) + read(months) / 12, 'year')],
  ],
  [/\b(?:anderthalb|eineinhalb)\sj/g, () => [of(1.5, 'year')]],
  [/\b(?:half a year|halbe[sn]? jahr)/g, () => [of(0.5, 'year')]],
  // "2015-2018".
  [
    /((?:19|20)\d\d)\s?(?:-|–|to|until|bis)\s?((?:19|20)\d\d)/g,
    ([, from, to]) => [of(read(to) - read(from), 'year'), of(read(to) - read(from) + 1, 'year')],
  ],
  // "3 groups of 12", "4 rooms x 6 beds".
  [/(\d+)\s?\p{L}*\s?(?:of|x|×|à|zu je)\s?(\d+)/gu, ([, many, each]) => [of(read(many) * read(each))]],
  // "Grade II", "class X and XII".
  [
    /\b(?:grade|phase|class|level|type|part|stage|category|klasse|stufe|teil)e?s?\s([ivx]+)(?:\s?(?:and|-|–|to|,|&|und|bis)\s?([ivx]+))?\b/g,
    ([, ...numerals]) => numerals.flatMap((each) => (each ? [of(romanValue(each))] : [])),
  ],
  // "Half four", "quarter to 5", "0600".
  [
    /\b(half|quarter|halb)\s(past |to )?(\d+|\p{L}+)/gu,
    ([, part, side = '', hour = '']) => clockOf(part!, side, hours.get(hour) ?? read(hour)),
  ],
  [
    /(?<!\d)([01]\d|2[0-3])([0-5]\d)(?!\d)/g,
    ([, hour, minutes]) => [ofKind('clock', read(hour) * 1000 + read(minutes))],
  ],
  // "6pm", "18:00", "22-6".
  [
    /(\d{1,2})(?::00)?\s?([ap])\.?m/g,
    ([, hour, half]) => {
      const value = (read(hour) % 12) + (half === 'p' ? 12 : 0);
      return [of(value), ofKind('clock', value * 1000)];
    },
  ],
  [/(?<!\d)(1[3-9]|2[0-4])(?!\d)/g, ([, hour]) => [of(read(hour) - 12, 'pm'), ofKind('clock', read(hour) * 1000)]],
  // "Three seasons" for 2021-23.
  [
    /\b20(\d\d)\s?(?:-|–|to|bis)\s?(?:20)?(\d\d)\b/g,
    ([, first, last]) => (read(last) > read(first) ? [of(read(last) - read(first) + 1, 'word')] : []),
  ],
  // Words that count.
  [/\b(?:couple|pair|both|twins|tandem|beide\p{L}*|paar)\b/gu, () => [of(2)]],
  [
    /\b(?:one|another|an?|einem|einer)\s(?:other\s)?(?:colleague|coworker|co-worker|partner|mate|lad|kolleg)/g,
    () => [of(2)],
  ],
  [/\bzu (zweit|dritt|viert|fünft|sechst)/g, ([, word]) => [of(pairWords.indexOf(word!) + 2)]],
  [/(\d+)\s(?:dozen|dutzend)/g, ([, value]) => [of(read(value) * 12)]],
  [/\b(?:fortnight|biweekly|alle 14 tage|14-tägig)/g, () => [of(2, 'week'), of(14, 'day')]],
  [
    /\b(?:every other|every second|alternate|alternating|jede[nrs]? zweite\p{L}*)\b/gu,
    () => [of(2, 'week'), of(14, 'day')],
  ],
  [/\b(?:daily|every (?:day|night|morning|evening)|täglich)\b/g, () => [of(7, 'week'), of(7, 'day'), of(365, 'year')]],
  [/\b(?:weekly|every week|wöchentlich)\b/g, () => [of(52, 'year'), of(4, 'month')]],
  [/\b(?:monthly|every month|monatlich)\b/g, () => [of(12, 'year')]],
  [/\b(?:quarterly|every quarter|quartalsweise|vierteljährlich)\b/g, () => [of(4, 'year')]],
  [/\bmon?(?:day)?\s?(?:-|–|to|through|bis)\s?(?:fri|fr)/g, () => [of(5, 'week'), of(5, 'day')]],
];

const enumerated = /[^,;/&+]{2,40}(?:[,;/&+][^,;/&+]{2,40})+/g;
const separators = /\s?(?:[,;/&+]|\band\b|\bund\b)\s?/;

/** How many things a list has: "blood pressure, sugar, and weight" are three. */
const lengthsOfLists = (text: string): ImpliedNumber[] =>
  Array.from(text.matchAll(enumerated), ([list]) =>
    of(list.split(separators).filter((part) => part.trim()).length, 'word'),
  ).filter(({ value }) => value > 2 && value < 7);

/** "Team of seven" for 4 nurses, 2 aides and a clerk; "118% of quota" for 212 of 180. */
function totals({ text, quantities }: CountedLine): ImpliedNumber[] {
  const counts = quantities.flatMap(({ kind, symbol, values }) =>
    kind === 'number' && symbol === '' && values[0]! >= 1 ? [values[0]!] : [],
  );
  if (counts.length < 2) return [];
  const sum = counts.reduce((total, count) => total + count, 0);
  const single = /\b(?:and|plus|&|,|und)\s(?:an?|one|eine?[nmr]?)\s\p{L}/u.test(text) ? 1 : 0;
  const [first, second] = counts as [number, number];
  const [unit, otherUnit] = quantities
    .filter(({ kind }) => kind === 'number')
    .map(({ unit: [root = ''] }) => measureOf(root));
  const shares =
    goals.test(text) || (unit !== undefined && unit.root === otherUnit?.root)
      ? [of((first / second) * 100, undefined, '%'), of((second / first) * 100, undefined, '%')]
      : [];
  return [...shares, ...(sum <= 40 && counts.length + single > 2 ? [of(sum + single, 'people')] : [])];
}

const known = new WeakMap<CountedLine, readonly ImpliedNumber[]>();

function impliedIn(line: CountedLine): readonly ImpliedNumber[] {
  let found = known.get(line);
  if (!found) {
    const text = line.text.toLowerCase();
    found = [
      ...readers.flatMap(([pattern, reader]) => Array.from(text.matchAll(pattern), reader).flat()),
      ...lengthsOfLists(text),
      ...totals({ ...line, text }),
    ];
    known.set(line, found);
  }
  return found;
}

/** Whether a line of the entry says a number in another way than as one. */
export const isImplied = (wanted: Quantity, { countedLines }: TextIndex): boolean =>
  countedLines.some((line) => impliedIn(line).some((own) => isSame(wanted, own)));

const isOfPeople = ({ unit }: Quantity): boolean => unit.slice(0, 4).some(isPerson);

function isSame(wanted: Quantity, { value, symbol, kind = 'number', unit }: ImpliedNumber): boolean {
  // "Four times a year" for quarterly.
  const sign = wanted.symbol.replace(unit === undefined ? /^[:/#]$/ : /^[:/#x]$/, '');
  // A sum of money may be written without its sign.
  if (wanted.kind !== kind || (sign !== symbol && !(symbol === '' && value >= 1000 && /^[\p{Sc}¤]$/u.test(sign))))
    return false;
  const [measure, ownMeasure] = [
    wanted.unit.slice(0, 2).map(measureOf).find(Boolean),
    unit === undefined ? undefined : measureOf(unit),
  ];
  if (measure && ownMeasure && measure.dimension === ownMeasure.dimension)
    return wanted.values.some(
      (each) => Math.abs(each * measure.factor - value * ownMeasure.factor) <= 0.03 * value * ownMeasure.factor,
    );
  if (!wanted.values.some((each) => Math.abs(each - value) <= (symbol === '%' ? 0.6 : 1e-9))) return false;
  if (unit === undefined) return true;
  return unit === 'word'
    ? wanted.isWord && !isOfPeople(wanted) && !wanted.unit.slice(0, 2).some(measureOf)
    : unit === 'people'
      ? isOfPeople(wanted)
      : wanted.per === unit || wanted.unit.includes(unit);
}
