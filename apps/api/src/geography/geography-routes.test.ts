import {
  type Call,
  type City,
  type Country,
  geocode,
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
  type MetroAreaDetail,
  type MetroAreas,
  nearbyCities,
  reverseGeocode,
  searchPlaces,
  type StateProvince,
} from '@keepmark/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const get = (path: string, headers = {}) => call(test.app, `/geography/${path}`, { method: 'GET', headers });
const data = async <Data>(path: string): Promise<Data> => {
  const { status, answer } = await get(path);
  expect({ path, status, success: answer['success'] }).toEqual({ path, status: 200, success: true });
  return answer['data'] as Data;
};
const post = (path: string, body: unknown) => call(test.app, `/geography/geosearch/${path}`, { body });

describe('countries', () => {
  it('are 250, with a point where anybody lives', async () => {
    const countries = await data<Country[]>('countries/geo');
    expect(countries).toHaveLength(250);
    expect(countries.find(({ countryCode }) => countryCode === 'FR')).toEqual({
      countryCode: 'FR',
      countryCode3: 'FRA',
      countryName: 'France',
      latitude: 48.85341,
      longitude: 2.3488,
      numericCode: '250',
      cityPopulation: 2_138_551,
    });
  });

  it('are found by either code, in either case', async () => {
    expect(await data('countries/geo/usa')).toEqual(await data('countries/geo/US'));
    const { status, answer } = await get('countries/geo/XX');
    expect({ status, answer }).toEqual({
      status: 404,
      answer: {
        success: false,
        code: 'not-found',
        message: 'There is no country XX. Give its ISO 3166 code, such as FR or FRA.',
      },
    });
  });
});

describe('states and provinces', () => {
  it('have the point of their seat, or of their largest city', async () => {
    const states = await data<StateProvince[]>('stateprovinces/geo/US');
    expect(states.find(({ stateCode }) => stateCode === 'TX')).toEqual({
      countryCode: 'US',
      stateCode: 'TX',
      stateName: 'Texas',
      latitude: 32.78306,
      longitude: -96.80667,
      cityPopulation: 2_415_318,
    });
    expect(states.map(({ stateCode }) => stateCode)).toEqual(expect.arrayContaining(['PR', 'GU', 'VI', 'AS', 'MP']));
  });

  it('answer both calls for one, by code or by name', async () => {
    const texas = await data('stateprovinces/geo/US/TX');
    expect(await data('stateprovince/us/texas')).toEqual(texas);
    expect((await get('stateprovince/US/ZZ')).answer).toMatchObject({
      code: 'not-found',
      message: 'US has no state or province ZZ.',
    });
  });
});

describe('cities', () => {
  it('come in pages, most populous first', async () => {
    const page = await data<{ results: City[]; pagination: unknown }>('statecities/US/TX/2/3/population/false');
    expect(page.results.map(({ cityName }) => cityName)).toEqual(['Paris']);
    expect(page.pagination).toEqual({
      totalResults: 4,
      totalPages: 2,
      pageSize: 3,
      pageNumber: 2,
      resultsExist: true,
      hasPreviousPage: true,
      hasNextPage: false,
    });
    const country = await data<{ results: City[] }>('countrycities/PR/1/20/population/false');
    expect(country.results).toMatchObject([{ cityName: 'San Juan', stateCode: 'PR', countryCode: 'US' }]);
  });

  it('bound what a page may be, and refuse what is no number', async () => {
    const page = await data<{ pagination: unknown }>('countrycities/US/-4/99999/population/false');
    expect(page.pagination).toMatchObject({ pageSize: 1000, pageNumber: 1 });
    expect((await get('countrycities/US/one/20/population/false')).status).toBe(400);
    expect((await get('countrycities/XX/1/20/population/false')).status).toBe(404);
    expect((await get('statecities/US/ZZ/1/20/population/false')).status).toBe(404);
  });

  it('are found by their GeoNames id', async () => {
    expect(await data('city/1012')).toMatchObject({ cityName: 'Paris', stateName: 'Texas', timeZone: 'Etc/UTC' });
    expect((await get('city/99')).status).toBe(404);
    expect((await get('city/x')).status).toBe(404);
  });
});

describe('metro areas', () => {
  it('are the hundred largest until the official table is imported', async () => {
    const { table, results } = await data<MetroAreas>('cbsa/US');
    expect([table, results.length]).toEqual(['hand-written', 100]);
    expect(results.filter(({ countyCodes, latitude }) => countyCodes.length === 0 || latitude === 0)).toEqual([]);
    const counties = results.flatMap(({ countyCodes }) => countyCodes);
    expect(new Set(counties).size).toBe(counties.length);
  });

  it('have an outline without the borders inside it, and their counties by name', async () => {
    const austin = await data<MetroAreaDetail>('cbsa/US/12420');
    expect(austin.cityPopulation).toBeGreaterThan(0);
    expect(austin.counties).toContainEqual({ countyCode: '48453', countyName: 'Travis', stateCode: 'TX' });
    expect(austin.outline).toMatchObject({ type: 'MultiPolygon' });
    // Five counties in one piece: a single ring.
    expect(austin.outline?.coordinates).toHaveLength(1);
    expect((await get('cbsa/US/99999')).answer['message']).toMatch(/^There is no metro area 99999 among the largest/);
  });

  it('are listed by each state that they reach into', async () => {
    const { results } = await data<MetroAreas>('msa/geo/US/IL');
    expect(results.map(({ cbsaCode }) => cbsaCode)).toEqual(['16980', '41180']);
    expect((await get('msa/geo/FR/11')).answer['message']).toMatch(/^Metropolitan statistical areas are known for/);
    expect((await get('msa/geo/US/ZZ')).status).toBe(404);
  });
});

