import * as contracts from '@keepmark/contracts';
import * as sync from '@keepmark/contracts/sync';
import * as blobs from '@keepmark/contracts/sync-blobs';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { call } from './call';
import { json, localService } from './testing/local-service';

const ada: contracts.User = {
  id: 'user-1',
  name: 'Ada',
  nameLower: 'ada',
  email: 'ada@example.com',
  emailVerified: true,
  provider: 'google.com',
  createdDate: '2026-01-02T03:04:05.000Z',
};
const email = { emailFrom: 'ada@example.com', emailFromName: 'Ada', emailBody: 'How do I …?' };
const newCompany = { companyName: 'Acme', groupName: 'Mine' };
const jobSearch = { searchTerm: 'cook', pageSize: 20, pageNumber: 1, age: 7 };
const nearby = { lat: 33.66, lng: -95.55 };
const page = { pageNumber: '2', pageSize: '1000' };
const texas = { country: 'US', state: 'TX' };
const prompt = 'What next?';
const resume = { summary: 'Baker for ten years.' };
const id = 'a'.repeat(43);
const wrappedKey = 'wrapped';
const keyVersion = 1;
const item = { id, isDeleted: false, body: 'YQ==' };

type Input = { params?: object; body?: unknown };
type Row = [url: string, token: contracts.TokenUse, call: contracts.Call, input?: Input];

