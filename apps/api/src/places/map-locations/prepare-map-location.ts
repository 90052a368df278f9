import { createHash } from 'node:crypto';
import { distanceMiles } from '../../gazetteer/gazetteer';
import { withElisions } from '../elisions';
import { locationKey, locationWords } from './location-words';
import type { MapLocationKind, NewMapLocationRow } from './map-location-table';

/** What an extract says of a location; unknown text is empty. */
export interface MapLocationFacts {
  readonly placeId: string;
  readonly kind: MapLocationKind;
  readonly name: string;
  readonly otherNames: readonly string[];
  /** Of an address, or the name of a street. */
  readonly street: string;
  readonly otherStreets: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  /** Uppercase alpha-2. */
  readonly country: string;
  readonly population: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Other names of the areas around it. */
  readonly around: readonly string[];
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);

/** A location as a row: with its words, and the hash of all that the extract says. */
export function prepareMapLocation(facts: MapLocationFacts, extract: string): NewMapLocationRow {
  const { placeId, kind, name, otherNames, otherStreets, postcode, city, state, country, population } = facts;
  const row = {
    kind,
    name,
    nameKeys: [...new Set([name, ...otherNames].flatMap(withElisions).map(locationKey))],
    postcode,
    city,
    state,
    country,
    population,
    latitude: facts.latitude,
    longitude: facts.longitude,
    search: locationWords(
      kind === 'address',
      [name, ...otherNames, ...otherStreets],
      [city, postcode, state, country, ...facts.around],
    ),
  };
  return { placeId, extract, contentHash: hashOf(row), ...row };
}

interface Street {
  readonly sample: MapLocationFacts;
  latitudes: number;
  longitudes: number;
  count: number;
}

/** A street with addresses this near to a part of a street with its name is the same street. */
const sameStreetMiles = 1;

/** The streets that go by: each in the middle of its houses, or of its parts when it has no houses. */
export class Streets {
  readonly #withHouses = new Map<string, Street>();
  readonly #parts = new Map<string, Street>();

  add(facts: MapLocationFacts): void {
    if (facts.kind !== 'address' && facts.kind !== 'street') return;
    const streets = facts.kind === 'address' ? this.#withHouses : this.#parts;
    const key = [facts.street, facts.city, facts.state, facts.country].join('\n');
    let street = streets.get(key);
    if (!street) {
      street = { sample: facts, latitudes: 0, longitudes: 0, count: 0 };
      streets.set(key, street);
    }
    street.latitudes += facts.latitude;
    street.longitudes += facts.longitude;
    street.count += 1;
  }

  rows(extract: string): NewMapLocationRow[] {
    const withHouses = [...this.#withHouses].map(([key, street]) => rowOf(key, street, extract));
    const byName = new Map<string, NewMapLocationRow[]>();
    for (const row of withHouses) {
      const key = locationKey(row.name);
      byName.set(key, [...(byName.get(key) ?? []), row]);
    }
    const others = [...this.#parts]
      .map(([key, street]) => rowOf(key, street, extract))
      // Parts of it may be in what is taken for another town.
      .filter((row) =>
        (byName.get(locationKey(row.name)) ?? []).every((known) => distanceMiles(known, row) > sameStreetMiles),
      );
    return [...withHouses, ...others];
  }
}

const rowOf = (key: string, { sample, latitudes, longitudes, count }: Street, extract: string): NewMapLocationRow =>
  prepareMapLocation(
    {
      ...sample,
      placeId: `street-${extract}-${hashOf(key)}`,
      kind: 'street',
      name: sample.street,
      otherNames: sample.otherStreets,
      otherStreets: [],
      postcode: '',
      latitude: latitudes / count,
      longitude: longitudes / count,
    },
    extract,
  );
