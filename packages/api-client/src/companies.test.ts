import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client';
import { addCompany, deleteCompany, getCompany, listCompanyGroups, searchCompanies, updateCompany } from './companies';
import { json, localService } from './testing/local-service';

const acme = {
  id: '7',
  companyName: 'Acme',
  url: 'https://acme.example/',
  jobPostingsUrl: '',
  description: '',
  summary: '',
  links: [],
  address: '',
  city: 'Austin',
  state: 'TX',
  country: 'us',
  lat: 30.27,
  lng: -97.74,
  group: 'hiring',
  groupName: 'Hiring now',
  openPostings: 3,
  postingPlaces: [{ label: 'Austin, TX', latitude: 30.27, longitude: -97.74, openPostings: 3 }],
  owner: '',
  review: 'approved',
  reviewNote: '',
  addedDate: '2026-11-21T00:00:00.000Z',
  updatedDate: '2026-11-21T00:00:00.000Z',
  sample: false,
};
const pagination = {
  totalResults: 1,
  totalPages: 1,
  pageSize: 20,
  pageNumber: 1,
  resultsExist: true,
  hasPreviousPage: false,
  hasNextPage: false,
};
const refused = json(404, { success: false, code: 'not-found', message: 'There is no group "x".' });
const token = async () => 'token';

describe('reading the directory', () => {
  it('needs no token and gives the data', async () => {
    const page = { results: [acme], pagination };
    const groups = [{ group: 'hiring', groupName: 'Hiring now', companyCount: 1, canAdd: false }];
    await using service = await localService(
      json(200, { success: true, data: page }),
      json(200, { success: true, data: groups }),
      json(200, { success: true, data: acme }),
    );
    const client = createApiClient(service);
    expect(await searchCompanies(client, { searchTerm: 'acme', group: 'hiring' })).toEqual(page);
    expect(await listCompanyGroups(client)).toEqual(groups);
    expect(await getCompany(client, '7')).toEqual(acme);
    expect(service.seen).toMatchObject([
      {
        method: 'POST',
        url: '/company/groups',
        authorization: undefined,
        body: { searchTerm: 'acme', group: 'hiring' },
      },
      { method: 'GET', url: '/company/groups', authorization: undefined },
      { method: 'GET', url: '/company/7', authorization: undefined },
    ]);
  });

  it('sends the token of who is signed in, so that they see what waits for review', async () => {
    await using service = await localService(json(200, { success: true, data: acme }));
    const client = createApiClient({ ...service, token });
    await getCompany(client, '7');
    await searchCompanies(client, {});
    await listCompanyGroups(client);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer token'));
  });

  it('goes on signed out when the service takes no token, or when there is none to be had', async () => {
    await using service = await localService(
      json(401, { success: false, code: 'token-expired', message: 'Your sign-in has expired.' }),
      json(401, { success: false, code: 'token-expired', message: 'Your sign-in has expired.' }),
      json(200, { success: true, data: acme }),
    );
    expect(await getCompany(createApiClient({ ...service, token }), '7')).toEqual(acme);
    expect(service.seen.map(({ authorization }) => authorization)).toEqual(['Bearer token', 'Bearer token', undefined]);
    const offline = () => Promise.reject(new Error('The sign-in service is out of reach.'));
    expect(await getCompany(createApiClient({ ...service, token: offline }), '7')).toEqual(acme);
  });

  it('gives nothing when the service fails, and says why to whoever asks', async () => {
    await using service = await localService(refused);
    const client = createApiClient(service);
    const onFailure = vi.fn<(error: Error) => void>();
    const page = await searchCompanies(client, { group: 'x', pageSize: 25 }, { onFailure });
    expect(page).toMatchObject({ results: [], pagination: { totalResults: 0, pageSize: 25, resultsExist: false } });
    expect(await listCompanyGroups(client, { onFailure })).toEqual([]);
    expect(await getCompany(client, '9', { onFailure })).toBeNull();
    expect(onFailure.mock.calls.map(([{ message }]) => message)).toEqual(Array(3).fill('There is no group "x".'));
  });

  it('throws the reason of an aborted search', async () => {
    await using service = await localService(refused);
    const signal = AbortSignal.abort(new Error('No longer wanted.'));
    await expect(searchCompanies(createApiClient(service), {}, { signal })).rejects.toThrow('No longer wanted.');
  });
});

describe('writing to the directory', () => {
  it('sends the token', async () => {
    await using service = await localService(
      json(200, { success: true, data: acme }),
      json(200, { success: true, data: { success: true } }),
    );
    const client = createApiClient({ ...service, token });
    expect(await addCompany(client, { companyName: 'Acme', groupName: 'Mine' })).toEqual(acme);
    expect(await updateCompany(client, '7', { summary: 'Anvils' })).toBe(true);
    expect(await deleteCompany(client, '7')).toBe(true);
    expect(service.seen.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
      ['POST', '/company/', 'Bearer token'],
      ['POST', '/company/7', 'Bearer token'],
      ['DELETE', '/company/7', 'Bearer token'],
    ]);
  });

  it('is not tried without one, and throws the reason of a refusal', async () => {
    await using service = await localService(json(403, { success: false, code: 'forbidden', message: 'Not yours.' }));
    const signedOut = createApiClient(service);
    expect(await addCompany(signedOut, { companyName: 'Acme', groupName: 'Mine' })).toBeUndefined();
    expect(await updateCompany(signedOut, '7', {})).toBe(false);
    expect(await deleteCompany(signedOut, '7')).toBe(false);
    expect(service.seen).toEqual([]);
    await expect(deleteCompany(createApiClient({ ...service, token }), '7')).rejects.toThrow('Not yours.');
  });
});
