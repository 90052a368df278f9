import { distanceKm } from '@keepmark/map/geometry';
import { hasPosition, plainName } from '../place';
import type { Place } from '../place-table';

/** What tells a place apart from another one. */
export type Known = Pick<Place, 'name' | 'address' | 'city' | 'latitude' | 'longitude'> & {
  /** What its source calls it; empty when none does. */
  readonly sourceId: string;
  /** Filled while the file is gone through: the same place may stand in a second folder. */
  readonly groups: Set<string>;
};

/** As near as two programs set the pin of one place. */
const samePlaceKm = 0.15;
const samePlaceDegrees = 0.0014;

const schemeOf = (sourceId: string) => /^\w+(?=[:-])/.exec(sourceId)?.[0] ?? '';

/** Two ids of one source tell two places apart, whatever else they have in common. */
const haveDifferentIds = (one: string, other: string) =>
  one !== '' && other !== '' && one !== other && schemeOf(one) === schemeOf(other);

const positionOf = ({ latitude, longitude }: Known) => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 });

/**
 * Whether two places of one name are one place: by their positions where both have one, then by their addresses, then by
 * their cities. What is not known of either does not tell them apart.
 */
function isSamePlace(one: Known, other: Known): boolean {
  if (haveDifferentIds(one.sourceId, other.sourceId)) return false;
  if (hasPosition(one) && hasPosition(other)) return distanceKm(positionOf(one), positionOf(other)) <= samePlaceKm;
  if (one.address && other.address) return plainName(one.address) === plainName(other.address);
  return !one.city || !other.city || plainName(one.city) === plainName(other.city);
}

/** Two positions of one place lie in one band of latitudes, or in two that touch. */
const bandOf = (place: Known) => Math.floor(positionOf(place).latitude / samePlaceDegrees);

interface Namesake {
  readonly place: Known;
  /** How many came before it. */
  readonly order: number;
}

/** Places of one name. A file may have ten thousand "Untitled": one is compared with those that lie near it. */
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

  /** The first that is the same place. */
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

/** Places that are known, looked up by id and by name. */
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

  /** The place with this id, or else the first of its name that is the same place. */
  find(place: Known, id: string): Known | undefined {
    return this.#byId.get(id) ?? this.#byName.get(plainName(place.name))?.find(place);
  }
}
