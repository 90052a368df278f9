import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type City, listCountryCities, listStateCities, nearbyCities, pageSizes } from '@keepmark/contracts';
import {
  type BoundingBox,
  boxContains,
  boxToBounds,
  type Coordinates,
  distanceKm,
  wrapLongitude,
} from '@keepmark/map/geometry';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mostNearbyCities } from '../city-list/cities-near';
import { kmPerMile } from '../figures';
import { nameOfPoint } from '../geography-api';

/** The middle of a box, across the antimeridian too. */
function middleOf(box: BoundingBox): Coordinates {
  const [west, south, east, north] = boxToBounds(box);
  return { latitude: (south + north) / 2, longitude: wrapLongitude((west + east) / 2) };
}

/** The service looks no farther around a point. */
const farthestMiles = 500;
/** The most populous cities come first: the smaller ones only where these are few. */
const leastPeople = [500_000, 100_000, 20_000, 0] as const;

/** The most populous thousand of a country, or of a state of it. */
const citiesOf = async (client: ApiClient, countryCode: string, stateCode: string, signal: AbortSignal) => {
  const page = { countryCode, pageNumber: '1', pageSize: `${pageSizes.veryLarge}` };
  const found = stateCode
    ? await call(client, listStateCities, { params: { ...page, stateCode }, signal })
    : await call(client, listCountryCities, { params: page, signal });
  return found.results;
};

/** The most populous cities of a box, a hundred or so; of a box wider than 500 miles around, also its country's. */
async function citiesInBox(client: ApiClient, box: BoundingBox, signal: AbortSignal): Promise<readonly City[]> {
  const middle = middleOf(box);
  const corner = { latitude: box.north, longitude: box.east };
  const radiusMiles = Math.max(1, distanceKm(middle, corner) / kmPerMile);
  const found = new Map<string, City>();
  if (radiusMiles > farthestMiles) {
    const country = await nameOfPoint(client, middle, signal);
    const cities = country ? await citiesOf(client, country.countryCode, '', signal) : [];
    for (const city of cities) found.set(city.cityId, city);
  }
  for (const leastPopulation of leastPeople) {
    const point = { lat: middle.latitude, lng: middle.longitude };
    const around = { radiusMiles: Math.min(radiusMiles, farthestMiles), limit: mostNearbyCities, leastPopulation };
    const request = { ...point, ...around };
    // The next one is asked for only when this one has not found enough.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const cities = await call(client, nearbyCities, { body: request, signal });
    for (const { distanceMiles: _, ...city } of cities) found.set(city.cityId, city);
    if (found.size >= mostNearbyCities) break;
  }
  return [...found.values()].sort((left, right) => right.population - left.population);
}

/** Where the cities of a map come from: a country or a state of it, or the box that a person moved to. */
export interface CitiesView {
  readonly countryCode: string;
  readonly stateCode: string;
  /** Null until somebody searches an area. */
  readonly box: BoundingBox | null;
}

/** The cities of a country or a state, a thousand of the most populous, or of an area. What another search overtakes is aborted. */
export function useCitiesInView({ countryCode, stateCode, box }: CitiesView) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['geography', 'cities-in-view', countryCode, stateCode, box],
    queryFn: async ({ signal }): Promise<readonly City[]> => {
      if (!box) return citiesOf(api, countryCode, stateCode, signal);
      const cities = await citiesInBox(api, box, signal);
      return cities.filter((city) => boxContains(box, city));
    },
    // The markers stay until the new ones are there.
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
    retry: false,
  });
}
