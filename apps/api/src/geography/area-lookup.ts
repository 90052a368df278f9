import type {
  City,
  Country,
  GeocodedLocation,
  MetroAreaDetail,
  MetroAreas,
  NearbyCitiesRequest,
  NearbyCity,
  StateProvince,
} from '@keepmark/contracts';
import { InvalidRequestError, NotFoundError } from '../platform/errors/errors';
import type { ReferenceStore } from '../labor-market/labor-market';
import { cityAnswer, CountyAtlas, type Geography, readCountyOutlines } from '../gazetteer/gazetteer';
import { handWrittenTable, type MetroAreaTable, officialTable } from './metro-areas';
import { withOfficialNames, withOfficialStates } from './official-names';
import { inSlices } from '../platform/runtime/runtime';

const nearbyRadiusMiles = 50;
const maxRadiusMiles = 500;
const nearbyLimit = 10;

/** What the calls answer, or the error that says why there is nothing. */
export class AreaLookup {
  readonly #geography: () => Geography;
  readonly #reference: ReferenceStore;
  #atlas: CountyAtlas | undefined;
  #people: ReturnType<typeof peopleByCounty> | undefined;
  #handWritten: Promise<MetroAreaTable> | undefined;

  constructor(geography: () => Geography, reference: ReferenceStore) {
    this.#geography = geography;
    this.#reference = reference;
  }

  async countries(): Promise<Country[]> {
    const countries = this.#geography().areas.countries();
    const file = 'geonames-countries';
    return this.#reference.derived('countries', [file], (rows) => withOfficialNames(countries, rows[file]));
  }

  /** @param code of two or three letters. */
  async country(code: string): Promise<Country> {
    const alpha2 = this.#geography().areas.country(code)?.countryCode;
    const country = (await this.countries()).find(({ countryCode }) => countryCode === alpha2);
    if (!country) throw new NotFoundError(`There is no country ${code}. Give its ISO 3166 code, such as FR or FRA.`);
    return country;
  }

  async states(code: string): Promise<StateProvince[]> {
    const { countryCode } = await this.country(code);
    const states = this.#geography().areas.states(countryCode.toLowerCase());
    const file = 'geonames-admin1';
    return this.#reference.derived(`states of ${countryCode}`, [file], (rows) =>
      withOfficialStates(countryCode, states, rows[file]),
    );
  }

  async state(countryCode: string, code: string): Promise<StateProvince> {
    const states = await this.states(countryCode);
    const own = this.#geography().areas.state(countryCode.toLowerCase(), code)?.stateCode ?? code.toUpperCase();
    const state = states.find(({ stateCode }) => stateCode === own);
    if (!state) throw new NotFoundError(`${countryCode.toUpperCase()} has no state or province ${code}.`);
    return state;
  }

  city(id: string): City {
    const city = /^\d{1,10}$/.test(id) ? this.#geography().index.cityOfGeonameId(Number(id)) : undefined;
    if (!city) throw new NotFoundError(`There is no city ${id}. Give the GeoNames id of one of 500 people or more.`);
    return cityAnswer(city);
  }

  /** Nearest first; the city that is asked about is not among them. */
  nearbyCities({ cityId, lat = 0, lng = 0, ...request }: NearbyCitiesRequest): NearbyCity[] {
    const center = cityId === undefined ? { latitude: lat, longitude: lng } : this.city(cityId);
    const { radiusMiles = nearbyRadiusMiles, limit = nearbyLimit, leastPopulation = 0 } = request;
    return this.#geography()
      .reverse.citiesAround(center, Math.min(radiusMiles, maxRadiusMiles), {
        limit,
        accepts: (city) => String(city.geonameId) !== cityId && city.population >= leastPopulation,
      })
      .map(({ city, distanceMiles }) => Object.assign(cityAnswer(city), { distanceMiles }));
  }

  location(placeId: string): GeocodedLocation {
    const location = this.#geography().detail(placeId);
    if (!location) throw new NotFoundError(`There is no place ${placeId}. Search for it again.`);
    return location;
  }

  async metroAreas(): Promise<MetroAreas> {
    return (await this.#metroAreaTable()).all;
  }

  async metroArea(code: string): Promise<MetroAreaDetail> {
    const table = await this.#metroAreaTable();
    const area = table.detail(code);
    if (!area) throw new NotFoundError(noMetroArea(code, table.all));
    return area;
  }

  async metroAreasOfState(country: string, state: string): Promise<MetroAreas> {
    if (this.#geography().areas.country(country)?.countryCode !== 'US')
      throw new InvalidRequestError('Metropolitan statistical areas are known for the United States alone: give US.');
    const { stateCode } = await this.state('US', state);
    return (await this.#metroAreaTable()).ofState(stateCode);
  }

  #metroAreaTable(): Promise<MetroAreaTable> {
    return this.#reference.derived('metro areas', ['cbsa-delineation', 'cbsa-gazetteer'], async (rows) => {
      this.#atlas ??= new CountyAtlas();
      this.#people ??= peopleByCounty(this.#geography());
      const people = await this.#people;
      if (rows['cbsa-delineation'].length > 0)
        return officialTable(this.#atlas, people, rows['cbsa-delineation'], rows['cbsa-gazetteer']);
      this.#handWritten ??= handWrittenTable(this.#atlas, people);
      return this.#handWritten;
    });
  }
}

function noMetroArea(code: string, { table }: MetroAreas): string {
  return table === 'official'
    ? `There is no metro area ${code}. Give the five digits of its CBSA code.`
    : `There is no metro area ${code} among the largest, which are all that is known until the official table is imported.`;
}

/** Some milliseconds' worth. */
const citiesAtATime = 100;

/** The population of the cities in each US county, by its FIPS code. A city counts for the county that its center is in. */
async function peopleByCounty({ areas, index }: Geography): Promise<ReadonlyMap<string, number>> {
  const outlines = await readCountyOutlines();
  const people = new Map<string, number>();
  await inSlices(areas.cityRows('us'), citiesAtATime, (row) => {
    const { latitude, longitude, population } = index.city(row);
    const county = outlines.find(latitude, longitude);
    if (county !== undefined) people.set(county, (people.get(county) ?? 0) + population);
  });
  return people;
}
