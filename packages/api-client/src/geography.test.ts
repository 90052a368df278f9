import { describe, expect, it } from 'vitest';
import { type ApiClient, createApiClient } from './api-client';
import { ApiError } from './api-error';
import {
  getCity,
  getCountry,
  getMetroArea,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
} from './geography';
import { getOccupation, listChildOccupations, listParentOccupations } from './occupations';
import { json, localService } from './testing/local-service';

const country = {
  countryCode: 'FJ',
  countryCode3: 'FJI',
  countryName: 'Fiji',
  latitude: -18.14,
  longitude: 178.44,
  numericCode: '242',
  cityPopulation: 300_000,
};
const state = {
  countryCode: 'US',
  stateCode: 'TX',
  stateName: 'Texas',
  latitude: 30.27,
  longitude: -97.74,
  cityPopulation: 20_000_000,
};
const city = {
  cityId: '4671654',
  cityName: 'Austin',
  stateCode: 'TX',
  stateName: 'Texas',
  countryCode: 'US',
  countryName: 'United States',
  latitude: 30.27,
  longitude: -97.74,
  population: 931_830,
  elevationMeters: 149,
  timeZone: 'America/Chicago',
};
const cityPage = {
  results: [city],
  pagination: {
    totalResults: 1,
    totalPages: 1,
    pageSize: 20,
    pageNumber: 1,
    resultsExist: true,
    hasPreviousPage: false,
    hasNextPage: false,
  },
};
const metroAreas = { table: 'hand-written', results: [] };
const metroArea = {
  table: 'official',
  cbsaCode: '12420',
  name: 'Austin-Round Rock-San Marcos, TX',
  kind: 'metropolitan',
  stateCodes: ['TX'],
  latitude: 30.26,
  longitude: -97.65,
  landAreaKm2: 10_900,
  countyCodes: ['48453'],
  counties: [{ countyCode: '48453', countyName: 'Travis County', stateCode: 'TX' }],
  outline: null,
};
const occupation = {
  parentCode: '15-1250',
  code: '15-1252',
  title: 'Software Developers',
  level: 'detailed',
  description: '',
  hasChildren: true,
};
const occupations = { table: 'official', results: [occupation] };

describe('what only reads', () => {
  it.each([
    ['/geography/countries/geo', (c) => listCountries(c), [country]],
    ['/geography/countries/geo/FJ', (c) => getCountry(c, 'FJ'), country],
    ['/geography/stateprovinces/geo/US', (c) => listStateProvinces(c, 'US'), [state]],
    ['/geography/stateprovinces/geo/US/TX', (c) => getStateProvinceGeo(c, 'US', 'TX'), state],
    ['/geography/stateprovince/US/TX', (c) => getStateProvince(c, 'US', 'TX'), state],
    ['/geography/cbsa/US', (c) => listMetroAreas(c), metroAreas],
    ['/geography/cbsa/US/12420', (c) => getMetroArea(c, '12420'), metroArea],
    ['/geography/msa/geo/US/TX', (c) => listStateMetroAreas(c, 'US', 'TX'), metroAreas],
    ['/geography/city/4671654', (c) => getCity(c, '4671654'), city],
    [
      '/geography/countrycities/US/1/20/population/false',
      (c) => listCountryCities(c, { countryCode: 'US', pageNumber: 0, pageSize: 20 }),
      cityPage,
    ],
    [
      '/geography/statecities/US/T%2FX/2/1000/population/false',
      (c) => listStateCities(c, { countryCode: 'US', stateCode: 'T/X', pageNumber: 2, pageSize: 1000 }),
      cityPage,
    ],
    ['/joboccupation/code/15-1252', (c) => getOccupation(c, '15-1252'), occupation],
    ['/joboccupations/parent', (c) => listParentOccupations(c), occupations],
    ['/joboccupations/parent/15-1252', (c) => listParentOccupations(c, '15-1252'), occupations],
    ['/joboccupations/children/15-0000', (c) => listChildOccupations(c, '15-0000'), occupations],
  ] as [string, (client: ApiClient) => Promise<unknown>, unknown][])(
    'asks %s without a token and gives the data',
    async (url, call, data) => {
      await using service = await localService(json(200, { success: true, data }));
      const client = createApiClient({ baseUrl: service.baseUrl, token: () => Promise.resolve('secret') });
      expect(await call(client)).toEqual(data);
      expect(service.seen).toEqual([
        { method: 'GET', url, authorization: undefined, contentType: undefined, body: undefined },
      ]);
    },
  );

  it('throws the reason of a refusal', async () => {
    const refusal = { success: false, code: 'city-unknown', message: 'There is no city 7.' };
    await using service = await localService(json(404, refusal));
    const error: unknown = await getCity(createApiClient(service), '7').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'city-unknown', message: 'There is no city 7.' });
  });

  it('does not take a success without data for an answer', async () => {
    await using service = await localService(json(200, { success: true }));
    await expect(listCountries(createApiClient(service))).rejects.toMatchObject({ name: 'UnexpectedAnswerError' });
  });
});
