import { createApiClient } from '@keepmark/api-client';
import { kmPerMile, type NearbyCitiesRequest, paginate } from '@keepmark/contracts';
import { testDatabase } from '@keepmark/local-store/testing';
import { distanceKm } from '@keepmark/map/geometry';
import type { SavedCity } from '../saved-cities';
import type { HomeLocation } from '../home-location/home-location';
import { createHomeLocationStore } from '../home-location/home-location-store';
import { city, countries, houston, metroArea, roundRock, states } from './fixtures';
import { location } from './location';
import { savedCitiesInMemory } from './saved-cities-in-memory';

/** Answers one call with the `data` of its answer, or with a whole response. */
type Answer = (body: unknown, request: Request) => unknown;

/** Answers by the start of the path after `geography/`; the first match answers. */
type GeographyService = Readonly<Record<string, Answer>>;

const cities = [houston, city(), roundRock];
const cityPage = () => ({ results: cities, pagination: paginate(cities.length, 1) });

function nearby(body: unknown) {
  const { cityId, lat = 0, lng = 0, radiusMiles = 50, leastPopulation = 0 } = body as NearbyCitiesRequest;
  const from = cities.find((one) => one.cityId === cityId) ?? { latitude: lat, longitude: lng };
  return cities
    .flatMap((one) => {
      const distanceMiles = distanceKm(from, one) / kmPerMile;
      const isFound = one.cityId !== cityId && one.population >= leastPopulation && distanceMiles <= radiusMiles;
      return isFound ? [{ ...one, distanceMiles }] : [];
    })
    .sort((left, right) => left.distanceMiles - right.distanceMiles);
}

const notFound = () =>
  Response.json({ success: false, code: 'not-found', message: 'City not found.' }, { status: 404 });

const stateOf = ({ url }: Request) => states.find(({ stateCode }) => url.endsWith(`/${stateCode}`)) ?? notFound();

/** A small world: two countries, two states, three cities, one metro area. */
const smallWorld: GeographyService = {
  'countries/geo/': (_, request) =>
    countries.find(({ countryCode }) => request.url.endsWith(`/${countryCode}`)) ?? notFound(),
  'countries/geo': () => countries,
  'stateprovinces/geo/US/': (_, request) => stateOf(request),
  'stateprovinces/geo/US': () => states,
  'stateprovince/US/': (_, request) => stateOf(request),
  'stateprovinces/geo': () => [],
  countrycities: cityPage,
  statecities: cityPage,
  'city/4671654': () => city(),
  'city/4699066': () => houston,
  'city/4724129': () => roundRock,
  'cbsa/US/12420': () => metroArea(),
  'cbsa/US': () => ({ table: 'official', results: [metroArea()] }),
  'msa/geo/US/TX': () => ({ table: 'official', results: [metroArea()] }),
  'geosearch/nearby/cities': nearby,
  'geosearch/geocode': () => [location()],
  'geosearch/reverse/geocode': () => location(),
};

export interface GeographyScreenOptions {
  saved?: readonly SavedCity[];
  homeLocation?: HomeLocation;
  /** These answers come before those of the small world. */
  service?: GeographyService;
}

/** A database, saved cities and an API of the small world for one screen. */
export function prepareGeography({ saved = [], homeLocation, service = {} }: GeographyScreenOptions) {
  const database = testDatabase();
  if (homeLocation) createHomeLocationStore(database).set(homeLocation);
  const savedCities = savedCitiesInMemory(saved);
  const requests: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const request = input as Request;
      const asked = decodeURIComponent(new URL(request.url).pathname.replace('/geography/', ''));
      requests.push(asked);
      const answers = [...Object.entries(service), ...Object.entries(smallWorld)];
      const answer = answers.find(([start]) => asked.startsWith(start))?.[1] ?? notFound;
      const body: unknown = request.method === 'POST' ? await request.json() : undefined;
      const data = await answer(body, request);
      return data instanceof Response ? data : Response.json({ success: true, data });
    },
  });
  return { database, savedCities, api, requests };
}
