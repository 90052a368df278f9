import { maxCompaniesADay } from '@keepmark/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UnavailableError } from '../../platform/errors/api-error';
import { buildTestApp, call, signedIn, type TestApp } from '../../testing/test-app';
import { companyAdditionTable } from '../company-addition-table';
import { ensureGroup } from '../company-groups';
import { companyTable } from '../company-table';
import { ada, directoryCalls, eve } from '../testing/directory-calls';
import { companyReviews, reviewIdOf } from './company-reviews';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
const { add, added, approved, approve, change, remove, get, groups, search, names, empty } = directoryCalls(() => test);
beforeEach(() => empty());

const acme = { companyName: 'Acme, Inc.', groupName: 'My List', city: 'Austin', country: 'United States' };
const reviews = () => companyReviews(test.app.database.write);
const waitingIds = async () => (await reviews().waiting(10)).companies.map(reviewIdOf);

describe('a company that waits for review', () => {
  it('is seen by its author alone: read, searched, counted and in its group', async () => {
    const { id, review } = await added(acme);
    expect(review).toBe('waiting');
    expect((await get(id, ada)).answer['data']).toMatchObject({ id, review: 'waiting' });
    for (const body of [{}, { searchTerm: 'acme' }, { searchTerm: 'acmee' }, { group: 'my list' }]) {
      expect(await search(body, ada)).toMatchObject({ results: [{ id }], pagination: { totalResults: 1 } });
    }
    expect(await groups(ada)).toMatchObject([{ group: 'my list', companyCount: 1, canAdd: true }]);

    for (const headers of [{}, eve]) {
      expect((await get(id, headers)).status).toBe(404);
      for (const body of [{}, { searchTerm: 'acme' }, { searchTerm: 'acmee' }, { companyName: 'acme' }]) {
        expect(await search(body, headers)).toMatchObject({ results: [], pagination: { totalResults: 0 } });
      }
      expect(await groups(headers)).toEqual([]);
      expect((await call(test.app, '/company/groups', { headers, body: { group: 'my list' } })).status).toBe(404);
    }
  });

  it('is seen by everybody once it is approved', async () => {
    const { id } = await added(acme);
    expect(await reviews().approve(await waitingIds())).toMatchObject([{ id: Number(id) }]);
    expect((await get(id)).answer['data']).toMatchObject({ review: 'approved' });
    expect(await names({ searchTerm: 'acme' })).toEqual(['Acme, Inc.']);
    expect(await groups()).toMatchObject([{ group: 'my list', companyCount: 1 }]);
    expect(await waitingIds()).toEqual([]);
  });

  it('does not keep anybody else from adding one of its name, and does not show that it is there', async () => {
    await added(acme);
    const second = await added(acme, eve);
    expect(second.review).toBe('waiting');
    expect((await add(acme, eve)).status).toBe(409);
    await approve(second.id);
    expect(await names({ group: 'my list' }, ada)).toHaveLength(2);
    expect(await names({ group: 'my list' })).toHaveLength(1);
    await expect(reviews().approve(await waitingIds())).rejects.toThrow(/My List.* already holds/);
  });

  it('does not take the place of a listed company of its name', async () => {
    await approved(acme);
    await added({ ...acme, groupName: 'Other' }, eve);
    expect(await names({ searchTerm: 'acme' })).toHaveLength(1);
    expect(await names({ searchTerm: 'acme' }, eve)).toHaveLength(2);
  });

  it('is kept for its author when it is rejected, with the reason, and waits again once it is changed', async () => {
    const { id } = await added(acme);
    await reviews().reject(await waitingIds(), 'Add a website.');
    const rejected = { review: 'rejected', reviewNote: 'Add a website.', companyName: 'Acme, Inc.' };
    expect((await get(id, ada)).answer['data']).toMatchObject(rejected);
    expect((await get(id)).status).toBe(404);
    await change(id, { url: 'https://acme.example' });
    expect((await get(id, ada)).answer['data']).toMatchObject({ review: 'waiting', reviewNote: '' });
    expect(await waitingIds()).toHaveLength(1);
  });

  it('is not approved as a text that the operator has not read', async () => {
    const { id } = await added(acme);
    const ids = await waitingIds();
    await change(id, { summary: 'Buy my pills' });
    await expect(reviews().approve(ids)).rejects.toThrow(/changed since you listed it/);
    expect((await get(id)).status).toBe(404);
  });
});

