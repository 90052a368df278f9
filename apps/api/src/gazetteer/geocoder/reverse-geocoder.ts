import { kmPerMile } from '@keepmark/contracts';
import type { GeocodedLocation } from '@keepmark/contracts';
import type { City, CityIndex } from '../locations/city-index';
import { cityLocation, countryLocation, stateLocation } from './area-answers';
import { distanceMiles } from '../locations/distance';
import type { AreaList } from './area-list';
import { CountyLines } from '../borders/county-lines';
import { countriesInFineBorders, type FineBorder, fineBorderAt } from '../borders/fine-borders';
import { countryOutlines, type OutlineIndex, usStateOutlines } from '../borders/outline-index';
import { type Neighbours, SphereTree } from './sphere-tree';

type ReverseType = 'city' | 'state' | 'country';

/** GeoNames has them as cities by the side of the one they are part of: Vancouver's West End, and Tempe Junction. */
const quartersBesideTheirCity: ReadonlySet<number> = new Set([6178582, 5317071]);

const candidates = 40;
/** Farther away, nobody says that they are in the city. */
const maxCityKm = 60;
/** Squared like the ranks: a fifth farther away. */
const closeRank = 1.2 ** 2;
/** Squared like the ranks: within its own reach a city is meant whatever a coarse outline says. */
const withinReach = 1;
/** Squared: a city of the point's own county is meant up to three times as far away as another one. */
const acrossCountyLine = 3 ** 2;
/** In the middle of a town that lies just across the border by an outline that may be wrong; of a globe of radius 1. */
const heartOfTown = (0.6 / 6371) ** 2;
/** Degrees that the outlines of US states may be off, and those of countries. */
const offOfStates = 0.003;
const offOfCountries = 0.05;
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
  /** By their numbers; around them every look goes by the finer borders. */
  readonly #inFineBorders: ReadonlySet<number>;
  readonly #counties = new CountyLines();
  /** The regions that the numbers in `columns.region` refer to, in the United States by postal code. */
  readonly #numberOfState = new Map<string, number>();
  #states: OutlineIndex | undefined;
  #countries: OutlineIndex | undefined;

  constructor(index: CityIndex, areas: AreaList) {
    this.#index = index;
    this.#areas = areas;
    const { geonameId, latitude, longitude, feature, population, country, region } = index.columns;
    const part = index.featureCodes.indexOf('PPLX');
    this.#unitedStates = index.countries.indexOf('us');
    this.#inFineBorders = new Set(countriesInFineBorders.map((code) => index.countries.indexOf(code)));
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
    const border = fineBorderAt(latitude, longitude);
    const city = this.#city(latitude, longitude, border);
    if (city && (type === undefined || type === 'city')) return cityLocation(city);
    if (type === 'city') return undefined;
    const [country, state] = city ? [city.country, city.regionCode] : this.#area(latitude, longitude, border);
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
  #city(latitude: number, longitude: number, border: FineBorder | undefined): City | undefined {
    const meant = border
      ? this.#meant(this.#nearest(latitude, longitude, this.#isOf(border.country)))
      : this.#meantAt(latitude, longitude);
    return meant === undefined ? undefined : this.#cityAt(meant);
  }

  #meantAt(latitude: number, longitude: number): number | undefined {
    let near = this.#nearest(latitude, longitude);
    const first = this.#country[near.places[0] ?? 0];
    let [isByTheUnitedStates, isOfOneCountry, isByFineBorder] = [false, true, false];
    for (const place of near.places) {
      const country = this.#country[place] ?? 0;
      if (country === this.#unitedStates) isByTheUnitedStates = true;
      if (country !== first) isOfOneCountry = false;
      if (this.#inFineBorders.has(country)) isByFineBorder = true;
    }
    if (isByFineBorder)
      near = this.#nearest(latitude, longitude, (place) => !this.#inFineBorders.has(this.#country[place] ?? 0));
    if (isByTheUnitedStates) return this.#meantOnItsSide(near, isOfOneCountry, latitude, longitude);
    return isOfOneCountry ? this.#meant(near) : this.#meantAtBorder(near, latitude, longitude);
  }

  /**
   * A border is not crossed where the outlines are sure. Where they are not, of two cities that are meant about as likely
   * in two countries, the one in whose country the point seems to lie.
   */
  #meantAtBorder(near: Neighbours, latitude: number, longitude: number): number | undefined {
    const meant = this.#meant(near);
    if (meant === undefined) return undefined;
    const own = this.#country[meant];
    const other = this.#meant(near, (place) => this.#country[place] !== own);
    const rank = this.#rankOf(near, meant);
    const isClose = other !== undefined && this.#rankOf(near, other) <= rank * closeRank;
    if (!isClose && rank <= withinReach) return meant;
    const country = this.#countryAt(latitude, longitude);
    if (country === undefined || country === this.#index.countries[own ?? 0]) return meant;
    if (isClose && country === this.#index.countries[this.#country[other] ?? 0]) return other;
    if (rank <= withinReach || !this.#isSurely(country, latitude, longitude)) return meant;
    return this.#meant(this.#nearest(latitude, longitude, this.#isOf(country)));
  }

  /** Inside a US state, only its own cities count; outside the United States, none of theirs. */
  #meantOnItsSide(near: Neighbours, isOfOneCountry: boolean, latitude: number, longitude: number): number | undefined {
    const code = this.#stateAt(latitude, longitude);
    const isAmerican = this.#isOf('us');
    const [nearest] = near.places;
    if (code === undefined) {
      // On the water, the nearer bank.
      const isOnOurSide = nearest !== undefined && isAmerican(nearest) && this.#isAtShore(latitude, longitude);
      return this.#meant(near, (place) => isOfOneCountry || isAmerican(place) === isOnOurSide);
    }
    if (nearest !== undefined && !isAmerican(nearest) && (near.chords[0] ?? 1) < heartOfTown) {
      const isUnsure = around(latitude, longitude, offOfStates).some(([y, x]) => this.#stateAt(y, x) === undefined);
      if (isUnsure) return nearest;
    }
    const number = this.#numberOfState.get(code);
    const isInState = (place: number): boolean => this.#region[place] === number;
    const meant = this.#meant(near, isInState);
    if (meant === undefined) return this.#meant(this.#nearest(latitude, longitude, isInState));
    return this.#meantInCounty(near, meant, isInState, this.#counties.at(code, latitude, longitude));
  }

  #meantInCounty(
    near: Neighbours,
    meant: number,
    isInState: (place: number) => boolean,
    county: string | undefined,
  ): number {
    const isIn = (place: number): boolean =>
      (this.#counties.ofPlace(place, () => this.#cityAt(place)) ?? county) === county;
    if (county === undefined || isIn(meant)) return meant;
    const own = this.#meant(near, (place) => isInState(place) && isIn(place));
    return own !== undefined && this.#rankOf(near, own) <= this.#rankOf(near, meant) * acrossCountyLine ? own : meant;
  }

  /** So near to a US state that the outlines may be wrong. */
  #isAtShore(latitude: number, longitude: number): boolean {
    return around(latitude, longitude, offOfStates).some(([y, x]) => this.#stateAt(y, x) !== undefined);
  }

  #isSurely(country: string, latitude: number, longitude: number): boolean {
    return around(latitude, longitude, offOfCountries).every(([y, x]) => this.#countryAt(y, x) === country);
  }

  #isOf(country: string): (place: number) => boolean {
    const number = this.#index.countries.indexOf(country);
    return (place) => this.#country[place] === number;
  }

  #nearest(latitude: number, longitude: number, accepts?: (place: number) => boolean): Neighbours {
    return this.#points.nearest(latitude, longitude, {
      limit: candidates,
      farthestKm: maxCityKm,
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

  #area(latitude: number, longitude: number, border: FineBorder | undefined): [country: string, state: string] {
    if (border) return [border.country, border.state];
    const state = this.#stateAt(latitude, longitude);
    if (state !== undefined) return ['us', state];
    return [this.#countryAt(latitude, longitude) ?? '', ''];
  }

  #countryAt(latitude: number, longitude: number): string | undefined {
    this.#countries ??= countryOutlines();
    // Farther south there is nothing else, and no plane polygon contains a pole.
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

/** The points north, south, east and west of one, and it: degrees of latitude and longitude. */
function around(latitude: number, longitude: number, off: number): [latitude: number, longitude: number][] {
  // A degree of longitude is shorter than one of latitude, and may go on beyond the antimeridian.
  const aside = off / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1);
  const [east, west] = [longitude + aside, longitude - aside];
  return [
    [latitude, longitude],
    [Math.min(latitude + off, 90), longitude],
    [Math.max(latitude - off, -90), longitude],
    [latitude, east > 180 ? east - 360 : east],
    [latitude, west < -180 ? west + 360 : west],
  ];
}
