import { createApiClient } from '@keepmark/api-client';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warnAboutQuiet } from './desk/warn-about-quiet';
import type { JobValues } from './job';
import { writeJobs } from './job-files/write-jobs';
import { jobEventTable } from './job-history/job-event-table';
import { checkClosedPostings } from './job-posting/closed-postings';
import { jobTable } from './job-table';
import { databaseOf } from './testing/database-of';
import { posting } from '@keepmark/postings/testing';
import { manyJobs } from './testing/fixtures';
import { layOut } from './testing/lay-out';
import { renderJobs } from './testing/render-jobs';
import { setViewport } from '@keepmark/app-shell/testing';

const last: JobValues = {
  jobTitle: 'The last job',
  companyName: 'Last Company',
  status: 'application-submitted',
  dateApplied: '2026-01-01',
  followUpOn: '2026-01-02',
  externalId: 'board:a:last',
};
/** The last job comes after the 10,000 rows that one query of the store can return. */
const jobsWithLast = (count: number): JobValues[] => [...manyJobs(count - 1), last];

beforeEach(() => setViewport({ width: 1440, height: 900 }));
afterEach(() => void vi.restoreAllMocks());

describe('with more jobs than one query returns', { timeout: 60_000 }, () => {
  it.each([12_000, 20_000])('the list shows all %i jobs', async (count) => {
    await renderJobs('/jobs/list?view=list', { jobs: manyJobs(count) });
    expect(screen.getByText(`${count.toLocaleString('en')} jobs`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });

  it.each([12_000, 20_000])('the table has a row for each of %i jobs', async (count) => {
    layOut();
    await renderJobs('/jobs/list?view=table', { jobs: manyJobs(count) });
    const table = await screen.findByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe(String(count + 1));
  });

  it('a filter finds the last job', async () => {
    await renderJobs('/jobs/list?view=list&text=last', { jobs: jobsWithLast(20_000) });
    expect(screen.getByText('1 of 20,000 jobs')).toBeTruthy();
  });

  it('the desk lists the follow-up of the last job', async () => {
    await renderJobs('/work', { jobs: jobsWithLast(12_000) });
    expect((await screen.findAllByText(/The last job/)).length).toBeGreaterThan(0);
  });

  it('the search marks the posting saved last', async () => {
    await renderJobs('/jobs/search?term=job', {
      jobs: jobsWithLast(12_000),
      search: () => ({
        results: [posting({ jobTitle: 'The last job', companyName: 'Last Company' })],
        totalResults: 1,
      }),
    });
    expect((await screen.findAllByText('Applied')).length).toBeGreaterThan(0);
  });

  it('the warning about a company with no reply knows the last job', async () => {
    const { database } = databaseOf(jobsWithLast(12_000));
    const open = vi.fn<(id: string) => void>();
    await renderJobs('/jobs/list');
    warnAboutQuiet(database, [{ internalId: 'new', companyName: 'Last Company' }], open, () => {});
    expect(await screen.findByText(/^Last Company hasn’t replied/)).toBeTruthy();
  });

  it('the check for closed postings asks about all of them', async () => {
    const { database } = databaseOf(
      Array.from({ length: 12_000 }, (_, index) => ({ jobTitle: 'Welder', externalId: `board:a:${index}` })),
    );
    const requestedIds = new Set<string>();
    const api = createApiClient({
      baseUrl: 'http://api.test',
      fetch: async (input) => {
        const { externalIds } = (await (input as Request).json()) as { externalIds: string[] };
        for (const id of externalIds) requestedIds.add(id);
        return Response.json({ success: true, data: [] });
      },
    });
    await checkClosedPostings(api, database, new Date());
    await waitFor(() => expect(requestedIds.size).toBe(12_000));
  });
});

describe('with more events than one query returns', { timeout: 60_000 }, () => {
  function withManyEvents() {
    const { database, ids } = databaseOf(manyJobs(6000));
    const events = database.table(jobEventTable);
    database.transaction(() => {
      for (const jobId of ids) {
        events.insert({ jobId, status: 'application-not-started', at: '2026-01-02' });
        events.insert({ jobId, status: 'application-submitted', at: '2026-01-03', note: `Note on ${jobId}` });
      }
    });
    return { database, jobs: database.table(jobTable).query(), lastId: ids.at(-1)! };
  }

  it('an export has the history of the last job', () => {
    const { database, jobs, lastId } = withManyEvents();
    expect(writeJobs(database, jobs, 'json').content).toContain(`Note on ${lastId}`);
  });
});