describe('an approved company', () => {
  it('waits for review again when its author changes it, and not when nothing changes', async () => {
    const { id } = await approved(acme);
    await change(id, { companyName: 'Acme, Inc.', groupName: 'My List', city: 'Austin' });
    expect((await get(id)).answer['data']).toMatchObject({ review: 'approved' });
    await change(id, { summary: 'Anvils' });
    expect((await get(id)).status).toBe(404);
    expect((await get(id, ada)).answer['data']).toMatchObject({ review: 'waiting', summary: 'Anvils' });
    await approve(id);
    expect((await get(id)).answer['data']).toMatchObject({ summary: 'Anvils' });
  });

  it('gives its place in the list to another of its name while it waits', async () => {
    const { id } = await approved(acme);
    await approved({ ...acme, groupName: 'Other' }, eve);
    await change(id, { summary: 'Anvils' });
    expect(await search({ searchTerm: 'acme' })).toMatchObject({ results: [{ group: 'other' }] });
    await remove(id);
    expect(await search({})).toMatchObject({ results: [{ group: 'other' }] });
  });

  it('is closed to everybody but its author', async () => {
    const { id } = await approved(acme);
    expect((await change(id, { city: 'Boston' }, eve)).status).toBe(403);
    expect((await remove(id, eve)).status).toBe(403);
    expect((await get(id)).answer['data']).toMatchObject({ city: 'Austin', review: 'approved' });
  });
});

describe('the limit of a day', () => {
  it(`refuses the company after the ${maxCompaniesADay}th, also when others were deleted, and says when to come back`, async () => {
    const { id } = await added(acme);
    await remove(id);
    expect((await add({ ...acme, companyName: '' })).status).toBe(400);
    for (let index = 1; index < maxCompaniesADay; index++) await added({ ...acme, companyName: `Acme ${index}` });
    expect((await add({ ...acme, companyName: 'Acme 1' })).status).toBe(409);
    const refused = await add({ ...acme, companyName: 'One more' });
    expect(refused).toMatchObject({ status: 429, answer: { code: 'company-limit' } });
    expect(refused.answer['message']).toBe('You added 50 companies today, the most for one day. Try again tomorrow.');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await search({}, ada)).toMatchObject({ pagination: { totalResults: maxCompaniesADay - 1 } });
    expect((await add(acme, eve)).status).toBe(200);

    await test.app.database.write.update(companyAdditionTable).set({ day: '2026-01-01' });
    expect((await add({ ...acme, companyName: 'One more' })).status).toBe(200);
  });

  it('counts additions that arrive at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: maxCompaniesADay + 5 }, (_, index) => add({ ...acme, companyName: `Acme ${index}` })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(maxCompaniesADay);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('a group that is not a person’s', () => {
  it.each([
    'Hiring now',
    'hiring',
    'HIRING-NOW!',
    'Ｈｉｒｉｎｇ ｎｏｗ',
    'Hirıng now',
    'Hіring now',
    'H1ring N0w',
    'Hiring now (official)',
  ])('takes nothing under the name of the feeds: %s', async (groupName) => {
    const { status, answer } = await add({ ...acme, groupName });
    expect(status).toBe(400);
    expect(answer['message']).toMatch(/Choose another name for your group/);
  });

  it.each(['Keepmark', 'Keepmark Picks', 'keep-mark', 'Company directory', 'Official', 'Sample'])(
    'takes nothing under the name of the directory: %s',
    async (groupName) => {
      expect((await add({ ...acme, groupName })).status).toBe(400);
    },
  );

  it('takes nothing where the operator has imported a list, or under a name that looks like it', async () => {
    await ensureGroup(test.app.database.write, 's&p 500', 'S&P 500', null);
    for (const groupName of ['S&P 500', 's&p  500', 'S & P 500', 'S&P-5OO']) {
      const { status, answer } = await add({ ...acme, groupName });
      expect(status).toBe(400);
      expect(answer['message']).toMatch(/operator .* Choose another name for your group/);
    }
    const { id } = await added(acme);
    expect((await change(id, { groupName: 'S&P 500' })).status).toBe(400);
    expect((await add({ ...acme, companyName: 'Beta', groupName: 'S&P 600' })).status).toBe(200);
  });

  it('becomes the operator’s when a list is imported to it, and keeps what was in it editable', async () => {
    const { id } = await approved(acme);
    await ensureGroup(test.app.database.write, 'my list', 'MY LIST', null);
    expect(await groups()).toMatchObject([{ groupName: 'MY LIST', canAdd: false }]);
    expect((await add({ ...acme, companyName: 'Beta' })).status).toBe(400);
    expect((await change(id, { city: 'Boston', groupName: 'My List' })).status).toBe(200);
  });
});

