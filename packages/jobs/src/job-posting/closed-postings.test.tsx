import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { maxClosedPostingIds } from '@keepmark/contracts';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { checkClosedPostings, fetchClosedPostings } from './closed-postings';

const closedDate = '2026-10-18T08:00:00.000Z';
const saved = [
  { jobTitle: 'Welder', externalId: 'board:a:1' },
  { jobTitle: 'Cook', externalId: 'board:a:2', postingClosedDate: closedDate },
  { jobTitle: 'Nurse', externalId: 'board:a:3', status: 'archived' },
  { jobTitle: 'Teacher', externalId: '4' },
] as const;
const hour = (hours: number) => new Date(Date.UTC(2026, 9, 20) + hours * 3_600_000);

let asked: unknown[] = [];
let answer: () => Response;
const api = createApiClient({
  baseUrl: 'http://api.test',
  fetch: async (input) => {
    asked.push(await (input as Request).json());
    return answer();
  },
});
const service = () => Response.json({ success: true, data: [{ externalId: 'board:a:1', closedDate }] });

beforeEach(() => {
  asked = [];
  answer = service;
});

it('stores once a day which postings have closed and which are open again', async () => {
  const { database, ids } = databaseOf(saved);
  await checkClosedPostings(api, database, hour(0));
  await checkClosedPostings(api, database, hour(23));
  expect(asked).toEqual([{ externalIds: ['board:a:1', 'board:a:2'] }]);
  const jobs = database.table(jobTable);
  expect(ids.map((id) => jobs.get(id)?.postingClosedDate)).toEqual([closedDate, '', '', '']);
  expect(jobs.get(ids[0] ?? '')?.dateUpdated).toBe('');
  await checkClosedPostings(api, database, hour(25));
  expect(asked).toHaveLength(2);
});

it('stores nothing if the service fails, and asks again the next time', async () => {
  const { database, ids } = databaseOf(saved);
  answer = () => Response.json({ success: false, code: 'bad', message: 'No.' }, { status: 400 });
  await expect(checkClosedPostings(api, database, hour(0))).rejects.toThrow('No.');
  expect(database.table(jobTable).get(ids[1] ?? '')?.postingClosedDate).toBe(closedDate);
  answer = service;
  await checkClosedPostings(api, database, hour(1));
  expect(asked).toHaveLength(2);
});

it('splits a check of many postings into several calls', async () => {
  const ids = Array.from({ length: maxClosedPostingIds + 1 }, (_, index) => `board:a:${index}`);
  const closed = { externalId: 'board:a:1', closedDate };
  expect(await fetchClosedPostings(api, ids)).toEqual([closed, closed]);
  expect(asked).toEqual([
    { externalIds: ids.slice(0, maxClosedPostingIds) },
    { externalIds: ids.slice(maxClosedPostingIds) },
  ]);
});

it('asks nothing without saved postings from feeds', async () => {
  await checkClosedPostings(api, databaseOf([{ jobTitle: 'Teacher', externalId: '4' }]).database, hour(0));
  expect(asked).toEqual([]);
});

it('the list and the job say that a posting has closed', async () => {
  const { database } = databaseOf([{ ...saved[0], url: 'https://jobs.example.com/1' }]);
  const { router } = await renderScreen((signedIn) => createJobsRoutes(signedIn), {
    path: '/jobs/list',
    database,
    api,
  });
  expect(await screen.findByText(/Posting may be gone/)).toBeTruthy();
  const [job] = database.table(jobTable).query();
  await router.navigate({ to: '/job/edit/$internalId', params: { internalId: job?.internalId ?? '' } });
  expect(await screen.findByText(/closed it on Oct 18, 2026/)).toBeTruthy();
});
