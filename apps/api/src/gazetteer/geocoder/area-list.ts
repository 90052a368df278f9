import lookUpTimeZone from '@photostructure/tz-lookup';
import type { Country, StateProvince } from '@keepmark/contracts';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import type { City, CityIndex } from '../locations/city-index';
import { countryName, countryOfCode } from '../locations/countries';
import { nameKey } from '../locations/name-key';
import { territoriesOfTheUnitedStates } from '../locations/region-codes';
import { divisionPoints } from '../borders/division-points';

/** Countries in which nobody lives in a place of 500 people. Degrees, from the CIA World Factbook. */
const emptyCountries: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  aq: [-90, 0],
  bv: [-54.43, 3.4],
  hm: [-53.1, 72.52],
  io: [-7.33, 72.42],
  um: [19.28, 166.65],
};

/** A part of a city, which its people are counted in already. */
const partOfACity = 'PPLX';

const byName = new Intl.Collator('en');

/** Countries and their first-level divisions, with figures from their cities. */
export class AreaList {
  readonly #index: CityIndex;
  readonly #rowsOfCountry = new Map<string, readonly number[]>();
  readonly #statesOfCountry = new Map<string, readonly StateProvince[]>();
  readonly #stateOfCode = new Map<string, ReadonlyMap<string, StateProvince>>();
  readonly #seats = new Map<string, City | undefined>();
  #countries: readonly Country[] | undefined;
  #countryOfCode: ReadonlyMap<string, Country> | undefined;

  constructor(index: CityIndex) {
    this.#index = index;
  }

  /** All 250 of the ISO list and Kosovo, by name. */
  countries(): readonly Country[] {
    this.#countries ??= (codes as unknown as readonly [string, string, string][])
      .map((code) => this.#countryOf(code))
      .toSorted((a, b) => byName.compare(a.countryName, b.countryName));
    return this.#countries;
  }

  /** @param code of two or three letters, in either case; UK too. */
  country(code: string): Country | undefined {
    const alpha2 = countryOfCode(code)?.toUpperCase();
    this.#countryOfCode ??= new Map(this.countries().map((country) => [country.countryCode, country]));
    return this.#countryOfCode.get(alpha2 ?? '');
  }

  /** By name; empty for a country that has no divisions. @param country lowercase alpha-2. */
  states(country: string): readonly StateProvince[] {
    const known = this.#statesOfCountry.get(country);
    if (known) return known;
    const states = this.#index.regions
      .filter((region) => region.country === country)
      .map((region) => this.#stateOf(country, region.code, region.name))
      .toSorted((a, b) => byName.compare(a.stateName, b.stateName));
    this.#statesOfCountry.set(country, states);
    // The first one if a code is there twice.
    const ofCode = states.toReversed().map((state) => [state.stateCode.toUpperCase(), state] as const);
    this.#stateOfCode.set(country, new Map(ofCode));
    return states;
  }

  /** @param code or name in either case: "TX", "texas". */
  state(country: string, code: string): StateProvince | undefined {
    const states = this.states(country);
    const ofCode = this.#stateOfCode.get(country)?.get(code.toUpperCase());
    if (ofCode) return ofCode;
    const key = nameKey(code);
    return states.find(({ stateName }) => nameKey(stateName) === key);
  }

  /** Rows of whole cities, most populous first. @param country lowercase alpha-2. @param state its exact code. */
  cityRows(country: string, state = ''): readonly number[] {
    const key = `${country}.${state}`;
    const known = this.#rowsOfCountry.get(key);
    if (known) return known;
    const territory = territoriesOfTheUnitedStates[country.toUpperCase()] === undefined ? undefined : country;
    const rows = territory
      ? this.#index.rowsIn('us', territory.toUpperCase())
      : state === ''
        ? this.#index.rowsOf(country)
        : this.#index.rowsIn(country, state);
    const { feature } = this.#index.columns;
    const part = this.#index.featureCodes.indexOf(partOfACity);
    const whole = rows.filter((row) => feature[row] !== part);
    this.#rowsOfCountry.set(key, whole);
    return whole;
  }

  /** The capital of a country, the seat of a state; the most populous city where no seat is known. */
  seat(country: string, state = ''): City | undefined {
    const key = `${country}.${state}`;
    if (!this.#seats.has(key)) this.#seats.set(key, this.#findSeat(country, state));
    return this.#seats.get(key);
  }

  /** Of its seat, or else of its point; empty where there is neither. */
  timeZone(country: string, state = ''): string {
    const seat = this.seat(country, state);
    if (seat) return seat.timeZone;
    const { latitude, longitude } = (state === '' ? this.country(country) : this.state(country, state)) ?? {};
    return latitude == null || longitude == null ? '' : lookUpTimeZone(latitude, longitude);
  }

  #findSeat(country: string, state: string): City | undefined {
    const cities = this.cityRows(country, state);
    const { feature } = this.#index.columns;
    const codesOfSeats = state === '' ? ['PPLC'] : ['PPLC', 'PPLA'];
    const seats = new Set(codesOfSeats.map((code) => this.#index.featureCodes.indexOf(code)));
    const seat = cities.find((row) => seats.has(feature[row] ?? -1)) ?? cities[0];
    return seat === undefined ? undefined : this.#index.city(seat);
  }

  #countryOf([alpha2, alpha3, numericCode]: readonly [string, string, string]): Country {
    const code = alpha2.toLowerCase();
    const seat = this.seat(code);
    const [latitude, longitude] = emptyCountries[code] ?? [];
    return {
      countryCode: alpha2,
      countryCode3: alpha3,
      countryName: countryName(code),
      latitude: latitude ?? seat?.latitude ?? null,
      longitude: longitude ?? seat?.longitude ?? null,
      numericCode,
      cityPopulation: this.#populationOf(code),
    };
  }

  #stateOf(country: string, code: string, name: string): StateProvince {
    const point = this.seat(country, code) ?? divisionPoints.get(`${country}.${code}`);
    return {
      countryCode: country.toUpperCase(),
      stateCode: code,
      stateName: name,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
      cityPopulation: this.#populationOf(country, code),
    };
  }

  /** Everybody once: Brooklyn is a city of the list, and its people are in New York City's figure. */
  #populationOf(country: string, state = ''): number {
    const { population, countedElsewhere } = this.#index.columns;
    return this.cityRows(country, state).reduce(
      (sum, row) => sum + (countedElsewhere[row] ? 0 : (population[row] ?? 0)),
      0,
    );
  }
}
