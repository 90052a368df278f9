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
export const typeWord = (type: string): string => `#${type}`;

/**
 * Everything that a place is found by, each word once.
 * @param texts its names and whatever else describes it, the most important first.
 */
export function placeWords(type: SearchablePlaceType, texts: readonly string[]): string[] {
  const kind = `${placeTypeLabel(type)} ${otherWords[type] ?? ''}`;
  const words = [...texts, kind].flatMap((text) => nameKey(text).split(' '));
  const known = new Set(words.filter((word) => word !== '' && word.length <= longestWord));
  return [typeWord(type), ...[...known].slice(0, mostWords)];
}

/**
 * A search as PostgreSQL's tsquery: every word, in any order, each the beginning of one; the plural also finds the
 * singular. Empty when there is no letter in it.
 */
export function wordQuery(searchTerm: string, placeType?: string): string {
  const words = [...new Set(nameKey(searchTerm).split(' '))].filter((word) => word !== '');
  const wanted = words.map((word) => {
    const forms = [word, ...singulars(word)].map((form) => `${quoted(form.slice(0, longestWord))}:*`);
    return forms.length > 1 ? `(${forms.join(' | ')})` : forms[0];
  });
  return [...(placeType === undefined ? [] : [quoted(typeWord(placeType))]), ...wanted].join(' & ');
}

function singulars(word: string): string[] {
  if (word.length > 4 && word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)];
  return [];
}

const quoted = (word: string): string => `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
