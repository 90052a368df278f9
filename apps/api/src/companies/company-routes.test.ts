import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { ada, directoryCalls, eve } from './testing/directory-calls';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const { add, added, approved, get, groups, search, names, empty } = directoryCalls(() => test);
beforeEach(() => empty());

const acme = { companyName: 'Acme, Inc.', groupName: 'My List', city: 'Austin', country: 'United States' };

describe('a company of the directory', () => {
  it('is added with who and when, read, changed and deleted', async () => {
    const before = Date.now();
    const { id, ...company } = await added({ ...acme, url: 'acme.example', lat: 30.27, lng: -97.74 });
    expect(company).toMatchObject({
      companyName: 'Acme, Inc.',
      url: 'https://acme.example/',
      group: 'my list',
      groupName: 'My List',
      lat: 30.27,
      openPostings: 0,
      owner: createHash('sha256').update('ada').digest('hex'),
    });
    expect(Date.parse(company.addedDate)).toBeGreaterThanOrEqual(before - 1000);
    expect((await get(id, ada)).answer['data']).toEqual({ id, ...company });

    const changed = await call(test.app, `/company/${id}`, { headers: ada, body: { summary: 'Anvils', city: '' } });
    expect(changed.answer).toEqual({ success: true, data: { success: true } });
    const { answer } = await get(id, ada);
    expect(answer['data']).toMatchObject({
      companyName: 'Acme, Inc.',
      summary: 'Anvils',
      city: '',
      country: acme.country,
    });

    const deleted = await call(test.app, `/company/${id}`, { method: 'DELETE', headers: ada });
    expect(deleted.answer).toEqual({ success: true, data: { success: true } });
    expect((await get(id, ada)).status).toBe(404);
    expect((await call(test.app, '/company/groups', { method: 'GET' })).answer['data']).toEqual([]);
  });

  it('needs a token to be written, and is closed to everybody but the one who added it', async () => {
    const { id } = await approved(acme);
    expect((await call(test.app, '/company/', { body: acme })).status).toBe(401);
    expect((await call(test.app, `/company/${id}`, { body: { city: 'Boston' } })).status).toBe(401);
    expect((await call(test.app, `/company/${id}`, { method: 'DELETE' })).status).toBe(401);
    const message = 'Somebody else added this company. Only they can change or delete it.';
    const change = await call(test.app, `/company/${id}`, { headers: eve, body: { city: 'Boston' } });
    expect(change).toMatchObject({ status: 403, answer: { code: 'forbidden', message } });
    expect((await call(test.app, `/company/${id}`, { method: 'DELETE', headers: eve })).status).toBe(403);
    expect(await search({ searchTerm: 'acme' })).toMatchObject({ results: [{ id, city: 'Austin' }] });
  });

  it('stands in its group once, however its name is written', async () => {
    await approved(acme);
    const again = await add({ ...acme, companyName: 'ACME' }, eve);
    expect(again).toMatchObject({ status: 409, answer: { code: 'company-exists' } });
    const { id } = await added({ ...acme, companyName: 'Beta' });
    const renamed = await call(test.app, `/company/${id}`, { headers: ada, body: { companyName: 'acme corp' } });
    expect(renamed.status).toBe(409);
  });

  it('is shown once by a search of the whole directory, and by its group in each group', async () => {
    const first = await approved(acme);
    await approved({ ...acme, groupName: 'Other' }, eve);
    expect(await names({ searchTerm: 'acme' })).toHaveLength(1);
    expect(await names({ group: 'other' })).toEqual(['Acme, Inc.']);
    await call(test.app, `/company/${first.id}`, { method: 'DELETE', headers: ada });
    expect(await search({})).toMatchObject({ results: [{ group: 'other' }] });
  });

  it('moves to another group', async () => {
    const { id } = await added(acme);
    await call(test.app, `/company/${id}`, { headers: ada, body: { groupName: 'New Home' } });
    expect(await groups(ada)).toEqual([{ group: 'new home', groupName: 'New Home', companyCount: 1, canAdd: true }]);
  });
});

describe('bad input', () => {
  it.each([
    [{ companyName: '' }, /companyName: Enter a company name\./],
    [{ companyName: '\u0000\u0007' }, /companyName: Enter a company name\./],
    [{ companyName: 7 }, /companyName/],
    [{ url: 'javascript:alert(1)' }, /url: Enter a web address/],
    [{ url: 'not an address' }, /url: Enter a web address/],
    [{ jobPostingsUrl: 'ftp://acme.example' }, /jobPostingsUrl: Enter a web address/],
    [{ lat: 91, lng: 0 }, /lat/],
    [{ lat: 30 }, /both lat and lng/],
    [{ groupName: '  ' }, /groupName: Enter a group name\./],
    [{ groupName: 'Hiring now' }, /Choose another name for your group/],
    [{ description: 'd'.repeat(20_001) }, /description/],
  ])('%j is refused with a sentence', async (changes, message) => {
    const { status, answer } = await add({ ...acme, ...changes });
    expect(status).toBe(400);
    expect(answer['message']).toMatch(message);
    expect(await names({}, ada)).toEqual([]);
  });

  it('keeps HTML in names as text', async () => {
    const companyName = '<img src=x onerror=alert(1)>';
    expect(await added({ ...acme, companyName })).toMatchObject({ companyName });
    expect(await names({ searchTerm: 'onerror' }, ada)).toEqual([companyName]);
  });

  it('says that there is no such group, company or country', async () => {
    expect(await call(test.app, '/company/groups', { body: { group: 'Atlantis' } })).toMatchObject({
      status: 404,
      answer: { success: false, message: 'There is no group "atlantis". Choose one of the list of groups.' },
    });
    expect((await call(test.app, '/company/groups', { body: { selectedCountryCode: 'xx' } })).status).toBe(400);
    expect((await call(test.app, '/company/999', { method: 'GET' })).status).toBe(404);
    expect((await call(test.app, '/company/1;drop', { method: 'GET' })).status).toBe(400);
    expect((await call(test.app, '/company/999', { headers: ada, body: { city: 'x' } })).status).toBe(404);
  });
});

