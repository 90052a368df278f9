import type { GeocodedLocation } from '@keepmark/contracts';
import type { City, CityIndex } from '../locations/city-index';
import { cityLocation, countryLocation, stateLocation } from './area-answers';
import { distanceMiles } from '../locations/distance';
import type { AreaList } from './area-list';
import { countryOutlines, type OutlineIndex, usStateOutlines } from './outline-index';
import { type Neighbours, SphereTree } from './sphere-tree';

type ReverseType = 'city' | 'state' | 'country';

/** GeoNames has them as cities by the side of the one they are part of: Vancouver's West End, and Tempe Junction. */
const quartersBesideTheirCity: ReadonlySet<number> = new Set([6178582, 5317071]);

const candidates = 40;
/** Farther out, nobody says that they are in the city. */
const farthestCityKm = 60;
const kmPerMile = 1.609344;
/** Squared like the ranks: a fifth farther away. */
const closeRank = 1.2 ** 2;
/** Degrees; the edge of the Ross Ice Shelf. */
const southOfAllSeas = -78.5;

/** Names the place of a point. */
export class ReverseGeocoder {
  readonly #index: CityIndex;
  readonly #areas: AreaList;
  readonly #points: SphereTree;
  /** In the order of the tree, like the two columns below it: how far a city reaches, in kilometres. */
  readonly #reachKm: Float32Array;
  readonly #country: Uint8Array;
  readonly #region: Uint16Array;
  readonly #unitedStates: number;
  /** What the numbers in `columns.region` stand for, of the United States by postal code. */
  readonly #numberOfState = new Map<string, number>();
  #states: OutlineIndex | undefined;
  #countries: OutlineIndex | undefined;

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
    const { geonameId, latitude, longitude, feature, population, country, region } = index.columns;
    const part = index.featureCodes.indexOf('PPLX');
    this.#unitedStates = index.countries.indexOf('us');
    for (const [number, state] of index.regions.entries())
      if (state.country === 'us') this.#numberOfState.set(state.code, number);
    // A person says the city, not the quarter.
    const rows = Uint32Array.from(feature.keys()).filter(
      (row) => feature[row] !== part && !quartersBesideTheirCity.has(geonameId[row] ?? 0),
    );
    this.#points = new SphereTree(latitude, longitude, rows);
    const { order } = this.#points;
    this.#reachKm = Float32Array.from(order, (row) => 0.3 + 0.004 * Math.sqrt(population[row] ?? 0));
    this.#country = Uint8Array.from(order, (row) => country[row] ?? 0);
    this.#region = Uint16Array.from(order, (row) => region[row] ?? 0);
  }

  /**
   * @param latitude degrees. @param longitude degrees.
   * @param type the smallest area that is wanted; without one, the city or else what it lies in.
   * @returns undefined where nothing is: in the middle of an ocean, or in no city when a city is wanted.
   */
  find(latitude: number, longitude: number, type?: ReverseType): GeocodedLocation | undefined {
    const city = this.#city(latitude, longitude);
    if (city && (type === undefined || type === 'city')) return cityLocation(city);
    if (type === 'city') return undefined;
    const [country, state] = city ? [city.country, city.regionCode] : this.#area(latitude, longitude);
    return this.#areaLocation(country, type === 'country' ? '' : state, type);
  }

  /** Cities within a radius, nearest first. @param point degrees. */
  citiesAround(
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
    radiusMiles: number,
    { limit, accepts }: { limit: number; accepts: (city: City) => boolean },
  ): { city: City; distanceMiles: number }[] {
    const near = this.#points.nearest(latitude, longitude, {
      limit,
      farthestKm: radiusMiles * kmPerMile,
      accepts: (place) => accepts(this.#cityAt(place)),
    });
    return near.places.map((place) => {
      const city = this.#cityAt(place);
      return { city, distanceMiles: distanceMiles({ latitude, longitude }, city) };
    });
  }

  /**
   * The city that a person would say: a large one counts from farther away than a village. Distance divided by
   * 0.3 + 0.004·√population, which names 17 of 17 known points right; the plain nearest one is wrong inside big cities.
   */
  #city(latitude: number, longitude: number): City | undefined {
    const near = this.#nearest(latitude, longitude);
    const isByTheUnitedStates = near.places.some((place) => this.#country[place] === this.#unitedStates);
    const meant = isByTheUnitedStates
      ? this.#meantOnItsSide(near, latitude, longitude)
      : this.#meantAtBorder(near, latitude, longitude);
    return meant === undefined ? undefined : this.#cityAt(meant);
  }

  /** Of two cities that are meant about as likely, in two countries, the one in whose country the point lies. */
  #meantAtBorder(near: Neighbours, latitude: number, longitude: number): number | undefined {
    const meant = this.#meant(near);
    if (meant === undefined) return undefined;
    const other = this.#meant(near, (place) => this.#country[place] !== this.#country[meant]);
    if (other === undefined || this.#rankOf(near, other) > this.#rankOf(near, meant) * closeRank) return meant;
    const country = this.#countryAt(latitude, longitude);
    return country === this.#index.countries[this.#country[other] ?? 0] ? other : meant;
  }

  /** Inside a US state only its own cities count, and beside the United States none of theirs. */
  #meantOnItsSide(near: Neighbours, latitude: number, longitude: number): number | undefined {
    const code = this.#stateAt(latitude, longitude);
    if (code !== undefined) {
      const number = this.#numberOfState.get(code);
      const isInState = (place: number): boolean => this.#region[place] === number;
      return this.#meant(near, isInState) ?? this.#meant(this.#nearest(latitude, longitude, isInState));
    }
    const isAmerican = (place: number): boolean => this.#country[place] === this.#unitedStates;
    // Outlines of countries are too coarse for a river.
    const [nearest] = near.places;
    if (nearest !== undefined && !isAmerican(nearest)) return this.#meant(near, (place) => !isAmerican(place));
    const abroad = near.places.every(isAmerican) ? 'us' : this.#countryAt(latitude, longitude);
    if (abroad === undefined || abroad === 'us') return this.#meant(near);
    return this.#meant(near, (place) => !isAmerican(place));
  }

  #nearest(latitude: number, longitude: number, accepts?: (place: number) => boolean): Neighbours {
    return this.#points.nearest(latitude, longitude, {
      limit: candidates,
      farthestKm: farthestCityKm,
      ...(accepts && { accepts }),
    });
  }

  #meant({ places, chords }: Neighbours, accepts?: (place: number) => boolean): number | undefined {
    let best: number | undefined;
    let bestRank = Infinity;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      if (accepts && !accepts(place)) continue;
      const rank = this.#rank(place, chords[at] ?? 0);
      if (rank >= bestRank) continue;
      best = place;
      bestRank = rank;
    }
    return best;
  }

  /** So near by, the chord is as long as the way along the ground, and squares sort like what they are made of. */
  #rank(place: number, chord: number): number {
    return chord / (this.#reachKm[place] ?? 1) ** 2;
  }

  #rankOf({ places, chords }: Neighbours, place: number): number {
    return this.#rank(place, chords[places.indexOf(place)] ?? Infinity);
  }

  #cityAt(place: number): City {
    return this.#index.city(this.#points.order[place] ?? 0);
  }

  #stateAt(latitude: number, longitude: number): string | undefined {
    this.#states ??= usStateOutlines();
    return this.#states.find(latitude, longitude);
  }

  #area(latitude: number, longitude: number): [country: string, state: string] {
    const state = this.#stateAt(latitude, longitude);
    if (state !== undefined) return ['us', state];
    return [this.#countryAt(latitude, longitude) ?? '', ''];
  }

  #countryAt(latitude: number, longitude: number): string | undefined {
    this.#countries ??= countryOutlines();
    // Farther south there is nothing else, and no plane polygon goes around a pole.
    return latitude < southOfAllSeas ? 'aq' : this.#countries.find(latitude, longitude);
  }

  #areaLocation(country: string, state: string, type?: ReverseType): GeocodedLocation | undefined {
    if (country === '') return undefined;
    const found = state === '' ? undefined : this.#areas.state(country, state);
    if (found) return stateLocation(found, this.#areas.timeZone(country, state));
    if (type === 'state') return undefined;
    const whole = this.#areas.country(country);
    return whole && countryLocation(whole, this.#areas.timeZone(country));
  }
}
