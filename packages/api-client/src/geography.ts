import {
  type City,
  type CityPage,
  type Country,
  getCity as getCityCall,
  getCountry as getCountryCall,
  getMetroArea as getMetroAreaCall,
  getStateProvince as getStateProvinceCall,
  getStateProvinceGeo as getStateProvinceGeoCall,
  listCountries as listCountriesCall,
  listCountryCities as listCountryCitiesCall,
  listMetroAreas as listMetroAreasCall,
  listStateCities as listStateCitiesCall,
  listStateMetroAreas as listStateMetroAreasCall,
  listStateProvinces as listStateProvincesCall,
  type MetroAreaDetail,
  type MetroAreas,
  type StateProvince,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { read } from './read';

// None of these needs a token. Each throws what `send` throws; an unknown code is an `ApiError` with status 404.

/** Every country, with a point and the population of its cities. */
export const listCountries = (client: ApiClient, options?: CallOptions): Promise<Country[]> =>
  read(client, listCountriesCall, {}, options);

/** @param code ISO 3166-1, two letters */
export const getCountry = (client: ApiClient, code: string, options?: CallOptions): Promise<Country> =>
  read(client, getCountryCall, { code }, options);

export const listStateProvinces = (
  client: ApiClient,
  country: string,
  options?: CallOptions,
): Promise<StateProvince[]> => read(client, listStateProvincesCall, { country }, options);

/** One state or province with the point of its seat. */
export const getStateProvinceGeo = (
  client: ApiClient,
  country: string,
  state: string,
  options?: CallOptions,
): Promise<StateProvince> => read(client, getStateProvinceGeoCall, { country, state }, options);

export const getStateProvince = (
  client: ApiClient,
  country: string,
  state: string,
  options?: CallOptions,
): Promise<StateProvince> => read(client, getStateProvinceCall, { country, state }, options);

/** Every US metro area, and which table they come from. */
export const listMetroAreas = (client: ApiClient, options?: CallOptions): Promise<MetroAreas> =>
  read(client, listMetroAreasCall, {}, options);

/** @param id CBSA code: five digits */
export const getMetroArea = (client: ApiClient, id: string, options?: CallOptions): Promise<MetroAreaDetail> =>
  read(client, getMetroAreaCall, { id }, options);

export const listStateMetroAreas = (
  client: ApiClient,
  country: string,
  state: string,
  options?: CallOptions,
): Promise<MetroAreas> => read(client, listStateMetroAreasCall, { country, state }, options);

/** @param id GeoNames id */
export const getCity = (client: ApiClient, id: string, options?: CallOptions): Promise<City> =>
  read(client, getCityCall, { id }, options);

/** Which page of a list of cities; the most populous come first. `pageNumber` begins at 1. */
export interface CityPageRequest {
  readonly countryCode: string;
  readonly pageNumber: number;
  readonly pageSize: number;
}

const paging = ({ pageNumber, pageSize }: CityPageRequest) => ({
  pageNumber: String(Math.max(1, Math.trunc(pageNumber) || 1)),
  pageSize: String(pageSize),
});

export const listCountryCities = (
  client: ApiClient,
  request: CityPageRequest,
  options?: CallOptions,
): Promise<CityPage> =>
  read(client, listCountryCitiesCall, { countryCode: request.countryCode, ...paging(request) }, options);

export const listStateCities = (
  client: ApiClient,
  request: CityPageRequest & { readonly stateCode: string },
  options?: CallOptions,
): Promise<CityPage> => {
  const { countryCode, stateCode } = request;
  return read(client, listStateCitiesCall, { countryCode, stateCode, ...paging(request) }, options);
};
