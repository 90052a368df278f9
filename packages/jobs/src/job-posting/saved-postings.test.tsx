import { setViewport } from '@keepmark/app-shell/testing';
import type { JobSearchAnswer } from '@keepmark/contracts';
import { posting } from '@keepmark/postings/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveMapLoading } from '@keepmark/map/leave-map-loading';
import { renderJobs } from '../testing/render-jobs';

const welder = posting({
  externalId: 'posting-2',
  jobTitle: 'Welder',
  companyName: 'Harbor & Vale',
  remote: true,
  sample: true,
});
const both: JobSearchAnswer = { results: [posting(), welder], totalResults: 45 };

const row = async (name: string) => {
  const title = await screen.findByRole('button', { name });
  return within(title.closest('li')!);
};

leaveMapLoading();
beforeEach(() => {
  setViewport({ width: 1440, height: 900 });
});

describe('saving a posting', () => {
  it('takes one click, marks the result, and can be undone', async () => {
    const { table } = await renderJobs('/jobs/search', { search: () => both });
    await userEvent.click((await row('Welder')).getByRole('button', { name: 'Save job Welder at Harbor & Vale' }));
    const cells = await row('Welder');
    expect(cells.getByText('Saved')).toBeTruthy();
    expect(document.activeElement).toBe(cells.getByRole('link', { name: 'Saved: open Welder at Harbor & Vale' }));
    expect(table.query()).toMatchObject([
      {
        externalId: 'posting-2',
        jobTitle: 'Welder',
        companyName: 'Harbor & Vale',
        description: 'Turn numbers into decisions.',
        status: 'application-not-started',
        source: 'online',
        jobAlreadyAdded: true,
        applied: false,
      },
    ]);

    await pressUndo('Saved Welder at Harbor & Vale.');
    expect(table.count()).toBe(0);
    const again = (await row('Welder')).getByRole('button', { name: 'Save job Welder at Harbor & Vale' });
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  it('marks postings that are already saved or applied for', async () => {
    await renderJobs('/jobs/search', {
      search: () => both,
      jobs: [{ jobTitle: 'data analyst', companyName: 'NORTHWIND LABS', dateApplied: '2026-10-01' }],
    });
    expect((await row('Data Analyst')).getByText('Applied')).toBeTruthy();
    expect((await row('Welder')).queryByText('Saved')).toBeNull();
  });
});

it('lists the results on the map, saved ones too', async () => {
  await renderJobs('/jobs/map/search/TX/Austin?term=welder', {
    search: () => both,
    jobs: [{ jobTitle: 'Welder', companyName: 'Harbor & Vale' }],
  });
  expect(await screen.findByText('Welder')).toBeTruthy();
});
