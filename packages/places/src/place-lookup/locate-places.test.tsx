import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '@keepmark/app-shell/testing';
import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { showFakeMap } from '@keepmark/map/testing';
import { afterEach, expect, it } from 'vitest';
import { placeTable } from '../place-table';
import { createPlacesStore } from '../places-store';
import { createPlacesRoutes } from '../routes';
import { clientOf, geocoded } from '../testing/service';

showFakeMap();

afterEach(() => sessionStorage.clear());

const springfields = ['Illinois', 'Missouri'].map((stateName, index) =>
  geocoded({ label: `Springfield, ${stateName}`, city: 'Springfield', stateName, latitude: 37 + index * 3 }),
);

it('still has the doubtful matches to review after a reload, unless their place was deleted', async () => {
  const storage = memoryStorage();
  const open = (path: string) =>
    renderScreen(createPlacesRoutes, {
      path,
      database: openDatabase('keepmark', { storage }),
      api: clientOf({ geocode: () => springfields }),
    });
  const database = openDatabase('keepmark', { storage });
  createPlacesStore(database).add({ name: 'Springfield' });
  const before = await open('/places/locate');
  await userEvent.click(screen.getByRole('button', { name: 'Look up 1 location' }));
  await screen.findByRole('heading', { name: 'Where is Springfield?' });
  before.unmount();

  const after = await open('/places/list');
  await userEvent.click(await screen.findByRole('link', { name: 'Review 1 doubtful match' }));
  expect(await screen.findByRole('heading', { name: 'Where is Springfield?' })).toBeTruthy();
  const places = after.database.table(placeTable);
  const ids = places.query().map(({ internalId }) => internalId);
  act(() => {
    createPlacesStore(after.database).delete(ids);
  });
  expect(await screen.findByText('Every place has a location')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Where is Springfield?' })).toBeNull();
});

it('takes the only match with one press', async () => {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  createPlacesStore(database).add({ name: 'Springfield' });
  await renderScreen(createPlacesRoutes, {
    path: '/places/locate',
    database,
    api: clientOf({ geocode: () => springfields.slice(0, 1) }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Look up 1 location' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use this location' }));
  expect(await screen.findByText('Every place has a location')).toBeTruthy();
  expect(database.table(placeTable).query()).toMatchObject([{ latitude: 37 }]);
});