describe('searches', () => {
  it('find a place by its text, and say nothing where there is nothing', async () => {
    const { answer } = await post('geocode', { searchText: 'paris, tx' });
    expect(answer['data']).toMatchObject([{ label: 'Paris, Texas, United States', placeId: '1012', type: 'city' }]);
    expect((await post('geocode', { searchText: 'xqzzvk' })).answer).toEqual({ success: true, data: [] });
  });

  it('name a point', async () => {
    const { answer } = await post('reverse/geocode', { lat: 30.27, lng: -97.74, type: 'city' });
    expect(answer['data']).toMatchObject({ label: 'Austin, Texas, United States', source: 'GeoNames' });
    expect((await post('reverse/geocode', { lat: -30, lng: -140 })).answer).toEqual({ success: true, data: null });
  });

  it('know a found place by its id', async () => {
    expect(await data('geosearch/location/detail/US-TX')).toMatchObject({ label: 'Texas, United States' });
    expect((await get('geosearch/location/detail/nowhere')).status).toBe(404);
  });

  it.each([
    ['geocode', { searchText: 'x'.repeat(10_000) }],
    ['geocode', { searchText: '   ' }],
    ['geocode', { searchText: 'Paris', type: 'planet' }],
    ['geocode', { searchText: '91, 0' }],
    ['reverse/geocode', { lat: 91, lng: 0 }],
    ['reverse/geocode', { lat: 0, lng: 180.1 }],
    ['reverse/geocode', { lat: '1', lng: 1 }],
    ['reverse/geocode', {}],
  ])('refuse %s of %.80j with a sentence', async (path, body) => {
    const { status, answer } = await post(path, body);
    expect([status, answer['code']]).toEqual([400, 'invalid-request']);
    expect(String(answer['message'])).toMatch(/\w.*[.!]$/);
  });
});

describe('every answer that is read', () => {
  it('may be kept, and is not sent again while it stays the same', async () => {
    const first = await get('countries/geo');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const etag = String(first.headers['etag']);
    const again = await test.app.inject({ url: '/geography/countries/geo', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect((await get('countries/geo/XX')).headers['cache-control']).toBeUndefined();
  });

  it('may be kept for a minute by the one who searched', async () => {
    const { headers } = await post('geocode', { searchText: 'Austin' });
    expect(headers['cache-control']).toBe('private, max-age=60');
    expect(headers['etag']).toMatch(/^".+"$/);
    const detail = await get('geosearch/location/detail/US-TX');
    expect(detail.headers['cache-control']).toBe('private, max-age=60');
  });
});

describe('every answer', () => {
  const posts: [Call, unknown][] = [
    [geocode, { searchText: 'Paris' }],
    [geocode, { searchText: 'Texas' }],
    [geocode, { searchText: '48.8, 2.3' }],
    [reverseGeocode, { lat: 30.27, lng: -97.74 }],
    [reverseGeocode, { lat: 30.27, lng: -97.74, type: 'state' }],
    [nearbyCities, { lat: 30.27, lng: -97.74 }],
    [searchPlaces, { lat: 30.27, lng: -97.74 }],
  ];
  const gets: [Call, string][] = [
    [listCountries, 'countries/geo'],
    [getCountry, 'countries/geo/FR'],
    [listStateProvinces, 'stateprovinces/geo/US'],
    [getStateProvinceGeo, 'stateprovinces/geo/US/TX'],
    [getStateProvince, 'stateprovince/US/TX'],
    [listMetroAreas, 'cbsa/US'],
    [getMetroArea, 'cbsa/US/12420'],
    [listStateMetroAreas, 'msa/geo/US/IL'],
    [listCountryCities, 'countrycities/US/1/5/population/false'],
    [listStateCities, 'statecities/US/TX/1/5/population/false'],
    [getCity, 'city/1012'],
    [getLocationDetail, 'geosearch/location/detail/US-TX'],
  ];

  // It is sent as it is: fields that the contract does not name stay.
  it('holds what the contract says, and nothing more', async () => {
    const answers = await Promise.all([
      ...posts.map(async ([asked, body]) => [asked, await call(test.app, `/${asked.path}`, { body })] as const),
      ...gets.map(async ([asked, path]) => [asked, await get(path)] as const),
    ]);
    for (const [asked, { status, answer }] of answers) {
      expect([asked.path, status]).toEqual([asked.path, 200]);
      expect(asked.answer.parse(answer)).toEqual(answer);
    }
  });
});
