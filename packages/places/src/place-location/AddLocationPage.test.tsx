import { settingTable } from '@keepmark/app-shell/settings-table';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { expect, it, vi } from 'vitest';
import { renderPlaces } from '../testing/render-places';

showFakeMap();

it('shows the surroundings of the home location, then the point that was picked', async () => {
  const { database } = await renderPlaces('/place/location/add');
  const settings = database.table(settingTable);
  act(() => {
    for (const [settingName, settingValue] of Object.entries({
      locationText: 'Monaco',
      locationLat: '43.73',
      locationLng: '7.42',
    })) {
      settings.insert({ settingGroup: 'travel-from', settingName, settingValue });
    }
  });
  const map = await screen.findByRole('region', { name: 'Map: New place' });
  const [west = 0, south = 0, east = 0, north = 0] = (map.dataset['fit'] ?? '').split(',').map(Number);
  expect([west, south, east, north].map((degrees) => degrees.toFixed(2))).toEqual(['7.37', '43.68', '7.47', '43.78']);
  await userEvent.click(screen.getByRole('button', { name: 'Press on the map' }));
  expect(map.dataset['fit']).toBeUndefined();
  expect(screen.getByText('31.5, -97.25')).toBeTruthy();
});

it('picks where the browser is, or says why it can not', async () => {
  vi.stubGlobal('isSecureContext', true);
  let answer: GeolocationPosition | undefined;
  const getCurrentPosition = (found: PositionCallback, refused: PositionErrorCallback) =>
    answer ? found(answer) : refused({ code: 1, message: '' } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  await renderPlaces('/place/location/add');
  await userEvent.click(await screen.findByRole('button', { name: 'My location' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser blocked access to your location.');
  answer = { coords: { latitude: 43.7325, longitude: 7.4189 } } as GeolocationPosition;
  await userEvent.click(screen.getByRole('button', { name: 'My location' }));
  expect(await screen.findByText('43.7325, 7.4189')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});
