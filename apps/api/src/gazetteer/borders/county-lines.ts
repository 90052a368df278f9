import { countyOutlines } from './outline-index';
import { stateOfCounty } from './county-atlas';

/**
 * Where no city reaches over the line of a county: in New England, New Jersey, Maryland, California and Hawaii by law, and
 * in Virginia, whose cities are counties of their own.
 */
const statesWithFirmCounties: ReadonlySet<string> = new Set([
  'CA',
  'CT',
  'HI',
  'MA',
  'MD',
  'ME',
  'NH',
  'NJ',
  'RI',
  'VA',
  'VT',
]);

/** Tells the counties apart that part one city from the next: MIT is in Middlesex, so it is not in Boston. */
export class CountyLines {
  readonly #countyOfPlace = new Map<number, string | undefined>();

  /** FIPS code of the county; undefined where a city may lie in several, or on the water. @param state postal code. */
  at(state: string, latitude: number, longitude: number): string | undefined {
    return statesWithFirmCounties.has(state) ? this.#find(latitude, longitude) : undefined;
  }

  /** The county of a place, cached. @param place any number that identifies it */
  ofPlace(place: number, point: () => { latitude: number; longitude: number }): string | undefined {
    if (this.#countyOfPlace.has(place)) return this.#countyOfPlace.get(place);
    const { latitude, longitude } = point();
    const county = this.#find(latitude, longitude);
    this.#countyOfPlace.set(place, county);
    return county;
  }

  #find(latitude: number, longitude: number): string | undefined {
    const county = countyOutlines().find(latitude, longitude);
    return county !== undefined && statesWithFirmCounties.has(stateOfCounty(county)) ? county : undefined;
  }
}
