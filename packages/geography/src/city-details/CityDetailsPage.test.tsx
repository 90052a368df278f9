import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTimeText } from '../figures';
import { rememberCenter } from '../city-centers/city-centers';
import { createHomeLocationStore } from '../home-location/home-location-store';
import { location } from '../testing/location';
import { metroArea } from '../testing/fixtures';
import { renderGeography } from '../testing/render-geography';

showFakeMap();

const austin = '/city/details/4671654';
const dallas = { locationText: 'Dallas', locationLat: 32.7767, locationLng: -96.797 };

describe('city details', () => {
  // Otherwise the minute could change between rendering and the assertion.
  beforeEach(() => {
    vi.setSystemTime('2026-10-20T12:00:30Z');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('show population, local time, metro area and nearby cities', async () => {
    await renderGeography(austin);
    await screen.findByRole('heading', { level: 1, name: 'Austin' });
    expect(screen.getByRole('link', { name: 'Search jobs here' }).getAttribute('href')).toBe('/jobs/search/TX/Austin');
    expect(screen.getByRole('link', { name: 'Jobs on a map' }).getAttribute('href')).toBe('/jobs/map/search/TX/Austin');
    expect(screen.getByText('931,830')).toBeTruthy();
    expect(screen.getByText('America/Chicago')).toBeTruthy();
    expect(screen.getByText(localTimeText('America/Chicago', new Date('2026-10-20T12:00:30Z')))).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Austin-Round Rock-San Marcos, TX' })).toBeTruthy();
    const worth = screen.getByRole<HTMLAnchorElement>('link', { name: 'What your pay is worth here' });
    expect(worth.pathname + decodeURIComponent(worth.search)).toBe('/salary/assistant?compare="12420"');
    const nearby = within(await screen.findByRole('list', { name: 'Nearby cities' }));
    expect(nearby.getAllByRole('link').map((link) => link.textContent)).toEqual(['Round Rock']);
    expect(screen.getByRole('region', { name: 'Map: Austin' }).dataset['points']).toBe('Austin|Round Rock');
    // The city itself never joins a cluster.
    expect(screen.getByRole('region', { name: 'Map: Austin' }).dataset['selected']).toBe('4671654');
  });

  it('show no metro area for a city outside all of them', async () => {
    const elsewhere = metroArea({
      outline: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 0],
          ],
        ],
      },
    });
    const { requests } = await renderGeography(austin, { service: { 'cbsa/US/12420': () => elsewhere } });
    await waitFor(() => expect(requests).toContain('cbsa/US/12420'));
    await screen.findByRole('list', { name: 'Nearby cities' });
    expect(screen.queryByText('Metro area')).toBeNull();
  });

  it('estimate the trip from the home location', async () => {
    await renderGeography(austin, { homeLocation: dallas });
    const byCar = (await screen.findByText('By car')).parentElement!;
    expect(byCar.textContent).toBe('By car8 h 22 min');
    expect(screen.getByText(/Straight-line estimates at 22 mph by car, 9 mph by bike and 3 mph on foot/)).toBeTruthy();
  });

  it('say that the trip was measured between city centers, and name no minutes within one city', async () => {
    const { database } = await renderGeography(austin, { homeLocation: dallas });
    await screen.findByText('To the city center of Austin.');
    const center = { city: 'Dallas', latitude: dallas.locationLat, longitude: dallas.locationLng };
    act(() => rememberCenter(database, location(center)));
    expect(screen.getByText('From the city center of Dallas to that of Austin.')).toBeTruthy();
    act(() => {
      rememberCenter(database, location());
      createHomeLocationStore(database).set({ locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 });
    });
    expect(screen.getByText(/^In Austin, like your/)).toBeTruthy();
    expect(screen.queryByText('By car')).toBeNull();
  });

  it('estimate no commute across an ocean', async () => {
    await renderGeography(austin, {
      homeLocation: { locationText: 'Paris', locationLat: 48.8566, locationLng: 2.3522 },
    });
    expect(await screen.findByText(/too far for a commute/)).toBeTruthy();
    expect(screen.getByText(/^5,\d{3} mi/)).toBeTruthy();
    expect(screen.queryByText('By car')).toBeNull();
  });

  it('link to the home location when it is not set', async () => {
    await renderGeography(austin);
    const link = await screen.findByRole('link', { name: 'Set your home location' });
    expect(link.getAttribute('href')).toBe('/location/from');
  });

  it('save the city in a group and remove it again', async () => {
    const { saved } = await renderGeography(austin);
    const button = await screen.findByRole('button', { name: 'Save Austin for vacation' });
    await userEvent.click(button);
    expect(saved()).toMatchObject([{ cityId: '4671654', locationTypes: ['vacation'] }]);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button);
    expect(saved()).toEqual([]);
  });

  it('save the city once with a double click', async () => {
    const { saved } = await renderGeography(austin);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Save Austin for vacation' }));
    expect(saved()).toMatchObject([{ cityId: '4671654', locationTypes: ['vacation'] }]);
  });

  it('say when the city does not exist', async () => {
    await renderGeography('/city/details/7');
    expect(await screen.findByText('City not found')).toBeTruthy();
  });
});
