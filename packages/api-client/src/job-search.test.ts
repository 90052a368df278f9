import { describe, expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { jobSearchBody, searchJobs } from './job-search';
import { json, localService } from './testing/local-service';

const search = { searchTerm: 'cook', pageSize: 20, pageNumber: 1 };
const nothingFound = { results: [], totalResults: 0 };
const failed = (cause: string) => ({
  error: true,
  results: [],
  totalResults: 0,
  message: `Error occured getting search results: ${cause}`,
});

describe('jobSearchBody', () => {
  it('sends no optional field that says nothing', () => {
    const idle = { companyName: '', location: '', distance: 0, age: 0, selectedCountryCode: 'us' };
    expect(jobSearchBody({ ...search, ...idle })).toEqual(search);
    expect(jobSearchBody({ ...search, age: -1, selectedCountryCode: '' })).toEqual(search);
  });

  it('sends those that say something', () => {
    const set = { companyName: 'Acme', location: 'Austin, TX', distance: 25, age: 7, selectedCountryCode: 'de' };
    expect(jobSearchBody({ ...search, ...set })).toEqual({ ...search, ...set });
    expect(jobSearchBody({ ...search, selectedCountryCode: 'WORLD' })).toEqual({
      ...search,
      selectedCountryCode: 'WORLD',
    });
  });

  it.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2, 2],
  ])('turns page %s into %s', (pageNumber, sent) => {
    expect(jobSearchBody({ ...search, pageNumber }).pageNumber).toBe(sent);
  });
});

describe('searchJobs', () => {
  it('posts the search without a token and gives the answer', async () => {
    await using service = await localService(json(200, nothingFound));
    const client = createApiClient({ baseUrl: service.baseUrl, token: () => Promise.resolve('secret') });
    expect(await searchJobs(client, { ...search, age: 7 })).toEqual(nothingFound);
    expect(service.seen).toEqual([
      {
        method: 'POST',
        url: '/jobs/search',
        authorization: undefined,
        contentType: 'application/json',
        body: { ...search, age: 7 },
      },
    ]);
  });

  it('gives the failure as an answer when the service refuses', async () => {
    await using service = await localService(json(429, { success: false, code: 'rate', message: 'Wait a minute.' }));
    expect(await searchJobs(createApiClient(service), search)).toEqual(failed('Wait a minute.'));
  });

  it('does not name the failure twice', async () => {
    await using service = await localService(json(502, failed('The source is down.')));
    const client = createApiClient(service);
    expect(await searchJobs(client, search)).toEqual(failed('The source is down.'));
  });

  it('gives the failure as an answer when there is no service', async () => {
    const gone = await localService();
    await gone[Symbol.asyncDispose]();
    expect(await searchJobs(createApiClient(gone), search)).toEqual(
      failed('The service cannot be reached. Check your internet connection and try again.'),
    );
  });

  it('throws the reason of whoever aborts it, instead of an answer', async () => {
    await using service = await localService(() => {});
    const controller = new AbortController();
    const searching = searchJobs(createApiClient(service), search, { signal: controller.signal });
    controller.abort(new Error('another search'));
    await expect(searching).rejects.toThrow('another search');
  });
});
