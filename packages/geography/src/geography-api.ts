import {
  type ApiClient,
  geocode,
  getCity,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
  reverseGeocode,
} from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import { type GeocodedLocation, type GeocodeRequest, pageSizes } from '@keepmark/contracts';
import type { Coordinates } from '@keepmark/map/geometry';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

// The tables change when the operator imports new ones, not while somebody looks at them.
const staleTime = 60 * 60_000;
// The client has already tried again where that helps.
const settled = { staleTime, retry: false } as const;

/** Which cities: of a country, or of one of its states when `stateCode` is not empty. */
export interface CitiesRequest {
  readonly countryCode: string;
  readonly stateCode: string;
  readonly pageNumber: number;
  readonly pageSize?: number;
}

const countriesOptions = (client: ApiClient) =>
  queryOptions({
    queryKey: ['geography', 'countries'],
    queryFn: ({ signal }) => listCountries(client, { signal }),
    ...settled,
  });

const statesOptions = (client: ApiClient, countryCode: string) =>
  queryOptions({
    queryKey: ['geography', 'states', countryCode],
    queryFn: countryCode ? ({ signal }) => listStateProvinces(client, countryCode, { signal }) : skipToken,
    ...settled,
  });

const citiesOptions = (client: ApiClient, request: CitiesRequest) => {
  const { countryCode, stateCode, pageNumber, pageSize = pageSizes.default } = request;
  const page = { countryCode, pageNumber, pageSize };
  return queryOptions({
    queryKey: ['geography', 'cities', countryCode, stateCode, pageNumber, pageSize],
    queryFn: countryCode
      ? ({ signal }) =>
          stateCode
            ? listStateCities(client, { ...page, stateCode }, { signal })
            : listCountryCities(client, page, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    ...settled,
  });
};

export const cityOptions = (client: ApiClient, cityId: string) =>
  queryOptions({
    queryKey: ['geography', 'city', cityId],
    queryFn: cityId ? ({ signal }) => getCity(client, cityId, { signal }) : skipToken,
    ...settled,
  });

/** All US metro areas, or those of one state. */
export const metroAreasOptions = (client: ApiClient, stateCode = '') =>
  queryOptions({
    queryKey: ['geography', 'metro-areas', stateCode],
    queryFn: ({ signal }) =>
      stateCode ? listStateMetroAreas(client, 'US', stateCode, { signal }) : listMetroAreas(client, { signal }),
    ...settled,
  });

/** The client gives nothing for a failed search; a query shall be in error then. */
async function orThrow<Found>(search: (onFailure: (error: Error) => void) => Promise<Found>): Promise<Found> {
  const failures: Error[] = [];
  const found = await search((error) => failures.push(error));
  if (failures[0]) throw failures[0];
  return found;
}

/** What a text means, likeliest first. Rejects when the service could not be asked. */
export const geocodeText = (
  client: ApiClient,
  searchText: string,
  { signal, ...chosen }: GeocodeChoice & { signal: AbortSignal },
): Promise<GeocodedLocation[]> =>
  orThrow((onFailure) => geocode(client, { searchText, ...requestOf(chosen) }, { signal, onFailure }));

/** What narrows the meaning of a text. */
export interface GeocodeChoice {
  /** What kind of location; any when not given. */
  readonly type?: GeocodeRequest['type'];
  /** Two letters or WORLD: what lies there comes first. */
  readonly country?: string;
}

const requestOf = ({ type, country }: GeocodeChoice) => ({
  ...(type && { type }),
  ...(country && { selectedCountryCode: country }),
});

/** What a person would call a point; null in the open sea. Rejects when the service could not be asked. */
export const nameOfPoint = (
  client: ApiClient,
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Promise<GeocodedLocation | null> =>
  orThrow((onFailure) => reverseGeocode(client, { lat: latitude, lng: longitude }, { signal, onFailure }));

export const geocodeOptions = (client: ApiClient, searchText: string, chosen: GeocodeChoice = {}) =>
  queryOptions({
    queryKey: ['geography', 'geocode', searchText, chosen],
    queryFn: searchText ? ({ signal }) => geocodeText(client, searchText, { signal, ...chosen }) : skipToken,
    ...settled,
  });

export const reverseGeocodeOptions = (client: ApiClient, point: Coordinates) =>
  queryOptions({
    queryKey: ['geography', 'reverse-geocode', point.latitude, point.longitude],
    queryFn: ({ signal }) => nameOfPoint(client, point, signal),
    ...settled,
  });

/** Whether the service knows nothing of what was asked for: asking again does not help. */
export const isUnknown = (error: Error | null): boolean => error !== null && 'status' in error && error.status === 404;

export const useCountries = () => useQuery(countriesOptions(useAppContext().api));
export const useStates = (countryCode: string) => useQuery(statesOptions(useAppContext().api, countryCode));
/** One page of cities; the page before stays until the next one is there. */
export const useCities = (request: CitiesRequest) => useQuery(citiesOptions(useAppContext().api, request));
export const useCity = (cityId: string) => useQuery(cityOptions(useAppContext().api, cityId));
export const useMetroAreas = (stateCode?: string) => useQuery(metroAreasOptions(useAppContext().api, stateCode));
