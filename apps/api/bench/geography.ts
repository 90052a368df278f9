import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import type { City } from '../src/gazetteer/locations/city-index';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import type { ClientRequest } from './measure';

type Ask = (random: () => number) => ClientRequest;

const geocodePath = '/geography/geosearch/geocode';
const reversePath = '/geography/geosearch/reverse/geocode';

/** What is asked of geography, by the name of the benchmark: every request is another place. */
export const geographySearches: Readonly<Record<string, Ask>> = {
  'api/geocode': (random) => {
    const { name, regionName, country } = anyCity(random);
    const forms = [name, `${name}, ${regionName}`, `${name}, ${country.toUpperCase()}`];
    return { path: geocodePath, body: { searchText: forms[Math.floor(random() * forms.length)] } };
  },
  // Somewhere within about 20 km of a city.
  'api/reverse': (random) => {
    const { latitude, longitude } = anyCity(random);
    const lat = Math.max(-90, Math.min(90, latitude + (random() - 0.5) * 0.4));
    const lng = Math.max(-180, Math.min(180, longitude + (random() - 0.5) * 0.4));
    return { path: reversePath, body: { lat, lng } };
  },
};

export function geographyRequests(ask: Ask, count: number): ClientRequest[] {
  const random = seededRandom(count);
  return Array.from({ length: count }, () => ask(random));
}

/** Larger ones are asked for more often. */
function anyCity(random: () => number): City {
  return loadCityIndex().city(Math.floor(random() ** 3 * 100_000));
}
