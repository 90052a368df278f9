import type { Place } from './place-table';
import { uniquePlaceNames } from './unique-place-name';

/** The fields of a place, from a form, a search result or an import. */
export type PlaceValues = Partial<Omit<Place, 'internalId'>>;

/** The name to show. */
export const placeName = ({ displayName, name }: Pick<Place, 'displayName' | 'name'>): string => displayName || name;

/** Printable ASCII with single spaces, which most names are. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;

/** A name for comparing: lower case, with single spaces. */
export const plainName = (name: string): string =>
  plainText.test(name) ? name.toLowerCase() : name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The names of saved places. Comparing ignores case and spacing. */
export class PlaceNames {
  /** The unique names. */
  readonly #names = new Set<string>();
  /** The names that people see. */
  readonly #shown = new Set<string>();
  /** The counter of each taken name, so that adding 10,000 places with one name stays fast. */
  readonly #counters = new Map<string, Generator<string, never>>();

  constructor(places: Iterable<Pick<Place, 'name'> & Partial<Pick<Place, 'displayName'>>>) {
    for (const { name, displayName = '' } of places) {
      this.#names.add(plainName(name));
      this.#shown.add(plainName(displayName || name));
    }
  }

  /** Whether a saved place is called so. */
  has(name: string): boolean {
    return this.#shown.has(plainName(name));
  }

  /** Reserves a unique name: this one with the city, and with a counter if that is taken. */
  claim(name: string, city: string): string {
    const key = `${name}\n${city}`;
    const names = this.#counters.get(key) ?? uniquePlaceNames(name, city);
    this.#counters.set(key, names);
    let free: string;
    let plain: string;
    do {
      free = names.next().value;
      plain = plainName(free);
    } while (this.#names.has(plain));
    this.#names.add(plain);
    this.#shown.add(plainName(name));
    return free;
  }
}

/** Sets `alreadyAdded` when a saved place has the result's name (specification, section 4). */
export function markSavedPlace<Result extends { readonly name: string }>(
  result: Result,
  names: PlaceNames,
): Result & { readonly alreadyAdded: boolean } {
  return { ...result, alreadyAdded: names.has(result.name) };
}

/** The unique name and, if it differs, the name to show. */
function namesToSave(wanted: string, city: string, names: PlaceNames): Pick<Place, 'displayName' | 'name'> {
  const shown = wanted.trim();
  const name = names.claim(shown, city);
  return { name, displayName: name === shown ? '' : shown };
}

/**
 * The fields of a new place, with a unique name.
 * @param names of the saved places; includes the new name afterwards
 */
export function placeToAdd(values: PlaceValues, names: PlaceNames): PlaceValues {
  return { ...values, ...namesToSave(values.name ?? '', values.city ?? '', names), alreadyAdded: true };
}

/**
 * The changes to a saved place, with a unique name.
 * @param names of the other saved places
 */
export function placeToUpdate(changes: PlaceValues, before: Place, names: PlaceNames): PlaceValues {
  if (changes.name === undefined) return changes;
  return { ...changes, ...namesToSave(changes.name, changes.city ?? before.city, names) };
}

/** The parts of an address as a source wrote it, without postal codes: "Kaivokatu 1", "Helsinki". */
const partsOf = (address: string) =>
  new Set(address.split(',').map((part) => plainName(part.replaceAll(/\b[\w-]*\d[\w-]*\b/g, ' '))));

/** "Congress Avenue 1, Austin, TX, United States", without the empty parts, and nothing that the address itself says. */
export function placeAddress({ address, city, state, country }: Pick<Place, 'address' | 'city' | 'state' | 'country'>) {
  const said = partsOf(address);
  return [address, ...[city, state, country].filter((part) => !said.has(plainName(part)))].filter(Boolean).join(', ');
}

/** Whether a place has coordinates. 0,0 is in the ocean; apps write it for "unknown". */
export function hasPosition({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): boolean {
  return latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
}