describe('reading with a token', () => {
  it('is kept by no cache, and no token is needed', async () => {
    const { id } = await approved(acme);
    for (const [path, method] of [
      ['/company/groups', 'GET'],
      ['/company/groups', 'POST'],
      [`/company/${id}`, 'GET'],
    ] as const) {
      for (const headers of [{}, ada]) {
        const answer = await call(test.app, path, { method, headers, ...(method === 'POST' && { body: {} }) });
        expect(answer.status).toBe(200);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
    }
  });

  it('refuses a token that does not count, so that the client can get a fresh one', async () => {
    const headers = signedIn('nonsense');
    expect(await call(test.app, '/company/groups', { method: 'GET', headers })).toMatchObject({
      status: 401,
      answer: { code: 'token-invalid' },
    });
  });
});

describe('while no token can be checked', () => {
  it('the directory is read as by somebody signed out', async () => {
    const away = new UnavailableError('sign-in-unavailable', 'Sign-ins cannot be checked right now.');
    const tokens = { verify: () => Promise.reject(away), close: () => Promise.resolve() };
    const { DATABASE_URL } = test.environment;
    const { id } = await approved(acme);
    await added({ ...acme, companyName: 'Beta' });
    const stranded = await buildTestApp({ DATABASE_URL }, { tokens });
    try {
      const calls = directoryCalls(() => stranded);
      expect(await calls.names({}, ada)).toEqual(['Acme, Inc.']);
      expect((await calls.get(id, ada)).status).toBe(200);
      expect((await calls.remove(id)).status).toBe(503);
    } finally {
      await stranded.close();
    }
  });
});

describe('deleting the account', () => {
  it('deletes what was never approved, and takes the name off what was', async () => {
    const known = await approved(acme);
    const waiting = await added({ ...acme, companyName: 'Beta', groupName: 'Waiting' });
    const rejected = await added({ ...acme, companyName: 'Gamma', groupName: 'Waiting' });
    const { companies } = await reviews().waiting(10);
    await reviews().reject(companies.filter(({ id }) => id === Number(rejected.id)).map(reviewIdOf), '');
    const others = await added({ ...acme, companyName: 'Delta' }, eve);

    // There is no record of this user: what they added goes all the same.
    expect((await call(test.app, '/user/ada', { method: 'DELETE', headers: ada })).status).toBe(404);
    for (const { id } of [waiting, rejected]) expect((await get(id, ada)).status).toBe(404);
    expect((await get(known.id)).answer['data']).toMatchObject({ companyName: 'Acme, Inc.', owner: '' });
    expect((await change(known.id, { city: 'Boston' }, ada)).status).toBe(403);
    expect((await get(others.id, eve)).status).toBe(200);
    expect((await groups(ada)).map(({ group, canAdd }) => [group, canAdd])).toEqual([['my list', true]]);

    const { write } = test.app.database;
    const kept = await write.select({ addedBy: companyTable.addedBy }).from(companyTable);
    expect(new Set(kept.map(({ addedBy }) => addedBy))).toEqual(new Set(['eve', null]));
    const { rows } = await write.execute<{ addedBy: string }>(
      'select added_by as "addedBy" from company_groups union all select added_by from company_additions',
    );
    expect(rows.map(({ addedBy }) => addedBy)).not.toContain('ada');
  });
});
