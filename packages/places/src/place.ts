import type { Place } from './place-table';
import { uniquePlaceName } from './unique-place-name';

/** What a person, a search result or an import says of a place. */
export type PlaceValues = Partial<Omit<Place, 'internalId'>>;

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The names of kept places, for telling whether one exists. Letter case and spacing are set aside. */
export class PlaceNames {
  readonly #names = new Set<string>();

  constructor(places: Iterable<Pick<Place, 'name'>>) {
    for (const { name } of places) this.#names.add(plain(name));
  }

  has(name: string): boolean {
    return this.#names.has(plain(name));
  }
}

/** A search result is already added when a kept place has its name (specification, section 4). */
export function markKeptPlace<Result extends { readonly name: string }>(
  result: Result,
  names: PlaceNames,
): Result & { readonly alreadyAdded: boolean } {
  return { ...result, alreadyAdded: names.has(result.name) };
}

/** The name itself while no kept place has it; a unique one, with the city and a counter, when one does. */
function freeName(name: string, city: string, names: PlaceNames): string {
  const wanted = name.trim();
  return names.has(wanted) ? uniquePlaceName(wanted, city, (other) => names.has(other)) : wanted;
}

/** A place as it is added. */
export function placeToAdd(values: PlaceValues, names: PlaceNames): PlaceValues {
  return { ...values, name: freeName(values.name ?? '', values.city ?? '', names), alreadyAdded: true };
}

/**
 * Changes to a kept place as they are written.
 * @param names of the other kept places
 */
export function placeToUpdate(changes: PlaceValues, before: Place, names: PlaceNames): PlaceValues {
  if (changes.name === undefined) return changes;
  return { ...changes, name: freeName(changes.name, changes.city ?? before.city, names) };
}

/** "Congress Avenue 1, Austin, TX, United States", without what is empty. */
export function placeAddress({ address, city, state, country }: Pick<Place, 'address' | 'city' | 'state' | 'country'>) {
  return [address, city, state, country].filter(Boolean).join(', ');
}

/** Whether a place has a position. 0,0 lies in the open sea and is what programs write for "unknown". */
export function hasPosition({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): boolean {
  return latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
}
