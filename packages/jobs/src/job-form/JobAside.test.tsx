import { renderScreen } from '@keepmark/app-shell/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobValues } from '../job';
import { createJobsRoutes } from '../routes';
import type { JobsSlots } from '../slots';
import { databaseOf } from '../testing/database-of';

async function openJob(values: JobValues, slots: JobsSlots = {}) {
  const { database, ids } = databaseOf([{ jobTitle: 'Welder', companyName: 'Harbor & Vale', ...values }]);
  await renderScreen((signedIn) => createJobsRoutes(signedIn, slots), { path: `/job/edit/${ids[0]}`, database });
  return { jobId: ids[0] };
}

it('offers the commute to a job that has a position', async () => {
  await openJob({ latitude: 45.52, longitude: -122.68 });
  const commute = screen.getByRole('region', { name: 'Commute' });
  expect(commute.querySelector('a')?.getAttribute('href')).toBe('/location/from');
});

it('says nothing of a commute to a job without one', async () => {
  await openJob({ latitude: 0, longitude: 0 });
  expect(screen.getByRole('region', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Commute' })).toBeNull();
});

it('shows what the site hangs on a job of this company', async () => {
  const JobDetails: JobsSlots['JobDetails'] = ({ jobId, companyName }) => `People at ${companyName}, ${jobId}`;
  const { jobId } = await openJob({}, { JobDetails });
  expect(screen.getByText(`People at Harbor & Vale, ${jobId}`)).toBeTruthy();
});
