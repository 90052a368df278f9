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

it('offers the commute to a job with coordinates', async () => {
  await openJob({ latitude: 45.52, longitude: -122.68 });
  const commute = screen.getByRole('region', { name: 'Commute' });
  expect(commute.querySelector('a')?.getAttribute('href')).toBe('/location/from');
});

it('hides the commute to a job without coordinates', async () => {
  await openJob({ latitude: 0, longitude: 0 });
  expect(screen.getByRole('region', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Commute' })).toBeNull();
});

it('shows the details that the site adds to a job', async () => {
  const JobDetails: JobsSlots['JobDetails'] = ({ jobId, companyName }) => `People at ${companyName}, ${jobId}`;
  const { jobId } = await openJob({}, { JobDetails });
  expect(screen.getByText(`People at Harbor & Vale, ${jobId}`)).toBeTruthy();
});
