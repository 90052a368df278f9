import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { pick } from './job-titles';
import type { ClientRequest } from './measure';

type Ask = (random: () => number) => Record<string, unknown>;

const kinds = ['restaurant', 'cafe', 'museum', 'park', 'zoo', '', ''];
const terms = ['cafe', 'golden', 'restaurant', 'river park', 'clara', 'grand hotel', 'aquarium', 'little bruno'];

/** What is searched among places, by the name of the benchmark: every request is another one. */
export const placeSearches: Readonly<Record<string, Ask>> = {
  // What a map shows: from a few streets to a country.
  'api/geosearch/box': (random) => {
    const { latitude, longitude } = anyCity(random);
    const height = 0.05 * 2 ** (random() * 6);
    const [south, west] = [Math.max(-90, latitude - height / 2), Math.max(-180, longitude - height)];
    const [north, east] = [Math.min(90, south + height), Math.min(180, west + height * 2)];
    const placeType = pick(kinds, random);
    return { bbox: { west, south, east, north }, ...(placeType && { placeType }) };
  },
  'api/geosearch/near': (random) => {
    const { latitude, longitude } = anyCity(random);
    return { lat: latitude, lng: longitude, radiusMiles: 25, searchTerm: pick(terms, random) };
  },
};

export function placeRequests(ask: Ask, count: number): ClientRequest[] {
  const random = seededRandom(count + 1);
  return Array.from({ length: count }, () => ({ path: '/geography/geosearch/places', body: ask(random) }));
}

/** Large cities are asked for most, where the most places are. */
function anyCity(random: () => number) {
  return loadCityIndex().city(Math.floor(random() ** 3 * 20_000));
}
