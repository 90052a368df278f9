import { expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { capturePosting } from './capture';
import { json, localService } from './testing/local-service';

const found = {
  jobTitle: 'Baker',
  companyName: 'Old Mill',
  companyUrl: '',
  jobType: 'fulltime',
  description: '<p>Bread.</p>',
  datePosted: '2026-02-03',
  validThrough: '',
  salary: '',
  remote: false,
  location: 'Oslo',
  city: 'Oslo',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  url: 'https://mill.example/jobs/7',
  externalId: '7',
  foundBy: 'schema.org',
};
const signedIn = () => Promise.resolve('token-1');

it('sends the address with the token and gives what was found', async () => {
  await using service = await localService(json(200, { success: true, data: found }));
  const client = createApiClient({ baseUrl: service.baseUrl, token: signedIn });
  expect(await capturePosting(client, { url: found.url })).toEqual(found);
  expect(service.seen).toMatchObject([
    { method: 'POST', url: '/jobs/capture', authorization: 'Bearer token-1', body: { url: found.url } },
  ]);
});

it('says why a page could not be read, and asks once', async () => {
  const refusal = { success: false, code: 'page-unreachable', message: 'Check the address.' };
  await using service = await localService(json(502, refusal));
  const client = createApiClient({ baseUrl: service.baseUrl, token: signedIn });
  await expect(capturePosting(client, { url: found.url })).rejects.toMatchObject({
    name: 'ApiError',
    code: 'page-unreachable',
    message: 'Check the address.',
  });
  expect(service.seen).toHaveLength(1);
});

it('is not made without a token', async () => {
  await using service = await localService(json(200, { success: true, data: found }));
  expect(await capturePosting(createApiClient(service), { text: 'Baker' })).toBeUndefined();
  expect(service.seen).toEqual([]);
});
