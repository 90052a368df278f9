import {
  getCity,
  getCountry,
  getLocationDetail,
  getMetroArea,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
  nearbyCities,
} from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { safeCall } from './call';
import { json, localService } from './testing/local-service';

const busy = json(429, { success: false, code: 'too-many', message: 'Wait a minute.' });
it('returns an empty list or null for each geography call that fails', async () => {
  await using service = await localService(busy);
  const client = createApiClient(service);
  const us = { country: 'US' };
  const page = { countryCode: 'US', pageNumber: '1', pageSize: '20' };
  const lists = [
    safeCall(client, listCountries),
    safeCall(client, listStateProvinces, { params: us }),
    safeCall(client, nearbyCities, { body: { cityId: '1' } }),
  ];
  expect(await Promise.all(lists)).toEqual([[], [], []]);
  const pages = [
    safeCall(client, listCountryCities, { params: page }),
    safeCall(client, listStateCities, { params: { ...page, stateCode: 'TX' } }),
    safeCall(client, listMetroAreas),
    safeCall(client, listStateMetroAreas, { params: { ...us, state: 'TX' } }),
  ];
  for (const failed of await Promise.all(pages)) expect(failed).toMatchObject({ results: [] });
  const items = [
    safeCall(client, getCountry, { params: { code: 'US' } }),
    safeCall(client, getStateProvince, { params: { ...us, state: 'TX' } }),
    safeCall(client, getStateProvinceGeo, { params: { ...us, state: 'TX' } }),
    safeCall(client, getCity, { params: { id: '1' } }),
    safeCall(client, getMetroArea, { params: { id: '12420' } }),
    safeCall(client, getLocationDetail, { params: { placeId: 'US-TX' } }),
  ];
  expect(await Promise.all(items)).toEqual([null, null, null, null, null, null]);
});
