import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition, plainName } from '../place';
import type { Place } from '../place-table';

/** The fields that identify a place. */
export type Known = Pick<Place, 'name' | 'address' | 'city' | 'latitude' | 'longitude'> & {
  /** The id from its source, or empty. */
  readonly sourceId: string;
  /** Its groups. Grows while reading a file, since the same place may be in several folders. */
  readonly groups: Set<string>;
};

/** Two pins this close can be the same place, set by different apps. */
const samePlaceKm = 0.15;
const samePlaceDegrees = 0.0014;

const schemeOf = (sourceId: string) => /^\w+(?=[:-])/.exec(sourceId)?.[0] ?? '';

/** Whether two places have different ids from the same source, so they can't be the same. */
const haveDifferentIds = (one: string, other: string) =>
  one !== '' && other !== '' && one !== other && schemeOf(one) === schemeOf(other);

const positionOf = ({ latitude, longitude }: Known) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });

/**
 * Whether two places with the same name are the same place: compares coordinates if both have them, or else addresses,
 * or else cities. Unknown values count as equal.
 */
function isSamePlace(one: Known, other: Known): boolean {
  if (haveDifferentIds(one.sourceId, other.sourceId)) return false;
  if (hasPosition(one) && hasPosition(other)) return distanceKm(positionOf(one), positionOf(other)) <= samePlaceKm;
  if (one.address && other.address) return plainName(one.address) === plainName(other.address);
  return !one.city || !other.city || plainName(one.city) === plainName(other.city);
}

/** The latitude band of a place. Pins of the same place are in the same band or in adjacent ones. */
const bandOf = (place: Known) => Math.floor(positionOf(place).latitude / samePlaceDegrees);

interface Namesake {
  readonly place: Known;
  /** How many were added before it. */
  readonly order: number;
}

/** Places with the same name. A file may have 10,000 named "Untitled", so each is compared only with nearby ones. */
class Namesakes {
  #count = 0;
  readonly #withoutPosition: Namesake[] = [];
  readonly #bands = new Map<number, Namesake[]>();

  add(place: Known): void {
    const namesake = { place, order: this.#count++ };
    if (!hasPosition(place)) this.#withoutPosition.push(namesake);
    else {
      const band = bandOf(place);
      const others = this.#bands.get(band);
      if (others) others.push(namesake);
      else this.#bands.set(band, [namesake]);
    }
  }

  /** The first match. */
  find(place: Known): Known | undefined {
    let first: Namesake | undefined;
    for (const namesakes of this.#candidates(place)) {
      const same = namesakes.find((other) => isSamePlace(place, other.place));
      if (same && (!first || same.order < first.order)) first = same;
    }
    return first?.place;
  }

  *#candidates(place: Known): Generator<readonly Namesake[]> {
    yield this.#withoutPosition;
    if (hasPosition(place)) {
      const band = bandOf(place);
      for (const near of [band - 1, band, band + 1]) yield this.#bands.get(near) ?? [];
    } else yield* this.#bands.values();
  }
}

/** Finds places by id and by name. */
export class KnownPlaces {
  readonly #byId = new Map<string, Known>();
  readonly #byName = new Map<string, Namesakes>();

  add(place: Known, id: string): void {
    if (id) this.#byId.set(id, place);
    const key = plainName(place.name);
    const named = this.#byName.get(key) ?? new Namesakes();
    this.#byName.set(key, named);
    named.add(place);
  }

  /** The place with this id, or else the first match with its name. */
  find(place: Known, id: string): Known | undefined {
    return this.#byId.get(id) ?? this.#byName.get(plainName(place.name))?.find(place);
  }
}
