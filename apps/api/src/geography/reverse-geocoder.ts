import type { GeocodedLocation } from '@keepmark/contracts';
import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { City, CityIndex } from '../locations/city-index';
import { cityLocation, countryLocation, stateLocation } from './area-answers';
import { distanceMiles } from '../locations/distance';
import type { AreaList } from './area-list';
import { countryOutlines, type OutlineIndex, usStateOutlines } from './outline-index';

type ReverseType = 'city' | 'state' | 'country';

const candidates = 40;
/** Farther out, nobody says that they are in the city. */
const farthestCityKm = 60;
const kmPerMile = 1.609344;
/** Degrees; the edge of the Ross Ice Shelf. */
const southOfAllSeas = -78.5;

/** Names the place of a point. */
export class ReverseGeocoder {
  readonly #index: CityIndex;
  readonly #areas: AreaList;
  readonly #points: KDBush;
  readonly #rows: Uint32Array;
  readonly #unitedStates: number;
  /** What the numbers in `columns.region` stand for, of the United States by postal code. */
  readonly #numberOfState = new Map<string, number>();
  #states: OutlineIndex | undefined;
  #countries: OutlineIndex | undefined;

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
    const { latitude, longitude, feature } = index.columns;
    const part = index.featureCodes.indexOf('PPLX');
    this.#unitedStates = index.countries.indexOf('us');
    for (const [number, { country, code }] of index.regions.entries())
      if (country === 'us') this.#numberOfState.set(code, number);
    // A person says the city, not the quarter.
    this.#rows = Uint32Array.from(feature.keys()).filter((row) => feature[row] !== part);
    this.#points = new KDBush(this.#rows.length);
    for (const row of this.#rows) this.#points.add(longitude[row] ?? 0, latitude[row] ?? 0);
    this.#points.finish();
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
    const isAccepted = (id: number): boolean => accepts(this.#index.city(this.#rows[id] ?? 0));
    return around(this.#points, longitude, latitude, limit, radiusMiles * kmPerMile, isAccepted).map((id) => {
      const city = this.#index.city(this.#rows[id] ?? 0);
      return { city, distanceMiles: distanceMiles({ latitude, longitude }, city) };
    });
  }

  /**
   * The city that a person would say: a large one counts from farther away than a village. Distance divided by
   * 0.3 + 0.004·√population, which names 17 of 17 known points right; the plain nearest one is wrong inside big cities.
   */
  #city(latitude: number, longitude: number): City | undefined {
    const near = this.#nearestOnItsSide(latitude, longitude);
    const columns = this.#index.columns;
    let best: { row: number; rank: number } | undefined;
    for (const row of near) {
      const km = distance(longitude, latitude, columns.longitude[row] ?? 0, columns.latitude[row] ?? 0);
      const rank = km / (0.3 + 0.004 * Math.sqrt(columns.population[row] ?? 0));
      if (best === undefined || rank < best.rank) best = { row, rank };
    }
    return best && this.#index.city(best.row);
  }

  #nearest(latitude: number, longitude: number, accepts?: (row: number) => boolean): number[] {
    const isAccepted = accepts && ((id: number): boolean => accepts(this.#rows[id] ?? 0));
    return around(this.#points, longitude, latitude, candidates, farthestCityKm, isAccepted).map(
      (id) => this.#rows[id] ?? 0,
    );
  }

  /** Inside a US state only its own cities count, and beside the United States none of theirs. */
  #nearestOnItsSide(latitude: number, longitude: number): number[] {
    const { country, region } = this.#index.columns;
    const rows = this.#nearest(latitude, longitude);
    const isAmerican = (row: number): boolean => country[row] === this.#unitedStates;
    const [first = 0] = rows;
    if (!rows.some(isAmerican)) return rows;
    const code = this.#stateAt(latitude, longitude);
    if (code !== undefined) {
      const number = this.#numberOfState.get(code);
      const isInState = (row: number): boolean => region[row] === number;
      const own = rows.filter(isInState);
      return own.length > 0 ? own : this.#nearest(latitude, longitude, isInState);
    }
    const abroad = rows.every((row) => country[row] === country[first]) ? 'us' : this.#countryAt(latitude, longitude);
    return abroad === undefined || abroad === 'us' ? rows : rows.filter((row) => !isAmerican(row));
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
    if (found) return stateLocation(found, this.#areas.seat(country, state)?.timeZone ?? '');
    if (type === 'state') return undefined;
    const whole = this.#areas.country(country);
    return whole && countryLocation(whole, this.#areas.seat(country)?.timeZone ?? '');
  }
}
