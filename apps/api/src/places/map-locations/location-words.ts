import { nameKey } from '../../gazetteer/gazetteer';
import { maxTermWords } from '../../platform/database/database';
import { withElisions } from '../elisions';

/** What people write for a word of an address: `nameKey` has made "St" a "saint". */
const writtenOut: Readonly<Record<string, readonly string[]>> = {
  saint: ['street'],
  rd: ['road'],
  dr: ['drive'],
  ln: ['lane'],
  sq: ['square'],
  blvd: ['boulevard'],
  bd: ['boulevard'],
  av: ['avenue', 'avenida'],
  ave: ['avenue'],
  avda: ['avenida'],
  pl: ['place', 'plaza', 'platz'],
  pza: ['plaza'],
  ctra: ['carretera'],
  c: ['calle'],
  n: ['north'],
  s: ['south'],
  e: ['east'],
  w: ['west'],
};

/** A shorter word is looked for as it is. */
const minPrefixLength = 3;

/** The form in which two spellings of a location are the same; "12a" is "12 a". */
export const locationKey = (name: string): string => nameKey(name).replaceAll(/(?<=\d)(?=\p{L})/gu, ' ');

const isNumber = (word: string): boolean => /^\d/.test(word);
const ofName = (word: string): string => `=${word}`;
const ofKind = (isAddress: boolean): string => (isAddress ? '#address' : '#name');

/**
 * Everything that a location is found by: the words of its names, the words of what it lies in, and whether it is an
 * address.
 */
export function locationWords(isAddress: boolean, names: readonly string[], around: readonly string[]): string[] {
  const words = (texts: readonly string[]): string[] =>
    texts.flatMap(withElisions).flatMap((text) => locationKey(text).split(' '));
  const all = [ofKind(isAddress), ...words(names).map(ofName), ...words(around)];
  return [...new Set(all)].filter((word) => word !== '' && word !== '=');
}

/** A text as it may be meant, the likeliest reading first. */
export interface LocationReading {
  readonly isAddress: boolean;
  /** PostgreSQL's tsquery over `locationWords`. */
  readonly query: string;
}

/** No address is longer. */
const maxCharacters = 1000;

/** A part of an address that names a place inside a building: "Suite 200", "Tower B", "#5", "3rd Floor". */
const unitPart =
  /^(?:(?:suite|ste|apt|apartment|unit|tower|building|bldg|floor|fl|room|rm)\.?\s*#?\s?(?:\d[\w-]{0,5}|[a-z])|#\s?[\w-]{1,6}|\d{1,3}(?:st|nd|rd|th) floor)$/i;
/** The same behind a street without a comma, where only a number tells it from a name. */
const unitBehind = /\s(?:suite|ste|apt|apartment|unit)\.?\s?#?\s?\d[\w-]{0,5}$/i;

/** An address without what is inside the building, which maps don't have. Without a house number it stays: "Tower 42". */
function withoutUnit(text: string): string {
  const parts = text.split(',').map((part) => part.trim());
  const building = parts
    .filter((part) => !unitPart.test(part))
    .map((part) => part.replace(unitBehind, ''))
    .join(', ');
  return /\d/.test(building) ? building : text;
}

/**
 * "Mannerheimintie 10 A 5, 00100 Helsinki": the address with all that is said, the address without stairs, flat and
 * postal code, then the street. The first word is of the name, the others may also be of what it lies in.
 */
export function readingsOf(written: string): LocationReading[] {
  const text = written.slice(0, maxCharacters);
  const building = withoutUnit(text);
  const readings = [...readingsOfWhole(text).slice(0, 1), ...readingsOfWhole(building)];
  return readings.filter(({ query }, index) => readings.findIndex((other) => other.query === query) === index);
}

function readingsOfWhole(text: string): LocationReading[] {
  const words = locationKey(text).split(' ').filter(Boolean).slice(0, maxTermWords);
  const number = words.find(isNumber);
  const names = words.filter((word) => !isNumber(word));
  if (names.length === 0) return [];
  const longNames = names.filter((word) => word.length > 2);
  const street = longNames.length > 0 ? longNames : names;
  const readings =
    number === undefined
      ? [{ isAddress: false, words: names }]
      : [
          { isAddress: true, words },
          { isAddress: true, words: [...street, number] },
        ];
  const all = [...readings, { isAddress: false, words: street }].map((reading) => ({
    isAddress: reading.isAddress,
    query: queryOf(reading.isAddress, reading.words),
  }));
  return all.filter(({ query }, index) => all.findIndex((other) => other.query === query) === index);
}

function queryOf(isAddress: boolean, words: readonly string[]): string {
  const first = words.find((word) => !isNumber(word));
  const clauses = words.map((word) => {
    const forms = [word, ...(writtenOut[word] ?? [])];
    const placed = forms.flatMap((form) => (word === first || isNumber(form) ? [ofName(form)] : [ofName(form), form]));
    // A postal code isn't part of the name.
    if (isNumber(word)) placed.push(word);
    return `(${placed.map((form) => `'${form}'${isNumber(word) || word.length < minPrefixLength ? '' : ':*'}`).join(' | ')})`;
  });
  return [`'${ofKind(isAddress)}'`, ...clauses].join(' & ');
}

/** People leave them out: "Condamine" is "La Condamine". */
const articles = new Set(['the', 'la', 'le', 'les', 'l', 'd', 'el', 'los', 'las', 'der', 'die', 'das']);

/** Whether a name is the one that was typed, and not only one that begins so. */
export function isExactName(text: string, nameKeys: readonly string[]): boolean {
  const typed = new Set(
    locationKey(text)
      .split(' ')
      .flatMap((word) => [word].concat(writtenOut[word] ?? [])),
  );
  return nameKeys.some((key) => key.split(' ').every((word) => typed.has(word) || articles.has(word)));
}
