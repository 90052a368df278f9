import {
  createUser,
  deleteUser,
  type DirectoryCompany,
  geocode,
  type GeocodedLocation,
  getCity,
  getCompany,
  getLocationDetail,
  getUser,
  listCompanyGroups,
  listCountries,
  listParentOccupations,
  type PlaceSearchAnswer,
  reverseGeocode,
  searchCompanies,
  searchJobs,
  searchPlaces,
  sendSupportEmail,
  upsertUser,
  type User,
} from '@keepmark/contracts';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createApiClient, type TokenSource } from './api-client';
import { ApiError } from './api-error';
import { call, safeCall } from './call';
import type { CallInput } from './call-types';
import { json, localService } from './testing/local-service';

const ada: User = {
  id: 'user-1',
  name: 'Ada Lovelace',
  nameLower: 'ada lovelace',
  email: 'ada@example.com',
  emailVerified: true,
  provider: 'google.com',
  createdDate: '2026-01-02T03:04:05.000Z',
};
const email = { emailFrom: 'ada@example.com', emailFromName: 'Ada', emailBody: 'How do I …?' };
const groups = [{ group: 'hiring', groupName: 'Hiring now', companyCount: 1, canAdd: false }];
const search = { searchTerm: 'cook', pageSize: 20, pageNumber: 1 };
const signedIn: TokenSource = () => Promise.resolve('token-1');
const data = (value: unknown) => json(200, { success: true, data: value });
const refusedToken = json(401, { success: false, code: 'bad-token', message: 'Sign in again.' });
const busy = json(429, { success: false, code: 'too-many', message: 'Wait a minute.' });

describe('call', () => {
  it('returns the data of the answer', async () => {
    await using service = await localService(data(groups));
    const found = await call(createApiClient(service), listCompanyGroups);
    expect(found).toEqual(groups);
    expectTypeOf(found[0]!.companyCount).toEqualTypeOf<number>();
  });

  it('returns null when that is the data', async () => {
    await using service = await localService(data(null));
    const found = await call(createApiClient(service), reverseGeocode, { body: { lat: 0, lng: -30 } });
    expect(found).toBeNull();
    expectTypeOf(found).toEqualTypeOf<GeocodedLocation | null>();
  });

  it('returns whether an acknowledgement succeeded', async () => {
    await using service = await localService(json(200, { success: true }));
    const isSent = await call(createApiClient(service), sendSupportEmail, { body: email });
    expect(isSent).toBe(true);
    expectTypeOf(isSent).toEqualTypeOf<boolean>();
  });

  it('returns the whole answer of a call with its own shape', async () => {
    const answer = { success: true, local_results: [], source: 'OpenStreetMap' };
    await using service = await localService(json(200, answer));
    const found = await call(createApiClient(service), searchPlaces, { body: { lat: 33.66, lng: -95.55 } });
    expect(found).toEqual(answer);
    expectTypeOf(found).toEqualTypeOf<PlaceSearchAnswer>();
  });

  it('throws the refusal of the server', async () => {
    await using service = await localService(
      json(404, { success: false, code: 'city-unknown', message: 'No city 7.' }),
    );
    const error: unknown = await call(createApiClient(service), getCity, { params: { id: '7' } }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'city-unknown', message: 'No city 7.' });
  });

  it('does not accept a success without data', async () => {
    await using service = await localService(json(200, { success: true }));
    await expect(call(createApiClient(service), listCountries)).rejects.toMatchObject({
      name: 'UnexpectedAnswerError',
      status: 200,
    });
  });

  it('fills in the path and omits empty optional parameters', async () => {
    await using service = await localService(data({ table: 'official', results: [] }));
    const client = createApiClient(service);
    await call(client, listParentOccupations);
    await call(client, listParentOccupations, { params: { code: '15-1252' } });
    await call(client, getLocationDetail, { params: { placeId: 'a/b' } }).catch(() => undefined);
    expect(service.seen.map(({ url }) => url)).toEqual([
      '/joboccupations/parent',
      '/joboccupations/parent/15-1252',
      '/geography/geosearch/location/detail/a%2Fb',
    ]);
  });

  it('needs every other parameter', async () => {
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:9' });
    await expect(call(client, getCity, { params: { id: '' } })).rejects.toThrow('needs a value for "id"');
  });

  it('takes exactly what its contract takes', () => {
    type Nothing = { signal?: AbortSignal };
    expectTypeOf<CallInput<typeof getCity>['params']>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<Nothing>().not.toExtend<CallInput<typeof getCity>>();
    expectTypeOf<Nothing>().not.toExtend<CallInput<typeof geocode>>();
    expectTypeOf<Nothing>().toExtend<CallInput<typeof listParentOccupations>>();
    expectTypeOf<Nothing>().toExtend<CallInput<typeof listCountries>>();
    expectTypeOf<CallInput<typeof listCountries>['body']>().toEqualTypeOf<undefined>();
  });
});

