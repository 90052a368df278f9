import { paginate } from '@keepmark/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it } from 'vitest';
import { city, houston, metroArea } from '../testing/fixtures';
import { savedCity } from '../testing/saved-city';
import { renderGeography } from '../testing/render-geography';

showFakeMap();

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pointsOf = (map: string) => screen.getByRole('region', { name: `Map: ${map}` }).dataset['points'];
const viewIsFixed = (map: string) => screen.getByRole('region', { name: `Map: ${map}` }).dataset['fixedView'];

describe('the map of a group', () => {
  it('shows the saved cities with distances and driving times', async () => {
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    await renderGeography('/location/map/travel', {
      saved: [savedCity({ ...houston, internalId: 'h' })],
      homeLocation,
    });
    expect(screen.getByRole('button', { name: /Houston \/ 147 miles, about 6 h 44 min by car/ })).toBeTruthy();
    expect(screen.getByText(/^Driving times from Austin\. Straight-line estimates at 22 mph/)).toBeTruthy();
  });

  it('shows only the cities in a drawn box until drawing ends', async () => {
    const saved = [savedCity(), savedCity({ ...houston, internalId: 'h', locationTypes: ['travel'] })];
    await renderGeography('/location/map/travel', { saved });
    await press('Draw a box');
    expect(screen.getByText('Drag on the map, or click two corners.')).toBeTruthy();
    await press('Finish drawing');
    expect(screen.getByText(/Showing only cities inside the box/)).toBeTruthy();
    expect(pointsOf('Travel cities')).toBe('Austin');
    expect(viewIsFixed('Travel cities')).toBe('true');
    await press('Draw a box');
    expect(pointsOf('Travel cities')).toBe('Austin|Houston');
    expect(viewIsFixed('Travel cities')).toBe('false');
  });

  it('clears an empty drawn area and shows all cities again', async () => {
    await renderGeography('/location/map/travel', { saved: [savedCity({ ...houston, locationTypes: ['travel'] })] });
    await press('Draw a box');
    await press('Finish drawing');
    expect(screen.getByText('No saved cities in this area')).toBeTruthy();
    await press('Show all');
    expect(pointsOf('Travel cities')).toBe('Houston');
    expect(screen.getByRole('button', { name: 'Draw a box', pressed: false })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finish drawing' })).toBeNull();
  });

  it('turns drawing off when there is no map, says why, and lists all cities again', async () => {
    const saved = [savedCity(), savedCity({ ...houston, internalId: 'h', locationTypes: ['travel'] })];
    await renderGeography('/location/map/travel', { saved });
    await press('Draw a box');
    await press('Finish drawing');
    expect(pointsOf('Travel cities')).toBe('Austin');
    await press('Break the map');
    for (const name of ['Draw a box', 'Draw a circle']) {
      expect(screen.getByRole('button', { name, pressed: false })).toHaveProperty('disabled', true);
    }
    expect(screen.getByText(/^You can’t draw without the map/)).toBeTruthy();
    expect(pointsOf('Travel cities')).toBe('Austin|Houston');
  });

  it('shows an error instead of an empty list when the cities did not load', async () => {
    const down = () => Response.json({ success: false, message: 'The service is down.' }, { status: 500 });
    await renderGeography('/location/map/travel/cities/IS', {
      service: { 'countrycities/IS': down, 'countries/geo': () => new Promise(() => undefined) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The service is down.');
    expect(screen.queryByText('No cities here')).toBeNull();
    expect(screen.queryByText('0 cities')).toBeNull();
    // The name of the selected country needs no service.
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Iceland');
  });

  it('leads from the world to a country, a state and its cities', async () => {
    const { router } = await renderGeography('/location/map/travel/countries');
    await userEvent.click(await screen.findByRole('button', { name: 'Region 840' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/map/travel/states/US'));
    await userEvent.click(await screen.findByRole('button', { name: 'Region Texas' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/location/map/travel/cities/US/TX'));
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
  });

  it('searches the area that the map was moved to, and saves a city there', async () => {
    const { requests, saved } = await renderGeography('/location/map/travel/cities/CI');
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
    await press('Search this area');
    await waitFor(() => expect(pointsOf('Cities')).toBe('Austin|Round Rock'));
    expect(requests.filter((path) => path === 'geosearch/nearby/cities')).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /^Round Rock/ }));
    await press('Save Round Rock for travel');
    expect(saved()).toMatchObject([{ cityName: 'Round Rock' }]);
  });

  it('aborts a search when the user leaves', async () => {
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

  it('says when a country has more cities than are shown', async () => {
    const results = Array.from({ length: 1000 }, (_, at) => city({ cityId: String(at), cityName: `City ${at}` }));
    const service = { 'countrycities/US': () => ({ results, pagination: paginate(2000, 1, 1000) }) };
    await renderGeography('/location/map/travel/cities/US', { service });
    expect(await screen.findByText('Largest 1,000 cities', {}, { timeout: 20_000 })).toBeTruthy();
  });

  it('says when an area has no cities', async () => {
    const service = { 'geosearch/nearby/cities': () => [] };
    await renderGeography('/location/map/travel/cities/US', { service });
    await waitFor(() => expect(pointsOf('Cities')).toBe('Houston|Austin|Round Rock'));
    await press('Search this area');
    expect(await screen.findByText('No cities here')).toBeTruthy();
  });

  it('shows the saved cities for an unknown map type', async () => {
    await renderGeography('/location/map/travel/moon', { saved: [savedCity()] });
    expect(pointsOf('Travel cities')).toBe('Austin');
  });
});

describe('the map of metro areas', () => {
  const areas = [
    metroArea(),
    metroArea({ cbsaCode: '26420', name: 'Houston-Pasadena-The Woodlands, TX', kind: 'metropolitan' }),
  ];
  const service = { 'cbsa/US': () => ({ table: 'hand-written', results: areas }) };

  it('lists them, opens one, and names the source', async () => {
    const { router } = await renderGeography('/location/mapcbsa', { service });
    await screen.findByText('2 areas');
    expect(screen.getByText('The 100 largest US metro areas.')).toBeTruthy();
    await press(/Houston-Pasadena/);
    expect(await screen.findByRole('region', { name: /Houston-Pasadena/ })).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toEqual({ area: 26420 }));
    const row = screen.getByRole('button', { name: /Houston-Pasadena/ });
    expect(row.getAttribute('aria-current')).toBe('true');
    await press('Close');
    expect(document.activeElement).toBe(row);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('colors by people, and offers the distance once there is a home location', async () => {
    const written = [metroArea({ landAreaKm2: null })];
    const table = { 'cbsa/US': () => ({ table: 'hand-written', results: written }) };
    const { unmount } = await renderGeography('/location/mapcbsa', { service: table });
    await screen.findByText('1 area');
    const colors = within(screen.getByRole('radiogroup', { name: 'Color by' }));
    expect(colors.getByRole<HTMLInputElement>('radio', { name: 'People in cities' }).checked).toBe(true);
    expect(colors.getAllByRole('radio')).toHaveLength(2);
    unmount();
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    await renderGeography('/location/mapcbsa', { service: table, homeLocation });
    expect(await screen.findByRole('radio', { name: 'Distance from home, miles' })).toBeTruthy();
  });

  it('colors by open jobs on the jobs site, where there are some', async () => {
    const { unmount } = await renderGeography('/location/mapcbsa?area=12420', {
      service: { ...service, '/jobs/cbsa/US': () => ({ '12420': 31 }) },
    });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Open jobs' })).checked).toBe(true);
    expect(screen.getByText(/31 open jobs/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Region 12420' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Region 26420' })).toBeNull();
    unmount();
    await renderGeography('/location/mapcbsa', { service: { ...service, '/jobs/cbsa/US': () => ({}) } });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'People in cities' })).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Open jobs' })).toBeNull();
  });

  it('filters by state and name', async () => {
    await renderGeography('/location/mapcbsa?state=OR', { service });
    expect(await screen.findByText('No metro areas found')).toBeTruthy();
    await press('Show all');
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Metro area' }), 'austin');
    expect(screen.getByText('1 area')).toBeTruthy();
  });

  it('says when the code in the URL is unknown', async () => {
    await renderGeography('/location/mapcbsa?area=99999', { service });
    expect((await screen.findByRole('alert')).textContent).toContain('99999');
  });

  it('opens the area whose code is in the URL', async () => {
    const counties = [{ countyCode: '48453', countyName: 'Travis County', stateCode: 'TX' }];
    const detail = () => metroArea({ counties });
    await renderGeography('/location/mapcbsa?area=12420', { service: { 'cbsa/US/12420': detail, ...service } });
    expect(await screen.findByText('Travis County')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Cities in Texas' })).getAttribute('href')).toBe(
      '/cities?state=TX',
    );
    const row = await screen.findByRole('button', { name: /Austin-Round Rock/ });
    expect(row.getAttribute('aria-current')).toBe('true');
  });
});
