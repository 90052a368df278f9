import { location } from '@keepmark/geography/testing';
import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showFakeMap } from '@keepmark/map/testing';
import { jobTable } from '../job-table';
import { createJobsRoutes } from '../routes';
import { databaseOf } from '../testing/database-of';

const austin = location();
const api = createApiClient({
  baseUrl: 'http://api.test',
  fetch: () => Promise.resolve(Response.json({ success: true, data: [austin] })),
});

showFakeMap();
beforeEach(() => sessionStorage.clear());

async function openForm() {
  const { database, ids } = databaseOf([{ jobTitle: 'Welder', companyName: 'Harbor', location: 'Remote' }]);
  const path = `/job/edit/${ids[0]}/form`;
  await renderScreen((signedIn) => createJobsRoutes(signedIn), { path, database, api });
  return { saved: () => database.table(jobTable).get(ids[0] ?? '') };
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });

it('fills in the coordinates of a chosen city, and nobody types them', async () => {
  const { saved } = await openForm();
  expect(screen.queryByLabelText(/latitude|longitude/i)).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), 'aust');
  await userEvent.click(await screen.findByRole('option', { name: austin.label, hidden: true }));
  expect(field().value).toBe('Austin, TX');
  expect(screen.getByText('On the map: Austin, TX, United States')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(saved()).toMatchObject({
      location: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'United States',
      latitude: 30.2672,
      longitude: -97.7431,
    }),
  );
});

it('takes a job off the map when its location is typed over', async () => {
  const { saved } = await openForm();
  await userEvent.clear(field());
  await userEvent.type(field(), 'aust');
  await userEvent.click(await screen.findByRole('option', { name: austin.label, hidden: true }));
  await userEvent.type(field(), ' area');
  expect(screen.queryByText(/On the map/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved()).toMatchObject({ location: 'Austin, TX area', latitude: null, city: '' }));
});

it('keeps an address whose street is unknown, says that only its city was found, and offers the pin', async () => {
  const { saved } = await openForm();
  await userEvent.clear(field());
  await userEvent.type(field(), '12 Nowhere Street, Austin, TX');
  await userEvent.click(await screen.findByRole('option', { name: austin.label, hidden: true }));
  expect(field().value).toBe('12 Nowhere Street, Austin, TX');
  expect(screen.getByText('On the map: center of Austin, street not found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Move the pin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Drag the marker' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(saved()).toMatchObject({ location: '12 Nowhere Street, Austin, TX', city: 'Austin', latitude: 31.5 }),
  );
});
