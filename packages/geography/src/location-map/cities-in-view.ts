import { useAppContext } from '@keepmark/app-shell';
import { type City, pageSizes } from '@keepmark/contracts';
import { type BoundingBox, boxContains, boxToBounds, type Coordinates, wrapLongitude } from '@keepmark/map/geometry';
import { useQuery } from '@tanstack/react-query';
import { citiesAround } from '../city-list/cities-near';
import { citiesOptions, reverseGeocodeOptions } from '../geography-api';

/** The middle of a box, across the antimeridian too. */
function middleOf(box: BoundingBox): Coordinates {
  const [west, south, east, north] = boxToBounds(box);
  return { latitude: (south + north) / 2, longitude: wrapLongitude((west + east) / 2) };
}

/** Where the cities of a map come from: a country or a state of it, or the box that a person moved to. */
export interface CitiesView {
  readonly countryCode: string;
  readonly stateCode: string;
  /** Null until somebody searches an area. */
  readonly box: BoundingBox | null;
}

/**
 * The cities of a country or a state, a thousand of the most populous; of an area, those among the most populous of the
 * state and the country in its middle. A request that another one overtakes is aborted.
 */
export function useCitiesInView({ countryCode, stateCode, box }: CitiesView) {
  const { api } = useAppContext();
  return useQuery({
    queryKey: ['geography', 'cities-in-view', countryCode, stateCode, box],
    queryFn: async ({ client }): Promise<readonly City[]> => {
      if (!box) {
        const request = { countryCode, stateCode, pageNumber: 1, pageSize: pageSizes.veryLarge };
        return (await client.fetchQuery(citiesOptions(api, request))).results;
      }
      const middle = await client.fetchQuery(reverseGeocodeOptions(api, middleOf(box)));
      if (!middle) return [];
      const cities = await citiesAround(api, client, middle);
      return [...new Map(cities.map((city) => [city.cityId, city])).values()].filter((city) => boxContains(box, city));
    },
    retry: false,
  });
}
