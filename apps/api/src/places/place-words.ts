import { placeTypeLabel, type SearchablePlaceType } from '@keepmark/contracts';
import { nameKey } from '../locations/name-key';

const mostWords = 60;
const longestWord = 40;

/** What people say for a kind of place, beside its label. */
const otherWords: Readonly<Partial<Record<SearchablePlaceType, string>>> = {
  art_gallery: 'gallery',
  attraction: 'sight sightseeing landmark monument',
  bank: 'atm',
  bar: 'pub beer',
  bookstore: 'books bookshop',
  bus_station: 'coach terminal',
  cafe: 'coffee',
  campground: 'camping camp site',
  church: 'chapel cathedral',
  cinema: 'movies movie film',
  college: 'campus',
  doctor: 'clinic physician medical',
  gas_station: 'fuel petrol',
  grocery_store: 'supermarket groceries food',
  gym: 'fitness',
  hospital: 'clinic medical',
  hotel: 'hostel motel lodging',
  nightclub: 'club disco',
  park: 'garden',
  pharmacy: 'drugstore chemist',
  restaurant: 'food dining',
  shopping: 'shop store mall',
  stadium: 'arena',
  theater: 'theatre',
  train_station: 'railway metro subway',
  university: 'campus',
  vacation_destination: 'resort holiday',
};

/** The word of a kind; no name has such a one, because `nameKey` takes the mark away. */
const typeWord = (type: string): string => `#${type}`;

/** A word in a square: few places share it, so that it finds them at once wherever in the world they are. */
const inCell = (cell: string, word: string): string => `${cell}:${word}`;

/**
 * Everything that a place is found by: each word once in each of its squares.
 * @param texts its names and whatever else describes it, the most important first.
 * @param cells `cellsAt` its point.
 */
export function placeWords(type: SearchablePlaceType, texts: readonly string[], cells: readonly string[]): string[] {
  const kind = `${placeTypeLabel(type)} ${otherWords[type] ?? ''}`;
  const words = [...texts, kind].flatMap((text) => nameKey(text).split(' '));
  const known = new Set(words.filter((word) => word !== '' && word.length <= longestWord));
  const all = [typeWord(type), ...[...known].slice(0, mostWords)];
  return cells.flatMap((cell) => all.map((word) => inCell(cell, word)));
}

/**
 * A search as PostgreSQL's tsquery: every word, in any order, each the beginning of one; the plural also finds the
 * singular. Empty when there is neither a letter nor a kind.
 * @param cells squares in one of which the words must be; without them, words are looked for by themselves.
 */
export function wordQuery(searchTerm: string, cells?: readonly string[], placeType?: string): string {
  const anywhere = (forms: readonly string[], ending: string): string => {
    const placed = cells ? cells.flatMap((cell) => forms.map((form) => inCell(cell, form))) : forms;
    return `(${placed.map((form) => `${quoted(form)}${ending}`).join(' | ')})`;
  };
  const words = [...new Set(nameKey(searchTerm).split(' '))].filter((word) => word !== '');
  const wanted = words.map((word) => {
    const forms = [word, ...singulars(word)].map((form) => form.slice(0, longestWord));
    return anywhere(forms, ':*');
  });
  return [...(placeType === undefined ? [] : [anywhere([typeWord(placeType)], '')]), ...wanted].join(' & ');
}

function singulars(word: string): string[] {
  if (word.length > 4 && word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)];
  return [];
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
