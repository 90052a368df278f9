import type { ApiClient } from '@keepmark/api-client';
import { type City, type GeocodedLocation, pageSizes, worldCountryCode } from '@keepmark/contracts';
import { type Coordinates, distanceKm } from '@keepmark/map/geometry';
import type { QueryClient } from '@tanstack/react-query';
import { citiesOptions, geocodeOptions } from '../geography-api';
import type { ListedCity } from './CityList';

/** The cities within a distance of a point, the nearest first; each of them once. */
export function citiesWithin(point: Coordinates, cities: Iterable<City>, maxKm: number): Required<ListedCity>[] {
  const byId = new Map<string, Required<ListedCity>>();
  for (const city of cities) {
    const distance = distanceKm(point, city);
    if (distance <= maxKm) byId.set(city.cityId, { ...city, distanceKm: distance });
  }
  return [...byId.values()].sort((left, right) => left.distanceKm - right.distanceKm);
}

/**
 * The cities to look among for those near a place: the thousand most populous of its state, for its surroundings, and
 * of its country, for what lies across the state's border.
 */
export async function citiesAround(
  client: ApiClient,
  queries: QueryClient,
  { countryCode, stateCode }: Pick<City, 'countryCode' | 'stateCode'>,
): Promise<City[]> {
  const lists = (stateCode ? [stateCode, ''] : ['']).map((state) =>
    queries.fetchQuery(
      citiesOptions(client, { countryCode, stateCode: state, pageNumber: 1, pageSize: pageSizes.veryLarge }),
    ),
  );
  return (await Promise.all(lists)).flatMap(({ results }) => results);
}

/** A location that was typed, and the cities around it; `place` is undefined when the text names nothing there. */
export interface Surroundings {
  readonly text: string;
  readonly place: GeocodedLocation | undefined;
  readonly cities: readonly Required<ListedCity>[];
}

/**
 * The cities around a typed location.
 * @param country where the location must lie; WORLD for anywhere
 */
export async function surroundings(
  client: ApiClient,
  queries: QueryClient,
  text: string,
  country: string,
  maxKm: number,
): Promise<Surroundings> {
  const found = await queries.fetchQuery(geocodeOptions(client, text));
  const place = found.find(({ countryCode }) => country === worldCountryCode || countryCode === country);
  const cities = place ? citiesWithin(place, await citiesAround(client, queries, place), maxKm) : [];
  return { text, place, cities };
}
