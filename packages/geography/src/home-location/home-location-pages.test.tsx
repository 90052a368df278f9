import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { location } from '../testing/location';
import { renderGeography } from '../testing/render-geography';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { homeLocationOf } from './home-location';
import { createHomeLocationStore } from './home-location-store';

showFakeMap();

const austin = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = ({ database }: Awaited<ReturnType<typeof renderGeography>>) =>
  homeLocationOf(database.table(settingTable).query());

function stubPosition(getCurrentPosition: Geolocation['getCurrentPosition']) {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('setting the home location', () => {
  it('uses the location of the browser and looks up its name', async () => {
    stubPosition((found) => found({ coords: { latitude: 30.3, longitude: -97.7 } } as unknown as GeolocationPosition));
    const opened = await renderGeography('/location/from');
    await press('Use my current location');
    await screen.findByText('Home location: Austin, Texas, United States');
    expect(stored(opened)).toEqual({
      locationText: 'Austin, Texas, United States',
      locationLat: 30.3,
      locationLng: -97.7,
    });
  });

  it('names a location without a name by its coordinates', async () => {
    stubPosition((found) => found({ coords: { latitude: 0, longitude: -30 } } as unknown as GeolocationPosition));
    const opened = await renderGeography('/location/from', { service: { 'geosearch/reverse': () => null } });
    await press('Use my current location');
    await waitFor(() => expect(stored(opened)?.locationText).toBe('0.0000, -30.0000'));
  });

  it('says what to do when the browser blocks access', async () => {
    stubPosition((_, refused) => refused?.({ code: 1 } as GeolocationPositionError));
    const opened = await renderGeography('/location/from');
    await press('Use my current location');
    expect((await screen.findByRole('alert')).textContent).toMatch(/blocked access to your location/);
    expect(stored(opened)).toBeNull();
  });

  it('uses a suggestion for the typed text', async () => {
    const opened = await renderGeography('/location/from');
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'austin');
    // happy-dom has no layout, so the list is "hidden"; the keyboard still reaches it.
    await screen.findByRole('option', { name: 'Austin, Texas, United States', hidden: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(stored(opened)).toMatchObject({ locationLat: 30.2672 }));
  });

  it('uses the best match for the typed text, or says that there is none', async () => {
    const geocode = vi.fn<(body: unknown) => unknown>(() => []);
    const opened = await renderGeography('/location/from', { service: { 'geosearch/geocode': geocode } });
    const field = screen.getByRole('combobox', { name: 'City or address' });
    await userEvent.type(field, 'qqqq{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/We couldn’t find “qqqq”/);
    geocode.mockReturnValue([location({ label: 'Waco, Texas, United States', latitude: 31.55 })]);
    await userEvent.clear(field);
    await userEvent.type(field, 'waco{Enter}');
    await waitFor(() => expect(stored(opened)).toMatchObject({ locationText: 'Waco, Texas, United States' }));
  });

  it.each([
    { homeLocation: undefined, path: '/cities', behavior: 'goes back to the screen that asked for it' },
    { homeLocation: austin, path: '/location/from', behavior: 'stays to show the new one when it was set before' },
  ])('$behavior', async ({ path, homeLocation }) => {
    const opened = await renderGeography('/cities', {
      ...(homeLocation && { homeLocation }),
      service: { 'geosearch/geocode': () => [location({ label: 'Waco, Texas, United States' })] },
    });
    await act(() => opened.router.navigate({ to: '/location/from' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'waco{Enter}');
    await waitFor(() => expect(stored(opened)).toMatchObject({ locationText: 'Waco, Texas, United States' }));
    await waitFor(() => expect(opened.router.state.location.pathname).toBe(path));
  });

  it('says that a district was not found in the typed city', async () => {
    const helsinki = { label: 'Helsinki, Uusimaa, Finland', city: 'Helsinki', notFound: 'Kamppi' };
    const opened = await renderGeography('/location/from', {
      service: { 'geosearch/geocode': () => [location(helsinki)] },
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'Kamppi, Helsinki{Enter}');
    await screen.findByText(/^Center of Helsinki, Kamppi not found\./);
    expect(stored(opened)).toMatchObject({ locationText: 'Kamppi, Helsinki' });
  });

  it('offers similar names, and saves none before one is chosen', async () => {
    const kampli = { label: 'Kampli, Karnataka, India', city: 'Kampli', isGuess: true as const };
    const opened = await renderGeography('/location/from', {
      service: { 'geosearch/geocode': () => [location(kampli)] },
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'Kamppi{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t find “Kamppi”. Did you mean Kampli, Karnataka, India?',
    );
    expect(stored(opened)).toBeNull();
    await press('Kampli, Karnataka, India');
    await waitFor(() => expect(stored(opened)).toMatchObject({ locationText: 'Kampli, Karnataka, India' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error of the service', async () => {
    const down = () => Response.json({ success: false, message: 'Wait a minute.' }, { status: 429 });
    await renderGeography('/location/from', { service: { 'geosearch/geocode': down } });
    await userEvent.type(screen.getByRole('combobox', { name: 'City or address' }), 'waco{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Wait a minute.');
  });

  it('deletes the location and undoes that', async () => {
    const opened = await renderGeography('/location/from', { homeLocation: austin });
    await press('Delete location');
    expect(stored(opened)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'City or address' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(stored(opened)).toEqual(austin);
  });
});

describe('editing the home location', () => {
  it('changes the name by typing and the coordinates by dragging', async () => {
    const opened = await renderGeography('/location/edit', { homeLocation: austin });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Home');
    await press('Drag the marker');
    await press('Save location');
    await waitFor(() =>
      expect(stored(opened)).toEqual({ locationText: 'Home', locationLat: 31.5, locationLng: -97.25 }),
    );
  });

  it('asks which one to save when another tab set it, too', async () => {
    const opened = await renderGeography('/location/edit', { homeLocation: austin });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Downtown');
    const dallas = { locationText: 'Dallas', locationLat: 32.78, locationLng: -96.8 };
    act(() => createHomeLocationStore(opened.database).set(dallas));
    await press('Save location');
    expect(stored(opened)).toEqual(dallas);
    await userEvent.click(await screen.findByRole('radio', { name: /^Use yours/ }));
    await press('Save location');
    await waitFor(() => expect(stored(opened)).toEqual({ ...austin, locationText: 'Austin Downtown' }));
  });

  it('requires a name and coordinates', async () => {
    const opened = await renderGeography('/location/edit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Latitude' }), '95');
    await press('Save location');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter degrees between -90 and 90, such as 30.2672.')).toBeTruthy();
    expect(screen.getByText('Enter degrees between -180 and 180, such as -97.7431.')).toBeTruthy();
    expect(stored(opened)).toBeNull();
    expect(screen.getByText('Click the map to place the pin.')).toBeTruthy();
  });
});

describe('an address whose street is unknown', () => {
  const boston = location({ label: 'Boston, Massachusetts, United States', city: 'Boston', stateCode: 'MA' });

  it('stays as it was typed, and the page says where distances start and offers the pin', async () => {
    const opened = await renderGeography('/location/from', { service: { 'geosearch/geocode': () => [boston] } });
    await userEvent.type(
      screen.getByRole('combobox', { name: 'City or address' }),
      '12 Nowhere Street, Boston, MA{Enter}',
    );
    await screen.findByText('Home location: 12 Nowhere Street, Boston, MA');
    expect(stored(opened)).toMatchObject({ locationText: '12 Nowhere Street, Boston, MA', locationLat: 30.2672 });
    expect(screen.getByText(/Center of Boston, street not found\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set the pin on the map' }).getAttribute('href')).toBe('/location/edit');
  });
});
