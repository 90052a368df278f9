import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { GeocodedLocation, GeocodeRequest } from '@keepmark/contracts';
import type { CityIndex } from '../locations/city-index';
import { loadCityIndex } from '../locations/load-city-index';
import { zipCodePoint } from '../locations/zip-codes';
import { cityLocation, countryLocation, placeLabel, stateLocation } from './area-answers';
import { AreaList } from './area-list';
import { Geocoder } from './geocoder';
import { readCountyOutlines } from '../borders/outline-index';
import { readPoint } from './read-point';
import { ReverseGeocoder } from './reverse-geocoder';

/** Takes some tens of milliseconds. */
const citiesToWarmUpWith = 1000;
/** Long enough for calls that wait, and their questions to the database. */
const betweenStepsMs = 50;
/** Warms up with this many cities at a time, then lets waiting calls through. */
const citiesAtATime = 50;

/** What is known of the world's countries, states and cities, in memory. */
export class Geography {
  readonly index: CityIndex;
  readonly areas: AreaList;
  readonly #geocoder: Geocoder;
  #reverse: ReverseGeocoder | undefined;

  constructor(index: CityIndex) {
    this.index = index;
    this.areas = new AreaList(index);
    this.#geocoder = new Geocoder(index, this.areas);
  }

  get reverse(): ReverseGeocoder {
    this.#reverse ??= new ReverseGeocoder(this.index, this.areas);
    return this.#reverse;
  }

  /**
   * Builds what the first calls would wait for, and asks so much that the engine has compiled what answers them. Calls
   * are answered between its steps.
   */
  async warmUp(): Promise<void> {
    for (const { countryCode } of this.areas.countries()) this.areas.states(countryCode.toLowerCase());
    await pause(betweenStepsMs);
    this.#geocoder.find('Londno');
    await readCountyOutlines();
    await pause(betweenStepsMs);
    this.reverse.find(0, -30);
    for (let row = 0; row < Math.min(this.index.size, citiesToWarmUpWith); row += 1) {
      // oxlint-disable-next-line no-await-in-loop -- others have their turn
      if (row % citiesAtATime === 0) await nextTurn();
      const { name, regionName, country, latitude, longitude } = this.index.city(row);
      for (const text of [name, `${name}, ${regionName}`, `${name}, ${country.toUpperCase()}`]) this.geocode(text);
      this.reverse.find(latitude, longitude);
    }
  }

  /** Best match first. @throws PointError for a bare point beyond the globe. */
  geocode(text: string, wanted?: GeocodeRequest['type']): GeocodedLocation[] {
    const point = readPoint(text);
    return point ? [this.#atPoint(point)] : this.#geocoder.find(text, wanted);
  }

  /** The middle of a US ZIP code, with the city that it is in; undefined for any other text. */
  zipCode(text: string): GeocodedLocation | undefined {
    const point = zipCodePoint(text);
    const near = point && this.reverse.find(point.latitude, point.longitude, 'city');
    if (!near) return undefined;
    const { code, latitude, longitude } = point;
    return { ...near, label: placeLabel(code, near.label), type: 'point', placeId: '', latitude, longitude };
  }

  /** Whether all of a text is understood, and not only the city that an address ends with. */
  readsWhole(text: string, wanted?: GeocodeRequest['type']): boolean {
    return this.#geocoder.readsWhole(text, wanted);
  }

  /** What a geocoded location's `placeId` refers to: a GeoNames id, "US-TX" or "US". */
  detail(placeId: string): GeocodedLocation | undefined {
    if (/^\d{1,10}$/.test(placeId)) {
      const city = this.index.cityOfGeonameId(Number(placeId));
      return city && cityLocation(city);
    }
    const [, countryCode = '', stateCode] = /^([A-Za-z]{2})(?:-(.{1,10}))?$/.exec(placeId) ?? [];
    const country = countryCode.toLowerCase();
    if (stateCode === undefined) {
      const found = countryCode === '' ? undefined : this.areas.country(country);
      return found && countryLocation(found, this.areas.timeZone(country));
    }
    const state = this.areas.state(country, stateCode);
    return state && stateLocation(state, this.areas.timeZone(country, state.stateCode));
  }

  #atPoint({ latitude, longitude }: { latitude: number; longitude: number }): GeocodedLocation {
    const near = this.reverse.find(latitude, longitude);
    const coordinates = `${latitude}, ${longitude}`;
    return {
      city: '',
      stateCode: '',
      stateName: '',
      countryCode: '',
      countryName: '',
      population: 0,
      timeZone: '',
      source: 'coordinates',
      ...near,
      label: near ? placeLabel(coordinates, near.label) : coordinates,
      type: 'point',
      placeId: '',
      latitude,
      longitude,
    };
  }
}

let shared: Geography | undefined;

/** The one of this process, over all cities; the first call reads them. */
export function sharedGeography(): Geography {
  shared ??= new Geography(loadCityIndex());
  return shared;
}
