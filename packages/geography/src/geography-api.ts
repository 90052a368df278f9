import { type ApiClient, call } from '@keepmark/api-client';
import { useAppContext } from '@keepmark/app-shell';
import {
  countMetroAreaJobs,
  geocode,
  type GeocodedLocation,
  type GeocodeRequest,
  getCity,
  getCountry,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
  pageSizes,
  reverseGeocode,
} from '@keepmark/contracts';
import type { Coordinates } from '@keepmark/map/geometry';
import { keepPreviousData, queryOptions, skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';

// The tables change only when the operator imports new ones.
const staleTime = 60 * 60_000;
// The client already retries where that helps.
const settled = { staleTime, retry: false } as const;

/** Asks for the cities of a country, or of a state when `stateCode` is not empty. */
export interface CitiesRequest {
  readonly countryCode: string;
  readonly stateCode: string;
  readonly pageNumber: number;
  readonly pageSize?: number;
}

const countriesOptions = (client: ApiClient) =>
  queryOptions({
    queryKey: ['geography', 'countries'],
    queryFn: ({ signal }) => call(client, listCountries, { signal }),
    ...settled,
  });

const statesOptions = (client: ApiClient, countryCode: string) =>
  queryOptions({
    queryKey: ['geography', 'states', countryCode],
    queryFn: countryCode
      ? ({ signal }) => call(client, listStateProvinces, { params: { country: countryCode }, signal })
      : skipToken,
    ...settled,
  });

const countryOptions = (client: ApiClient, countryCode: string) =>
  queryOptions({
    queryKey: ['geography', 'country', countryCode],
    queryFn: countryCode
      ? ({ signal }) => call(client, getCountry, { params: { code: countryCode }, signal })
      : skipToken,
    ...settled,
  });

const stateOptions = (client: ApiClient, countryCode: string, stateCode: string) =>
  queryOptions({
    queryKey: ['geography', 'state', countryCode, stateCode],
    queryFn:
      countryCode && stateCode
        ? ({ signal }) =>
            call(client, getStateProvinceGeo, { params: { country: countryCode, state: stateCode }, signal })
        : skipToken,
    ...settled,
  });

const stateNameOptions = (client: ApiClient, countryCode: string, stateCode: string) =>
  queryOptions({
    queryKey: ['geography', 'state-name', countryCode, stateCode],
    queryFn: ({ signal }) =>
      call(client, getStateProvince, { params: { country: countryCode, state: stateCode }, signal }),
    select: ({ stateName }) => stateName,
    ...settled,
  });

const citiesOptions = (client: ApiClient, request: CitiesRequest) => {
  const { countryCode, stateCode, pageNumber, pageSize = pageSizes.default } = request;
  const page = { countryCode, pageNumber: `${Math.max(1, pageNumber)}`, pageSize: `${pageSize}` };
  return queryOptions({
    queryKey: ['geography', 'cities', countryCode, stateCode, pageNumber, pageSize],
    queryFn: countryCode
      ? ({ signal }) =>
          stateCode
            ? call(client, listStateCities, { params: { ...page, stateCode }, signal })
            : call(client, listCountryCities, { params: page, signal })
      : skipToken,
    placeholderData: keepPreviousData,
    ...settled,
  });
};

export const cityOptions = (client: ApiClient, cityId: string) =>
  queryOptions({
    queryKey: ['geography', 'city', cityId],
    queryFn: cityId ? ({ signal }) => call(client, getCity, { params: { id: cityId }, signal }) : skipToken,
    ...settled,
  });

/** All US metro areas, or those of one state. */
export const metroAreasOptions = (client: ApiClient, stateCode = '') =>
  queryOptions({
    queryKey: ['geography', 'metro-areas', stateCode],
    queryFn: ({ signal }) =>
      stateCode
        ? call(client, listStateMetroAreas, { params: { country: 'US', state: stateCode }, signal })
        : call(client, listMetroAreas, { signal }),
    ...settled,
  });

const metroAreaJobsOptions = (client: ApiClient, isWanted: boolean) =>
  queryOptions({
    queryKey: ['geography', 'metro-area-jobs'],
    queryFn: isWanted ? ({ signal }) => call(client, countMetroAreaJobs, { signal }) : skipToken,
    select: (counts) => new Map(Object.entries(counts)),
    staleTime: 10 * 60_000,
    retry: false,
  });

/** The locations that a text may mean, most likely first. Rejects when the service is unavailable. */
export const geocodeText = (
  client: ApiClient,
  searchText: string,
  { signal, ...chosen }: GeocodeChoice & { signal: AbortSignal },
): Promise<GeocodedLocation[]> => call(client, geocode, { body: { searchText, ...requestOf(chosen) }, signal });

/** Narrows a location search. */
export interface GeocodeChoice {
  /** The kind of location; any by default. */
  readonly type?: GeocodeRequest['type'];
  /** Two-letter code, or WORLD, where a country can be selected. Locations there come first. */
  readonly country?: string;
  /** The country from the settings, two letters, where none can be selected. Its locations count more. */
  readonly usualCountry?: string;
}

const requestOf = ({ type, country, usualCountry }: GeocodeChoice) => ({
  ...(type && { type }),
  ...(country && { selectedCountryCode: country }),
  ...(usualCountry && { usualCountryCode: usualCountry }),
});

/** The name of a point; null in the open sea. Rejects when the service is unavailable. */
export const nameOfPoint = (
  client: ApiClient,
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Promise<GeocodedLocation | null> =>
  call(client, reverseGeocode, { body: { lat: latitude, lng: longitude }, signal });

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

/** Whether the service has no such item, so that a retry won't help. */
export const isNotFound = (error: Error | null): boolean => error !== null && 'status' in error && error.status === 404;

export const useCountries = () => useQuery(countriesOptions(useAppContext().api));
export const useStates = (countryCode: string) => useQuery(statesOptions(useAppContext().api, countryCode));
/** A country. Asks for it alone, or for nothing if every country is known. */
export function useCountry(countryCode: string) {
  const { api } = useAppContext();
  const known = useQueryClient().getQueryData(countriesOptions(api).queryKey);
  return useQuery({
    ...countryOptions(api, countryCode),
    initialData: () => known?.find((country) => country.countryCode === countryCode),
  });
}

/** A state with its coordinates. Asks for it alone, or for nothing if every state of its country is known. */
export function useStateProvince(countryCode: string, stateCode: string) {
  const { api } = useAppContext();
  const known = useQueryClient().getQueryData(statesOptions(api, countryCode).queryKey);
  return useQuery({
    ...stateOptions(api, countryCode, stateCode),
    initialData: () => known?.find((state) => state.stateCode === stateCode),
  });
}

/** The names of a few states, in their order; a code until its name is known. */
export function useStateNames(countryCode: string, stateCodes: readonly string[]): readonly string[] {
  const { api } = useAppContext();
  const names = useQueries({ queries: stateCodes.map((code) => stateNameOptions(api, countryCode, code)) });
  return stateCodes.map((code, index) => names[index]?.data ?? code);
}
/** One page of cities. The previous page stays until the next one has loaded. */
export const useCities = (request: CitiesRequest) => useQuery(citiesOptions(useAppContext().api, request));
export const useCity = (cityId: string) => useQuery(cityOptions(useAppContext().api, cityId));
/** Open postings by CBSA code, where they are wanted. */
export const useMetroAreaJobs = (isWanted: boolean) => useQuery(metroAreaJobsOptions(useAppContext().api, isWanted));
export const useMetroAreas = (stateCode?: string) => useQuery(metroAreasOptions(useAppContext().api, stateCode));
