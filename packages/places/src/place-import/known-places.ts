import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition } from '../place';
import type { Place } from '../place-table';
import { comparable } from './complete-place';

/** The fields that identify a place. */
export type Known = Pick<Place, 'name' | 'address' | 'city' | 'latitude' | 'longitude'> & {
  /** The id from its source, or empty. */
  readonly sourceId: string;
};

/** Two pins this close are one: apps round coordinates. */
const samePlaceKm = 0.005;
/** Two pins this close can be the same place, set by different apps. Only a person can tell. */
export const nearbyKm = 0.15;
const nearbyDegrees = 0.0014;

const schemeOf = (sourceId: string) => /^\w+(?=[:-])/.exec(sourceId)?.[0] ?? '';

/** Whether two places have different ids from the same source, so they can't be the same. */
const haveDifferentIds = (one: string, other: string) =>
  one !== '' && other !== '' && one !== other && schemeOf(one) === schemeOf(other);

export const positionOf = ({ latitude, longitude }: Known) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });

/**
 * Whether two places with the same name are the same place: compares coordinates if both have them, or else addresses,
 * or else cities. Unknown values count as equal.
 * @param withinKm how far apart their coordinates may be
 */
export function isSamePlace(one: Known, other: Known, withinKm: number = samePlaceKm): boolean {
  if (haveDifferentIds(one.sourceId, other.sourceId)) return false;
  if (hasPosition(one) && hasPosition(other)) return distanceKm(positionOf(one), positionOf(other)) <= withinKm;
  if (one.address && other.address) return comparable(one.address) === comparable(other.address);
  return !one.city || !other.city || comparable(one.city) === comparable(other.city);
}

const haveSameCoordinates = (one: Known, other: Known): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

/** Whether both have coordinates, and not the same: within one file, these are two places. */
export const areApart = (one: Known, other: Known): boolean =>
  hasPosition(one) && hasPosition(other) && !haveSameCoordinates(one, other);

/** The latitude band of a place. Pins of the same place are in the same band or in adjacent ones. */
const bandOf = (place: Known) => Math.floor(positionOf(place).latitude / nearbyDegrees);

interface Namesake<What> {
  readonly place: Known;
  readonly what: What;
  /** How many were added before it. */
  readonly order: number;
}

/** Places with the same name. A file may have 10,000 named "Untitled", so each is compared only with nearby ones. */
class Namesakes<What> {
  #count = 0;
  readonly #withoutPosition: Namesake<What>[] = [];
  readonly #bands = new Map<number, Namesake<What>[]>();

  add(place: Known, what: What): void {
    const namesake = { place, what, order: this.#count++ };
    if (!hasPosition(place)) this.#withoutPosition.push(namesake);
    else {
      const band = bandOf(place);
      const others = this.#bands.get(band);
      if (others) others.push(namesake);
      else this.#bands.set(band, [namesake]);
    }
  }

  /** The first match at the same coordinates, or else the first one within a distance. */
  find(place: Known, accepts: (what: What) => boolean, withinKm?: number): What | undefined {
    let first: Namesake<What> | undefined;
    let isFirstExact = false;
    for (const namesakes of this.#candidates(place)) {
      for (const other of namesakes) {
        const isExact = haveSameCoordinates(place, other.place);
        const isBetter = !first || (isExact === isFirstExact ? other.order < first.order : isExact);
        if (!isBetter || !isSamePlace(place, other.place, withinKm) || !accepts(other.what)) continue;
        first = other;
        isFirstExact = isExact;
      }
    }
    return first?.what;
  }

  *#candidates(place: Known): Generator<readonly Namesake<What>[]> {
    yield this.#withoutPosition;
    if (hasPosition(place)) {
      const band = bandOf(place);
      for (const near of [band - 1, band, band + 1]) yield this.#bands.get(near) ?? [];
    } else yield* this.#bands.values();
  }
}

/** Finds what stands for a place, by id and by name. Names are compared without commas, which CSV files lose. */
export class KnownPlaces<What> {
  readonly #byId = new Map<string, What[]>();
  readonly #byName = new Map<string, Namesakes<What>>();

  add(place: Known, id: string, what: What): void {
    const withId = this.#byId.get(id);
    if (withId) withId.push(what);
    else if (id) this.#byId.set(id, [what]);
    const key = comparable(place.name);
    const named = this.#byName.get(key) ?? new Namesakes();
    this.#byName.set(key, named);
    named.add(place, what);
  }

  /** The first with this id that is accepted. */
  withId(id: string, accepts: (what: What) => boolean): What | undefined {
    return this.#byId.get(id)?.find(accepts);
  }

  /** For the first place that matches by name and location, and that is accepted. @param withinKm at most `nearbyKm` */
  named(place: Known, accepts: (what: What) => boolean, withinKm?: number): What | undefined {
    return this.#byName.get(comparable(place.name))?.find(place, accepts, withinKm);
  }
}
