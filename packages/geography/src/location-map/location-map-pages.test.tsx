import { paginate } from '@keepmark/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { city, houston, metroArea } from '../testing/fixtures';
import { savedCity } from '../testing/saved-city';
import { renderGeography } from '../testing/render-geography';

vi.mock('@keepmark/map', async () => (await import('../testing/fake-map')).fakeMap);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pointsOf = (map: string) => screen.getByRole('region', { name: `Map: ${map}` }).dataset['points'];
const keepsView = (map: string) => screen.getByRole('region', { name: `Map: ${map}` }).dataset['keepsView'];

describe('the map of a purpose', () => {
  it('shows the kept cities, each with its way', async () => {
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    await renderGeography('/location/map/travel', {
      kept: [savedCity({ ...houston, internalId: 'h' })],
      homeLocation,
    });
    expect(screen.getByRole('button', { name: /Houston 236 km \(147 mi\), about 6 h 44 min by car/ })).toBeTruthy();
    expect(screen.getByText(/^Times from Austin are estimates along a straight line, at 35 km\/h/)).toBeTruthy();
  });

  it('shows only what lies in a drawn box, until drawing ends', async () => {
    const kept = [savedCity(), savedCity({ ...houston, internalId: 'h', locationTypes: ['travel'] })];
    await renderGeography('/location/map/travel', { kept });
    await press('Draw a box');
    expect(screen.getByText('Drag on the map, or click where it begins and where it ends.')).toBeTruthy();
    await press('Finish drawing');
    expect(screen.getByText(/Only what lies in it is shown/)).toBeTruthy();
    expect(pointsOf('Cities to travel to')).toBe('Austin');
    expect(keepsView('Cities to travel to')).toBe('true');
    await press('Draw a box');
    expect(pointsOf('Cities to travel to')).toBe('Austin|Houston');
    expect(keepsView('Cities to travel to')).toBe('false');
  });

  it('shows everything again when nothing lies in what was drawn, and takes the drawing away', async () => {
    await renderGeography('/location/map/travel', { kept: [savedCity({ ...houston, locationTypes: ['travel'] })] });
    await press('Draw a box');
    await press('Finish drawing');
    expect(screen.getByText('No kept city inside')).toBeTruthy();
    await press('Show everything');
    expect(pointsOf('Cities to travel to')).toBe('Houston');
    expect(screen.getByRole('button', { name: 'Draw a box', pressed: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finish drawing' })).toBeNull();
  });

  it('offers no drawing on a map that cannot be shown, says why, and shows everything in the list again', async () => {
    const kept = [savedCity(), savedCity({ ...houston, internalId: 'h', locationTypes: ['travel'] })];
    await renderGeography('/location/map/travel', { kept });
    await press('Draw a box');
    await press('Finish drawing');
    expect(pointsOf('Cities to travel to')).toBe('Austin');
    await press('Break the map');
    for (const name of ['Draw a box', 'Draw a circle']) {
      expect(screen.getByRole('button', { name, pressed: false })).toHaveProperty('disabled', true);
    }
    expect(screen.getByText(/^Drawing needs the map, which cannot be shown here/)).toBeTruthy();
    expect(pointsOf('Cities to travel to')).toBe('Austin|Houston');
  });

  it('says in the place of the list that the cities could not be had, and not that there are none', async () => {
    const down = () => Response.json({ success: false, message: 'The service rests.' }, { status: 500 });
    await renderGeography('/location/map/travel/cities/IS', {
      service: { 'countrycities/IS': down, 'countries/geo': () => new Promise(() => undefined) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The service rests.');
    expect(screen.queryByText('No city here')).toBeNull();
    expect(screen.queryByText('0 cities')).toBeNull();
    // The chosen country is named without the service.
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Iceland');
  });

  it('goes from the world to a country to a state to its cities', async () => {
    const { router } = await renderGeography('/location/map/travel/countries');
    await userEvent.click(await screen.findByRole('button', { name: 'Region 840' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/map/travel/states/US'));
    await userEvent.click(await screen.findByRole('button', { name: 'Region Texas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/map/travel/cities/US/TX'));
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
  });

  it('searches the area that it was moved to, and keeps a city from there', async () => {
    const { requests, kept } = await renderGeography('/location/map/travel/cities/CI');
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
    await press('Search this area');
    await waitFor(() => expect(pointsOf('Cities')).toBe('Austin|Round Rock'));
    expect(requests.filter((path) => path === 'geosearch/nearby/cities')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /^Round Rock/ }));
    await press('Keep Round Rock for travel');
    expect(kept()).toMatchObject([{ cityName: 'Round Rock' }]);
  });

  it('gives up a search that another one overtakes', async () => {
    const asked: Request[] = [];
    const service = {
      'geosearch/nearby/cities': (_: unknown, request: Request) => {
        asked.push(request);
        return new Promise(() => undefined);
      },
    };
    const { router } = await renderGeography('/location/map/travel/cities/US', { service });
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
    await press('Search this area');
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.signal.aborted).toBe(false);
    router.history.push('/location/map/travel');
    await waitFor(() => expect(asked[0]!.signal.aborted).toBe(true));
  });

  it('says that a country has more cities than are shown', async () => {
    const results = Array.from({ length: 1000 }, (_, at) => city({ cityId: String(at), cityName: `City ${at}` }));
    const service = { 'countrycities/US': () => ({ results, pagination: paginate(2000, 1, 1000) }) };
    await renderGeography('/location/map/travel/cities/US', { service });
    expect(await screen.findByText('The 1,000 most populous cities', {}, { timeout: 20_000 })).toBeTruthy();
  });

  it('finds nothing in the open sea, and says so', async () => {
    const service = { 'geosearch/nearby/cities': () => [] };
    await renderGeography('/location/map/travel/cities/US', { service });
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
    await press('Search this area');
    expect(await screen.findByText('No city here')).toBeTruthy();
  });

  it('shows the kept cities for a map that there is not', async () => {
    await renderGeography('/location/map/travel/moon', { kept: [savedCity()] });
    expect(pointsOf('Cities to travel to')).toBe('Austin');
  });
});

describe('the map of metro areas', () => {
  const areas = [
    metroArea(),
    metroArea({ cbsaCode: '26420', name: 'Houston-Pasadena-The Woodlands, TX', kind: 'metropolitan' }),
  ];
  const service = { 'cbsa/US': () => ({ table: 'hand-written', results: areas }) };

  it('lists them, opens one, and says which table it shows', async () => {
    const { router } = await renderGeography('/location/mapcbsa', { service });
    await screen.findByText('2 areas');
    expect(screen.getByText(/table written by hand/)).toBeTruthy();
    await press(/Houston-Pasadena/);
    expect(await screen.findByRole('region', { name: /Houston-Pasadena/ })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({ area: 26420 }));
    const row = screen.getByRole('button', { name: /Houston-Pasadena/ });
    expect(row.getAttribute('aria-current')).toBe('true');
    await press('Close');
    expect(document.activeElement).toBe(row);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('offers another colouring once there is more than one', async () => {
    const written = [metroArea({ landAreaKm2: null })];
    const table = { 'cbsa/US': () => ({ table: 'hand-written', results: written }) };
    const { unmount } = await renderGeography('/location/mapcbsa', { service: table });
    await screen.findByText('1 area');
    expect(screen.queryByRole('radiogroup', { name: 'Coloured by' })).toBeNull();
    unmount();
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    await renderGeography('/location/mapcbsa', { service: table, homeLocation });
    expect(await screen.findByRole('radio', { name: 'Distance from you, km' })).toBeTruthy();
  });

  it('narrows them to a state and a name', async () => {
    await renderGeography('/location/mapcbsa?state=OR', { service });
    expect(await screen.findByText('No such area')).toBeTruthy();
    await press('Show all');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Metro area' }), 'austin');
    expect(screen.getByText('1 area')).toBeTruthy();
  });

  it('says that a number is no area', async () => {
    await renderGeography('/location/mapcbsa?area=99999', { service });
    expect((await screen.findByRole('alert')).textContent).toContain('99999');
  });

  it('opens the area of a link by its number', async () => {
    const counties = [{ countyCode: '48453', countyName: 'Travis County', stateCode: 'TX' }];
    const detail = () => metroArea({ counties });
    await renderGeography('/location/mapcbsa?area=12420', { service: { 'cbsa/US/12420': detail, ...service } });
    expect(await screen.findByText('Travis County')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Cities of Texas' })).getAttribute('href')).toBe(
      '/cities?state=TX',
    );
    const row = await screen.findByRole('button', { name: /Austin-Round Rock/ });
    expect(row.getAttribute('aria-current')).toBe('true');
  });
});