const rows: Row[] = [
  ['POST /user/get/a%2Fb', true, contracts.getUser, { params: { id: 'a/b' } }],
  ['POST /user/create', true, contracts.createUser, { body: { name: 'Ada', email: 'a@b.cd' } }],
  ['POST /user/upsert', true, contracts.upsertUser, { body: ada }],
  ['POST /user/update/user-1', true, contracts.updateUser, { params: { id: 'user-1' }, body: { name: 'Grace' } }],
  ['DELETE /user/user-1', true, contracts.deleteUser, { params: { id: 'user-1' } }],
  ['GET /email/support/options', false, contracts.getSupportOptions],
  ['POST /email/support', false, contracts.sendSupportEmail, { body: email }],
  ['POST /company/groups', 'optional', contracts.searchCompanies, { body: { searchTerm: 'acme', group: 'hiring' } }],
  ['GET /company/groups', 'optional', contracts.listCompanyGroups],
  ['GET /company/7', 'optional', contracts.getCompany, { params: { id: '7' } }],
  ['POST /company/', true, contracts.addCompany, { body: newCompany }],
  ['POST /company/7', true, contracts.updateCompany, { params: { id: '7' }, body: { summary: 'Anvils' } }],
  ['DELETE /company/7', true, contracts.deleteCompany, { params: { id: '7' } }],
  ['GET /map/streets', false, contracts.getMapStreets],
  ['GET /geography/countries/geo', false, contracts.listCountries],
  ['GET /geography/countries/geo/FJ', false, contracts.getCountry, { params: { code: 'FJ' } }],
  ['GET /geography/stateprovinces/geo/US', false, contracts.listStateProvinces, { params: { country: 'US' } }],
  ['GET /geography/stateprovinces/geo/US/TX', false, contracts.getStateProvinceGeo, { params: texas }],
  ['GET /geography/stateprovince/US/TX', false, contracts.getStateProvince, { params: texas }],
  ['GET /geography/cbsa/US', false, contracts.listMetroAreas],
  ['GET /geography/cbsa/US/12420', false, contracts.getMetroArea, { params: { id: '12420' } }],
  ['GET /jobs/cbsa/US', false, contracts.countMetroAreaJobs],
  ['GET /geography/msa/geo/US/TX', false, contracts.listStateMetroAreas, { params: texas }],
  ['GET /geography/city/4671654', false, contracts.getCity, { params: { id: '4671654' } }],
  [
    'GET /geography/countrycities/US/2/1000/population/false',
    false,
    contracts.listCountryCities,
    { params: { countryCode: 'US', ...page } },
  ],
  [
    'GET /geography/statecities/US/T%2FX/2/1000/population/false',
    false,
    contracts.listStateCities,
    { params: { countryCode: 'US', stateCode: 'T/X', ...page } },
  ],
  [
    'POST /geography/geosearch/geocode',
    false,
    contracts.geocode,
    { body: { searchText: 'Paris, TX', type: 'city', selectedCountryCode: 'US' } },
  ],
  ['POST /geography/geosearch/reverse/geocode', false, contracts.reverseGeocode, { body: nearby }],
  ['POST /geography/geosearch/nearby/cities', false, contracts.nearbyCities, { body: { cityId: '4717560' } }],
  ['POST /geography/geosearch/places', false, contracts.searchPlaces, { body: { ...nearby, placeType: 'park' } }],
  [
    'GET /geography/geosearch/location/detail/osm-n1',
    false,
    contracts.getLocationDetail,
    { params: { placeId: 'osm-n1' } },
  ],
  ['POST /jobs/search', false, contracts.searchJobs, { body: jobSearch }],
  ['POST /jobs/search/counts', false, contracts.countJobs, { body: jobSearch }],
  ['POST /jobs/search/positions', false, contracts.listJobPositions, { body: jobSearch }],
  ['POST /jobs/posting', false, contracts.getOpenPosting, { body: { externalId: 'board:a:1' } }],
  ['POST /jobs/capture', true, contracts.capturePosting, { body: { url: 'https://mill.example/jobs/7' } }],
  ['POST /jobs/closed', false, contracts.listClosedPostings, { body: { externalIds: ['board:a:1'] } }],
  ['GET /joboccupation/code/15-1252', false, contracts.getOccupation, { params: { code: '15-1252' } }],
  ['GET /joboccupations/parent', false, contracts.listParentOccupations],
  ['GET /joboccupations/children/15-0000', false, contracts.listChildOccupations, { params: { code: '15-0000' } }],
  ['GET /occupations/15-1252/related', false, contracts.listRelatedOccupations, { params: { code: '15-1252' } }],
  ['GET /occupations/15-1252/skills', false, contracts.listTechnologySkills, { params: { code: '15-1252' } }],
  ['GET /occupations/15-1252/tasks', false, contracts.listOccupationTasks, { params: { code: '15-1252' } }],
  ['GET /occupations/titles/truck%20dri', false, contracts.searchOccupationTitles, { params: { query: 'truck dri' } }],
  ['GET /wages/areas', false, contracts.listWageAreas],
  ['GET /wages/areas/near/30.3/-97.7', false, contracts.findWageArea, { params: { lat: '30.3', lng: '-97.7' } }],
  [
    'GET /wages/occupation/29-1141/12420',
    false,
    contracts.getWages,
    { params: { occupationCode: '29-1141', areaCode: '12420' } },
  ],
  ['GET /wages/prices/12420', false, contracts.getAreaPrices, { params: { areaCode: '12420' } }],
  ['GET /wages/taxes/TX', false, contracts.getTaxes, { params: { stateCode: 'TX' } }],
  ['GET /ai/status', true, contracts.getAiStatus],
  ['POST /ai/request', true, contracts.requestAi, { body: { prompt: 'Sum up Mill.', kind: 'company-summary' } }],
  ['POST /ai/resume/review', true, contracts.reviewResume, { body: { resume } }],
  ['POST /ai/resume/optimize', true, contracts.optimizeResume, { body: { resume, job: { jobTitle: 'Baker' } } }],
  ['POST /ai/resume/analyze', true, contracts.analyzeResume, { body: { resume, job: { jobTitle: 'Baker' } } }],
  ['POST /ai/salary/assistant', true, contracts.salaryAssistant, { body: { role: 'Baker', prompt } }],
  ['POST /ai/career/counseling', true, contracts.careerCounseling, { body: { career: 'Baker', prompt } }],
  ['POST /ai/career/coaching', true, contracts.careerCoaching, { body: { career: 'Baker', prompt } }],
  ['POST /ai/job/search/coach', true, contracts.jobSearchCoach, { body: { career: 'Baker', prompt } }],
  ['POST /subscriptions/customer/ada', true, contracts.getSubscription, { params: { customerId: 'ada' } }],
  [
    'POST /subscription/create/ada',
    true,
    contracts.createSubscription,
    { params: { id: 'ada' }, body: { planId: 'monthly' } },
  ],
  [
    'POST /subscription/cancel/ada',
    true,
    contracts.cancelSubscription,
    { params: { id: 'ada' }, body: { customerId: 'cus_1', subscriptionId: 'sub_1' } },
  ],
  [
    'POST /subscriptions/pay/record/ada',
    true,
    contracts.recordPayment,
    { params: { id: 'ada' }, body: { sessionId: 'cs_1' } },
  ],
  ['POST /subscriptions/portal/ada', true, contracts.openBillingPortal, { params: { id: 'ada' } }],
  ['POST /ai/job/search/assistant', true, contracts.jobSearchAssistant, { body: { jobTitle: 'Baker', prompt } }],
  ['POST /sync/account', true, sync.getSyncAccount],
  ['POST /sync/start', true, sync.startSync, { body: { wrappedKey } }],
  ['POST /sync/push', true, sync.pushItems, { body: { keyVersion, items: [{ ...item, baseRevision: 0 }] } }],
  ['POST /sync/pull', true, sync.pullItems, { body: { keyVersion, after: 0 } }],
  ['GET /sync/events', true, sync.watchSync],
  ['POST /sync/rekey', true, sync.startRekey, { body: { keyVersion, wrappedKey } }],
  ['POST /sync/rekey/commit', true, sync.commitRekey, { body: { keyVersion, seenHead: 0 } }],
  ['POST /sync/recovery', true, sync.replaceRecovery, { body: { keyVersion, wrappedKey } }],
  ['POST /sync/pairing', true, sync.offerPairing, { body: { id, wrappedKey } }],
  ['POST /sync/pairing/take', true, sync.takePairing, { body: { id } }],
  ['DELETE /sync', true, sync.deleteSync],
  ['POST /sync/blobs/push', true, blobs.pushBlob, { body: { keyVersion, id, chunk: 0, chunkCount: 1, body: 'YQ==' } }],
  ['POST /sync/blobs/pull', true, blobs.pullBlob, { body: { keyVersion, id, chunk: 0 } }],
  ['POST /sync/blobs/delete', true, blobs.deleteBlobs, { body: { keyVersion, ids: [id] } }],
  ['POST /sync/blobs/list', true, blobs.listBlobs, { body: { keyVersion } }],
];

it.each(rows)('sends %s', async (url, token, contract, input) => {
  // The answer doesn't matter here, so it is a refusal, which every call reads.
  await using service = await localService(json(400, { success: false, message: 'Not today.' }));
  const client = createApiClient({ baseUrl: service.baseUrl, token: () => Promise.resolve('token-1') });
  await expect(call(client, contract, input as never)).rejects.toThrow('Not today.');
  const [method, path] = url.split(' ');
  const { body } = input ?? {};
  expect(contract.body.safeParse(body).success).toBe(true);
  expect(contract.params.safeParse(input?.params ?? {}).success).toBe(true);
  expect(service.seen).toEqual([
    {
      method,
      url: path,
      authorization: token === false ? undefined : 'Bearer token-1',
      contentType: body === undefined ? undefined : 'application/json',
      body,
    },
  ]);
});

it('is checked for every call of the contracts', () => {
  const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'path' in value;
  const calls = Object.values({ ...contracts, ...sync, ...blobs }).filter((value) => isCall(value));
  expect(new Set<unknown>(rows.map(([, , contract]) => contract))).toEqual(new Set<unknown>(calls));
});
