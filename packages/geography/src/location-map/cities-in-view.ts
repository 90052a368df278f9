import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type City, kmPerMile, listCountryCities, listStateCities, nearbyCities, pageSizes } from '@keepmark/contracts';
import {
  type BoundingBox,
  boxContains,
  boxToBounds,
  type Coordinates,
  distanceKm,
  wrapLongitude,
} from '@keepmark/map/geometry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { maxNearbyCities } from '../city-list/cities-near';
import { nameOfPoint } from '../geography-api';

/** The center of a box, which may cross the antimeridian. */
function centerOf(box: BoundingBox): Coordinates {
  const [west, south, east, north] = boxToBounds(box);
  return { latitude: (south + north) / 2, longitude: wrapLongitude((west + east) / 2) };
}

/** The greatest search distance of the service. */
const farthestMiles = 500;
/** Asks for large cities first, and for smaller ones only while there are few. */
const minPopulations = [500_000, 100_000, 20_000, 0] as const;

/** The 1,000 largest cities of a country or a state. */
const citiesOf = async (client: ApiClient, countryCode: string, stateCode: string, signal: AbortSignal) => {
  const page = { countryCode, pageNumber: '1', pageSize: `${pageSizes.veryLarge}` };
  const found = stateCode
    ? await call(client, listStateCities, { params: { ...page, stateCode }, signal })
    : await call(client, listCountryCities, { params: page, signal });
  return found.results;
};

/** About 100 of the largest cities in a box. If the box reaches over 500 miles, also the cities of its country. */
async function citiesInBox(client: ApiClient, box: BoundingBox, signal: AbortSignal): Promise<readonly City[]> {
  const center = centerOf(box);
  const corner = { latitude: box.north, longitude: box.east };
  const radiusMiles = Math.max(1, distanceKm(center, corner) / kmPerMile);
  const found = new Map<string, City>();
  if (radiusMiles > farthestMiles) {
    const country = await nameOfPoint(client, center, signal);
    const cities = country ? await citiesOf(client, country.countryCode, '', signal) : [];
    for (const city of cities) found.set(city.cityId, city);
  }
  for (const leastPopulation of minPopulations) {
    const point = { lat: center.latitude, lng: center.longitude };
    const around = { radiusMiles: Math.min(radiusMiles, farthestMiles), limit: maxNearbyCities, leastPopulation };
    const request = { ...point, ...around };
    // The next request is needed only when this one found too few.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const cities = await call(client, nearbyCities, { body: request, signal });
    for (const { distanceMiles: _, ...city } of cities) found.set(city.cityId, city);
    if (found.size >= maxNearbyCities) break;
  }
  return [...found.values()].sort((left, right) => right.population - left.population);
}

/** The area of a map's cities: a country, a state, or a box that was searched. */
export interface CitiesView {
  readonly countryCode: string;
  readonly stateCode: string;
  /** Null until an area is searched. */
  readonly box: BoundingBox | null;
}

/** The 1,000 largest cities of a country or a state, or the cities of a box. A new search aborts the previous one. */
export function useCitiesInView({ countryCode, stateCode, box }: CitiesView) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['geography', 'cities-in-view', countryCode, stateCode, box],
    queryFn: async ({ signal }): Promise<readonly City[]> => {
      if (!box) return citiesOf(api, countryCode, stateCode, signal);
      const cities = await citiesInBox(api, box, signal);
      return cities.filter((city) => boxContains(box, city));
    },
    // The markers stay until the new ones have loaded.
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
    retry: false,
  });
}
