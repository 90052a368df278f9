import { location } from '@keepmark/geography/testing';
import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';
import { job } from '../testing/fixtures';
import { leaveMapLoading } from '@keepmark/map/leave-map-loading';
import { pressUndo } from '@keepmark/ui/testing';
import { locationQuery } from './find-locations';

leaveMapLoading();

it.each([
  [{ city: 'Austin', state: 'TX', location: 'Downtown' }, 'Austin, TX'],
  [{ location: ' Boston, MA ' }, 'Boston, MA'],
  [{ location: 'Remote in USA' }, ''],
  [{}, ''],
])('looks up %j as %j', (values, text) => {
  expect(locationQuery(job(values))).toBe(text);
});

it('finds the coordinates of jobs with one lookup per city, and undoes it', async () => {
  const { database, ids } = databaseOf([
    { jobTitle: 'Welder', location: 'Austin, TX', dateAdded: '2026-10-04' },
    { jobTitle: 'Cook', location: 'Austin, TX', dateAdded: '2026-10-03' },
    { jobTitle: 'Nurse', location: 'Nowhere', dateAdded: '2026-10-02' },
    { jobTitle: 'Baker', location: 'Oslo', dateAdded: '2026-10-01', latitude: 59.9, longitude: 10.7 },
  ]);
  const requests: unknown[] = [];
  const austin = location({ latitude: 30.27, longitude: -97.74 });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (input) => {
      const body = (await (input as Request).json()) as { searchText: string };
      requests.push(body.searchText);
      return Response.json({ success: true, data: body.searchText === 'Austin, TX' ? [austin] : [] });
    },
  });
  await renderScreen((signedIn) => createJobsRoutes(signedIn), { path: '/jobs/map/view', database, api });
  expect(screen.getByText('3 jobs have a location but aren’t on the map.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Find locations' }));
  const positions = () => ids.map((id) => database.table(jobTable).get(id)?.latitude);
  await waitFor(() => expect(positions()).toEqual([30.27, 30.27, null, 59.9]));
  expect(requests).toEqual(['Austin, TX', 'Nowhere']);
  expect(screen.getByText('1 job has a location but isn’t on the map.')).toBeTruthy();
  await pressUndo('Added 2 jobs to the map.');
  expect(positions()).toEqual([null, null, null, 59.9]);
});
