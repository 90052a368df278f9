import { createApiClient } from '@keepmark/api-client';
import { renderScreen } from '@keepmark/app-shell/testing';
import { testDatabase } from '@keepmark/local-store/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createPostingsRoutes } from '../routes';
import { savedInMemory } from '../testing/saved-in-memory';
import { storedLocations } from './saved-locations';

const api = createApiClient({
  baseUrl: 'http://api.test',
  fetch: () => Promise.resolve(Response.json({ success: true, data: [] })),
});
const open = (database = testDatabase()) =>
  renderScreen((signedIn) => createPostingsRoutes(signedIn, savedInMemory()), {
    path: '/job/locations',
    database,
    api,
  });
const add = async (location: string) => {
  await userEvent.type(screen.getByPlaceholderText('Austin, TX'), location);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
};

describe('job locations', () => {
  it('are saved without duplicates, each with a search', async () => {
    const database = testDatabase();
    const { unmount } = await open(database);
    expect(screen.getByText('No locations yet')).toBeTruthy();
    await add('Austin, TX');
    await add('austin, tx');
    await add('Boston');
    await userEvent.selectOptions(screen.getByLabelText('Distance'), '50 miles');
    unmount();
    await open(database);
    const searches = within(await screen.findByRole('list', { name: 'Searches' }));
    expect(searches.getAllByRole('listitem')).toHaveLength(2);
    const link = searches.getByRole('link', { name: 'Search jobs near Austin, TX' });
    expect(link.getAttribute('href')).toBe('/jobs/search?location=Austin%2C+TX&distance=50');
  });

  it('can be removed after the first, or all together', async () => {
    await open();
    await add('Austin, TX');
    await add('Boston');
    expect(screen.queryByRole('button', { name: 'Remove Austin, TX' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Boston' }));
    await waitFor(() => expect(screen.queryByText('Boston')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('No locations yet')).toBeTruthy();
  });

  it.each([undefined, '', 'no json', '[]', '{"locations":7}'])('are empty when %j is stored', (stored) => {
    expect(storedLocations(stored).locations).toBe('');
  });
});