describe('a call that needs a token', () => {
  it('is not sent when nobody is signed in', async () => {
    await using service = await localService(data(ada));
    const client = createApiClient(service);
    const user = await call(client, getUser, { params: { id: 'user-1' } });
    expect(user).toBeUndefined();
    expectTypeOf(user).toEqualTypeOf<User | undefined>();
    expect(await call(client, upsertUser, { body: ada })).toBeUndefined();
    expect(await call(client, createUser, { body: { name: 'Ada', email: 'a@b.cd' } })).toBe(false);
    expect(await call(client, deleteUser, { params: { id: 'user-1' } })).toBe(false);
    expect(service.seen).toEqual([]);
  });

  it('replaces a refused token once', async () => {
    await using service = await localService(refusedToken, data(ada));
    const token = vi.fn<TokenSource>(async (options) => (options?.refresh ? 'fresh' : 'stale'));
    const client = createApiClient({ baseUrl: service.baseUrl, token });
    expect(await call(client, getUser, { params: { id: 'user-1' } })).toEqual(ada);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer stale', 'Bearer fresh']);
  });

  it('throws when the new token is refused too', async () => {
    await using service = await localService(refusedToken);
    const client = createApiClient({ baseUrl: service.baseUrl, token: signedIn });
    await expect(call(client, createUser, { body: { name: 'Ada', email: 'a@b.cd' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      code: 'bad-token',
      message: 'Sign in again.',
    });
    expect(service.seen).toHaveLength(2);
  });

  it('throws immediately when there is no new token', async () => {
    await using service = await localService(refusedToken);
    const token: TokenSource = async (options) => (options?.refresh ? undefined : 'stale');
    const client = createApiClient({ baseUrl: service.baseUrl, token });
    await expect(call(client, deleteUser, { params: { id: 'user-1' } })).rejects.toMatchObject({ status: 401 });
    expect(service.seen).toHaveLength(1);
  });

  it('throws what the token source throws', async () => {
    const token: TokenSource = () => Promise.reject(new Error('The sign-in service is down.'));
    const client = createApiClient({ baseUrl: 'http://127.0.0.1:9', token });
    await expect(call(client, getUser, { params: { id: 'user-1' } })).rejects.toThrow('The sign-in service is down.');
  });
});

describe('a call with an optional token', () => {
  it('sends the token of a signed-in user', async () => {
    await using service = await localService(data(groups));
    await call(createApiClient({ ...service, token: signedIn }), listCompanyGroups);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer token-1']);
  });

  it('goes on signed out when the server refuses the token or there is none', async () => {
    await using service = await localService(refusedToken, refusedToken, data(groups));
    expect(await call(createApiClient({ ...service, token: signedIn }), listCompanyGroups)).toEqual(groups);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-1',
      undefined,
    ]);
    const offline = () => Promise.reject(new Error('The sign-in service is down.'));
    expect(await call(createApiClient({ ...service, token: offline }), listCompanyGroups)).toEqual(groups);
    expect(service.seen[3]?.authorization).toBeUndefined();
  });

  it('goes on signed out when there is no new token', async () => {
    await using service = await localService(refusedToken, data(groups));
    const token: TokenSource = async (options) => (options?.refresh ? undefined : 'stale');
    expect(await call(createApiClient({ ...service, token }), listCompanyGroups)).toEqual(groups);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer stale', undefined]);
  });
});

describe('safeCall', () => {
  const failed = (cause: string) => ({
    error: true,
    results: [],
    totalResults: 0,
    message: `Error occured getting search results: ${cause}`,
  });

  it('returns the result of a search', async () => {
    const found = { results: [], totalResults: 0 };
    await using service = await localService(json(200, found));
    expect(await safeCall(createApiClient(service), searchJobs, { body: search })).toEqual(found);
  });

  it('returns a failed job search as an answer with the cause', async () => {
    await using service = await localService(busy);
    expect(await safeCall(createApiClient(service), searchJobs, { body: search })).toEqual(failed('Wait a minute.'));
  });

  it('does not repeat the start of the message', async () => {
    await using service = await localService(json(502, failed('The source is down.')));
    const answer = await safeCall(createApiClient(service), searchJobs, { body: search });
    expect(answer).toEqual(failed('The source is down.'));
  });

  it('returns a failed search as an answer when there is no server', async () => {
    const gone = await localService();
    await gone[Symbol.asyncDispose]();
    expect(await safeCall(createApiClient(gone), searchJobs, { body: search })).toEqual(
      failed('We couldn’t reach the server. Check your internet connection and try again.'),
    );
  });

  it('returns a failed place search as an answer with the message', async () => {
    await using service = await localService(busy);
    const answer = await safeCall(createApiClient(service), searchPlaces, { body: { lat: 1, lng: 2 } });
    expect(answer).toEqual({ success: false, message: 'Wait a minute.' });
  });

  it('returns nothing for other searches that fail', async () => {
    await using service = await localService(busy);
    const client = createApiClient(service);
    expect(await safeCall(client, geocode, { body: { searchText: 'Paris' } })).toEqual([]);
    expect(await safeCall(client, reverseGeocode, { body: { lat: 1, lng: 2 } })).toBeNull();
    expect(await safeCall(client, listCompanyGroups)).toEqual([]);
    const company = await safeCall(client, getCompany, { params: { id: '9' } });
    expect(company).toBeNull();
    expectTypeOf(company).toEqualTypeOf<DirectoryCompany | null>();
    expect(await safeCall(client, searchCompanies, { body: { group: 'x', pageSize: 25 } })).toMatchObject({
      results: [],
      pagination: { totalResults: 0, pageSize: 25, resultsExist: false },
    });
  });

  it('throws the reason of an aborted search', async () => {
    await using service = await localService(() => {});
    const controller = new AbortController();
    const searching = safeCall(createApiClient(service), searchJobs, { body: search, signal: controller.signal });
    controller.abort(new Error('another search'));
    await expect(searching).rejects.toThrow('another search');
  });
});
