import { renderScreen } from '@keepmark/app-shell/testing';
import { dayAfter } from '@keepmark/ui/words';
import { createRoute } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { databaseOf } from '../testing/database-of';
import { createJobsAndPostingsRoutes } from '../testing/jobs-routes';
import { Today } from './Today';

const today = '2026-10-20';
beforeEach(() => void vi.setSystemTime(`${today}T12:00`));
afterEach(() => void vi.useRealTimers());

async function renderToday(jobs: readonly JobValues[]) {
  const { database, ids } = databaseOf(jobs);
  await renderScreen(
    (signedIn) => [
      ...createJobsAndPostingsRoutes(signedIn),
      createRoute({ getParentRoute: () => signedIn, path: '/places', component: () => <Today>Interviews</Today> }),
    ],
    { path: '/places', database },
  );
  return { table: database.table(jobTable), ids };
}

it('lists what is due today, and says how much of the rest is waiting on the desk', async () => {
  const { table, ids } = await renderToday([
    { jobTitle: 'Cook', companyName: 'Olive Street', followUpOn: dayAfter(today, -1) },
    { jobTitle: 'Nurse', companyName: 'Harbor', followUpOn: dayAfter(today, 3) },
    {
      jobTitle: 'Welder',
      companyName: 'Harbor',
      status: 'application-submitted',
      dateApplied: dayAfter(today, -20),
    },
  ]);
  const due = within(screen.getByRole('region', { name: 'Due today' }));
  expect(due.getByRole('link', { name: 'Cook at Olive Street' })).toBeTruthy();
  expect(due.queryByRole('link', { name: 'Nurse at Harbor' })).toBeNull();
  for (const name of ['1 follow-up in the next two weeks', '1 application with no reply', 'Your desk']) {
    expect(due.getByRole('link', { name }).getAttribute('href')).toBe('/work');
  }
  // The work is on the desk.
  expect(screen.queryByRole('region', { name: 'No reply' })).toBeNull();
  expect(screen.queryByLabelText('Weekly goal')).toBeNull();
  await userEvent.click(due.getByRole('button', { name: 'Done: follow up on Cook at Olive Street' }));
  expect(table.get(ids[0] ?? '')?.followUpOn).toBe('');
  expect(due.getByText('Nothing is due today.')).toBeTruthy();
});

it('says what it is for while no job is saved', async () => {
  await renderToday([]);
  expect(screen.getByText('No saved jobs yet')).toBeTruthy();
  expect(screen.getByText('Interviews')).toBeTruthy();
});
