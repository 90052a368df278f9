import type { Place } from './place-table';
import { uniquePlaceNames } from './unique-place-name';

/** What a person, a search result or an import says of a place. */
export type PlaceValues = Partial<Omit<Place, 'internalId'>>;

/** A name as names are compared: letter case and spacing set aside. */
export const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The names of saved places, for telling whether one exists. Letter case and spacing are set aside. */
export class PlaceNames {
  readonly #names = new Set<string>();
  /** Where the counting of a taken name stands, so that ten thousand of one name are not counted through each time. */
  readonly #counting = new Map<string, Generator<string, never>>();

  constructor(places: Iterable<Pick<Place, 'name'>>) {
    for (const { name } of places) this.#names.add(plainName(name));
  }

  has(name: string): boolean {
    return this.#names.has(plainName(name));
  }

  /** The name itself while none has it, a unique one with the city and a counter when one does; taken from now on. */
  claim(name: string, city: string): string {
    let free = name.trim();
    if (this.has(free)) {
      const key = `${name}\n${city}`;
      const names = this.#counting.get(key) ?? uniquePlaceNames(name, city);
      this.#counting.set(key, names);
      do free = names.next().value;
      while (this.has(free));
    }
    this.#names.add(plainName(free));
    return free;
  }
}

/** A search result is already added when a saved place has its name (specification, section 4). */
export function markSavedPlace<Result extends { readonly name: string }>(
  result: Result,
  names: PlaceNames,
): Result & { readonly alreadyAdded: boolean } {
  return { ...result, alreadyAdded: names.has(result.name) };
}

/**
 * A place as it is added.
 * @param names of the saved places; this one's is among them afterwards
 */
export function placeToAdd(values: PlaceValues, names: PlaceNames): PlaceValues {
  return { ...values, name: names.claim(values.name ?? '', values.city ?? ''), alreadyAdded: true };
}

/**
 * Changes to a saved place as they are written.
 * @param names of the other saved places
 */
export function placeToUpdate(changes: PlaceValues, before: Place, names: PlaceNames): PlaceValues {
  if (changes.name === undefined) return changes;
  return { ...changes, name: names.claim(changes.name, changes.city ?? before.city) };
}

/** "Congress Avenue 1, Austin, TX, United States", without what is empty. */
export function placeAddress({ address, city, state, country }: Pick<Place, 'address' | 'city' | 'state' | 'country'>) {
  return [address, city, state, country].filter(Boolean).join(', ');
}

/** Whether a place has a position. 0,0 lies in the open sea and is what programs write for "unknown". */
export function hasPosition({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): boolean {
  return latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
}