describe('searching the directory', () => {
  beforeEach(async () => {
    const companies = [
      ['Apple Inc.', 'Index', 'us', 'Phones and computers'],
      ['Pineapple Partners', 'Index', 'de', ''],
      ['Big Apple Bakery', 'Index', 'us', ''],
      ['Grocer 100%', 'Food', 'gb', 'Sells apples and pears'],
      ['Société Générale', 'Banks', 'fr', ''],
    ];
    for (const [companyName, groupName, country, summary] of companies)
      await approved({ companyName, groupName, country, summary });
  });

  it('puts the name itself first, then its beginning, its words, its parts, and what is said of it', async () => {
    expect(await names({ searchTerm: 'APPLE' })).toEqual([
      'Apple Inc.',
      'Big Apple Bakery',
      'Pineapple Partners',
      'Grocer 100%',
    ]);
  });

  it('finds the names that look most like a misspelt one, and none that merely share a word with it', async () => {
    for (const companyName of ['Anvil Construction', 'Novaside Construction', 'Novaside Bank', 'Zinc Construction'])
      await approved({ companyName, groupName: 'Works' });
    expect(await search({ searchTerm: 'Novasidex Construction' })).toMatchObject({
      results: [{ companyName: 'Novaside Construction' }],
      pagination: { totalResults: 1 },
    });
    expect(await names({ searchTerm: 'Quorkels Construction' })).toEqual([
      'Anvil Construction',
      'Novaside Construction',
      'Zinc Construction',
    ]);
    expect(await search({ searchTerm: 'Novasidex Construction', pageNumber: 2 })).toMatchObject({
      results: [],
      pagination: { totalResults: 1 },
    });
  });

  it.each([
    [{ searchTerm: 'societe generale' }, ['Société Générale']],
    [{ searchTerm: 'pineaple' }, ['Pineapple Partners']],
    [{ searchTerm: 'ap' }, ['Apple Inc.']],
    [{ searchTerm: '%' }, []],
    [{ searchTerm: '日本' }, []],
    [{ searchTerm: 'apple', companyName: 'bakery' }, ['Big Apple Bakery']],
    [{ searchTerm: 'apple', group: 'FOOD' }, ['Grocer 100%']],
    [{ companyGroupName: 'Banks' }, ['Société Générale']],
    [{ searchTerm: 'apple bakery', companyGroupName: 'Banks', enableGroupSearch: false }, ['Big Apple Bakery']],
    [{ selectedCountryCode: 'de' }, ['Pineapple Partners']],
    [{ selectedCountryCode: 'GB' }, ['Grocer 100%']],
  ])('%j finds %j', async (body, expected) => {
    expect(await names(body)).toEqual(expected);
  });

  it('lists the companies of a country, then those whose country is not known', async () => {
    await approved({ companyName: 'Apple Orchard', groupName: 'Food' });
    await approved({ companyName: 'Zebra Books', groupName: 'Food' });
    const inGermany = { selectedCountryCode: 'de' };
    expect(await names(inGermany)).toEqual(['Pineapple Partners', 'Apple Orchard', 'Zebra Books']);
    expect(await names({ ...inGermany, searchTerm: 'apple' })).toEqual(['Pineapple Partners', 'Apple Orchard']);
    expect(await names({ ...inGermany, searchTerm: 'zebrra books' })).toEqual(['Zebra Books']);
    for (const [pageNumber, company] of [
      [1, { companyName: 'Pineapple Partners', countryUnknown: false }],
      [2, { companyName: 'Apple Orchard', countryUnknown: true }],
      [3, { companyName: 'Zebra Books', countryUnknown: true }],
    ] as const)
      expect(await search({ ...inGermany, pageSize: 1, pageNumber })).toMatchObject({
        results: [company],
        pagination: { totalResults: 3 },
      });
    expect(await names({ selectedCountryCode: 'jp' })).toEqual(['Apple Orchard', 'Zebra Books']);
  });

  it('gives pages, and the first one of a new search', async () => {
    const page = { pageSize: 2, pageNumber: 3 };
    expect(await search(page)).toMatchObject({
      results: [{ companyName: 'Société Générale' }],
      pagination: { totalResults: 5, totalPages: 3, pageNumber: 3, hasPreviousPage: true, hasNextPage: false },
    });
    expect(await search({ ...page, isNewSearch: true })).toMatchObject({ pagination: { pageNumber: 1 } });
    expect(await search({ pageNumber: 10_000, pageSize: 1000 })).toMatchObject({ results: [] });
    expect(await names({ pageNumber: -3, pageSize: 1 })).toEqual(['Apple Inc.']);
  });

  it('lists the groups with how many they hold', async () => {
    expect(await groups()).toEqual([
      { group: 'banks', groupName: 'Banks', companyCount: 1, canAdd: true },
      { group: 'food', groupName: 'Food', companyCount: 1, canAdd: true },
      { group: 'index', groupName: 'Index', companyCount: 3, canAdd: true },
    ]);
  });
});
