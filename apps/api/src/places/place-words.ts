import type { SearchablePlaceType } from '@keepmark/contracts';
import { nameKey } from '../gazetteer/gazetteer';
import { maxTermWords } from '../platform/database/database';
import { withElisions } from './elisions';
import { spokenWords } from './place-type-words';

const maxWords = 60;
const maxWordLength = 40;
/** "taidemuseo" is also found by "museo", "Frauenkirche" by "kirche": by an end of this many letters, at least. */
const minEndLength = 4;
/** What comes before that end. */
const minBeginningLength = 3;
/** A shorter end is looked for as it is: "bad", but not all that "bad" begins. */
const minOpenEndLength = 5;

/** The word of a type or a kind; no name has such a one, because `nameKey` takes the mark away. */
const typeWord = (type: string): string => `#${type}`;

/** A word with a square: few places share it, so it finds them fast anywhere in the world. */
const inCell = (cell: string, word: string): string => `${cell}:${word}`;

/** The end of a compound word; no name has such a one either. */
const endOfWord = (end: string): string => `~${end}`;

function endsOf(word: string): string[] {
  const count = word.length - minBeginningLength - minEndLength + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => endOfWord(word.slice(minBeginningLength + index)));
}

/** What a place is found by. */
export interface PlaceTexts {
  readonly type: SearchablePlaceType;
  /** More precise than the type: "hairdresser". */
  readonly kinds: readonly string[];
  /** The most important first. */
  readonly names: readonly string[];
  /** Whatever else describes it, such as its city or cuisine. */
  readonly others: readonly string[];
}

/**
 * Everything that a place is found by: its type, its kinds, and each word, once in each of its squares; of its names also
 * what compound words end with.
 * @param cells `cellsAt` its point.
 */
export function placeWords({ type, kinds, names, others }: PlaceTexts, cells: readonly string[]): string[] {
  const named = wordsOf(names);
  const known = new Set([...named, ...wordsOf(others)].slice(0, maxWords));
  const ends = new Set(named.flatMap(endsOf).slice(0, maxWords));
  const all = new Set([...[type, ...kinds].map(typeWord), ...known, ...ends]);
  return cells.flatMap((cell) => Array.from(all, (word) => inCell(cell, word)));
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap(withElisions)
    .flatMap((text) => nameKey(text).split(' '))
    .filter((word) => word !== '' && word.length <= maxWordLength);

/** The words of a search; more than a person types are left out. */
export const searchedWords = (searchTerm: string): string[] =>
  [...new Set(nameKey(searchTerm).split(' '))].filter((word) => word !== '').slice(0, maxTermWords);

/** A search by words as PostgreSQL's tsquery, over words alone: every word, in any order, each the beginning of one. */
export const titleQuery = (searchTerm: string): string =>
  searchedWords(searchTerm)
    .map((word) => anyOf(formsOf(word).map(beginning)))
    .join(' & ');

/**
 * A search as PostgreSQL's tsquery: every word, in any order, each the beginning of one or the end of a compound; the
 * plural also finds the singular, and what names a kind of place in one of our languages finds that kind. Empty when
 * there is neither a letter nor a kind.
 * @param cells squares; the words must be in one of them.
 */
export function wordQuery(searchTerm: string, cells: readonly string[], placeType?: string): string {
  const inCells = (words: readonly string[], quote: (word: string) => string): string[] =>
    cells.flatMap((cell) => words.map((word) => quote(inCell(cell, word))));
  const wordClause = (word: string): string[] => {
    const forms = formsOf(word);
    const ends = forms.filter((form) => form.length >= minEndLength).map(endOfWord);
    return [
      // A single letter is a word, such as that of "H&M", and not the first one of half the names.
      ...inCells(forms, word.length === 1 ? quoted : beginning),
      ...inCells(ends, (end) => (end.length > minOpenEndLength ? beginning(end) : quoted(end))),
    ];
  };
  const wanted = spokenWords(searchedWords(searchTerm)).map(({ words, types, kinds }) => {
    const [first = '', ...more] = words;
    const all = more.length === 0 ? wordClause(first) : [words.map((word) => anyOf(wordClause(word))).join(' & ')];
    return anyOf([...all, ...inCells([...types, ...kinds].map(typeWord), quoted)]);
  });
  return [...(placeType === undefined ? [] : [anyOf(inCells([typeWord(placeType)], quoted))]), ...wanted].join(' & ');
}

/** The places of these kinds as PostgreSQL's tsquery; empty without a kind. */
export const kindQuery = (kinds: readonly string[], cells: readonly string[]): string =>
  kinds.length === 0 ? '' : anyOf(cells.flatMap((cell) => kinds.map((kind) => quoted(inCell(cell, typeWord(kind))))));

const anyOf = (clauses: readonly string[]): string => `(${clauses.join(' | ')})`;

const formsOf = (word: string): string[] => [word, ...singulars(word)].map((form) => form.slice(0, maxWordLength));

function singulars(word: string): string[] {
  if (word.length > 4 && word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)];
  return [];
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const beginning = (word: string): string => `${quoted(word)}:*`;
