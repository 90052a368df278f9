import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client';
import { geocode, getLocationDetail, nearbyCities, reverseGeocode, searchPlaces } from './place-search';
import { json, localService } from './testing/local-service';

const paris = {
  label: 'Paris, Texas, United States',
  type: 'city',
  placeId: '4717560',
  city: 'Paris',
  stateCode: 'TX',
  stateName: 'Texas',
  countryCode: 'US',
  countryName: 'United States',
  latitude: 33.66,
  longitude: -95.55,
  population: 24_782,
  timeZone: 'America/Chicago',
  source: 'geonames',
};
const busy = json(429, { success: false, code: 'too-many', message: 'Wait a minute.' });

describe('searching for places on Earth', () => {
  it.each([
    [
      '/geography/geosearch/geocode',
      (c) => geocode(c, { searchText: 'Paris, TX', type: 'city' }),
      { searchText: 'Paris, TX', type: 'city' },
      [paris],
    ],
    [
      '/geography/geosearch/reverse/geocode',
      (c) => reverseGeocode(c, { lat: 33.66, lng: -95.55 }),
      { lat: 33.66, lng: -95.55 },
      paris,
    ],
    [
      '/geography/geosearch/reverse/geocode',
      (c) => reverseGeocode(c, { lat: 0, lng: -30 }),
      { lat: 0, lng: -30 },
      null,
    ],
    ['/geography/geosearch/location/detail/4717560', (c) => getLocationDetail(c, '4717560'), undefined, paris],
    ['/geography/geosearch/nearby/cities', (c) => nearbyCities(c, { cityId: '4717560' }), { cityId: '4717560' }, []],
  ] as [string, (client: ReturnType<typeof createApiClient>) => Promise<unknown>, unknown, unknown][])(
    '%s gives the data',
    async (url, call, body, data) => {
      await using service = await localService(json(200, { success: true, data }));
      expect(await call(createApiClient(service))).toEqual(data);
      expect(service.seen).toMatchObject([{ url, authorization: undefined, body }]);
    },
  );

  it('gives nothing when the service fails, and says why to whoever asks', async () => {
    await using service = await localService(busy);
    const client = createApiClient(service);
    const onFailure = vi.fn<(error: Error) => void>();
    expect(await geocode(client, { searchText: 'Paris' }, { onFailure })).toEqual([]);
    expect(await reverseGeocode(client, { lat: 1, lng: 2 })).toBeNull();
    expect(onFailure.mock.calls.map(([error]) => error.message)).toEqual(['Wait a minute.']);
  });

  it('throws the reason of whoever aborts it', async () => {
    await using service = await localService(() => {});
    const controller = new AbortController();
    const searching = geocode(createApiClient(service), { searchText: 'Paris' }, { signal: controller.signal });
    controller.abort(new Error('another letter'));
    await expect(searching).rejects.toThrow('another letter');
  });
});

describe('searchPlaces', () => {
  const near = { lat: 33.66, lng: -95.55, placeType: 'park', pageSize: 10 } as const;

  it('posts the search and gives the answer as it is', async () => {
    const found = { success: true, local_results: [], source: 'openstreetmap' };
    await using service = await localService(json(200, found));
    expect(await searchPlaces(createApiClient(service), near)).toEqual(found);
    expect(service.seen).toMatchObject([{ method: 'POST', url: '/geography/geosearch/places', body: near }]);
  });

  it('gives a failure as an answer with the message', async () => {
    await using service = await localService(busy);
    expect(await searchPlaces(createApiClient(service), near)).toEqual({ success: false, message: 'Wait a minute.' });
  });
});
