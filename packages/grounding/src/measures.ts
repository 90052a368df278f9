import { englishRoot } from './roots';

/** Units that can be converted into one another: their names, and how many of the first one each is. */
const dimensions: readonly (readonly (readonly [names: string, factor: number])[])[] = [
  [
    ['millisecond ms millisekunde', 1 / 60_000],
    ['second sec s sekunde', 1 / 60],
    ['minute min minuten', 1],
    ['hour hr hrs h stunde std', 60],
    ['day tag', 1440],
    ['week wk woche', 10_080],
    ['fortnight', 20_160],
    ['month mo mth mths mos monat', 43_800],
    ['year yr y yo j jahr season saison', 525_600],
    ['decade jahrzehnt', 5_256_000],
  ],
  [
    ['inch inches zoll', 1],
    ['foot feet ft', 12],
    ['yard yd', 36],
    ['mile mi', 63_360],
    ['millimeter mm', 1 / 25.4],
    ['centimeter cm', 1 / 2.54],
    ['meter metre', 39.37],
    ['kilometer km', 39_370],
  ],
  [
    ['pound lb lbs pfund', 1],
    ['ounce oz', 1 / 16],
    ['ton tonne tonnen tonner t', 2000],
    ['kilogram kg kilo', 2.2046],
  ],
  [
    ['gallon gal', 1],
    ['liter litre', 0.2642],
  ],
];

interface Measure {
  readonly dimension: number;
  readonly factor: number;
  /** The root of the unit's first name. */
  readonly root: string;
}

const measures = new Map<string, Measure>();
for (const [dimension, units] of dimensions.entries()) {
  for (const [names, factor] of units) {
    const [first = '', ...others] = names.split(' ');
    const root = englishRoot(first);
    for (const name of [first, root, ...others, ...others.map(englishRoot)])
      measures.set(name, { dimension, factor, root });
  }
}
// German roots of the units above.
for (const [root, name] of [
  ['stund', 'hour'],
  ['woch', 'week'],
  ['minut', 'minute'],
  ['sekund', 'second'],
  ['tonn', 'ton'],
] as const) {
  measures.set(root, measures.get(name)!);
}

/** What a word measures in, by its key or root; undefined for words that aren't units. */
export const measureOf = (word: string): Measure | undefined =>
  measures.get(word) ??
  measures.get(word.replace(/s$/, '')) ??
  (/\p{L}stund(?:en?)?$/u.test(word) ? measures.get('hour') : undefined);

/** Short units that are written right behind a number: "800ms", "26ft". */
export const attachedUnit =
  /^(?:am|pm|ms|sec|s|min|hrs?|h|yrs?|ft|in|yd|mi|km|cm|mm|lbs?|oz|kg|g|mg|ml|gal|mph|kph|wpm|rpm|GB|TB|MB|kW|kV|hp|sqft|psi|qm|m²)(?![\p{L}\p{N}])/u;
