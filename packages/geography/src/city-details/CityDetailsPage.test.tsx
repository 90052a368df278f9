import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTimeText } from '../figures';
import { metroArea } from '../testing/fixtures';
import { renderGeography } from '../testing/render-geography';

vi.mock('@keepmark/map', async () => (await import('../testing/fake-map')).fakeMap);

const austin = '/city/details/4671654';
const dallas = { locationText: 'Dallas', locationLat: 32.7767, locationLng: -96.797 };

describe('the details of a city', () => {
  // Or the minute may turn between drawing the page and looking at it.
  beforeEach(() => {
    vi.setSystemTime('2026-10-20T12:00:30Z');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('tell how many people, which time, which metro area and what is near', async () => {
    await renderGeography(austin);
    await screen.findByRole('heading', { level: 1, name: 'Austin' });
    expect(screen.getByText('931,830')).toBeTruthy();
    expect(screen.getByText('America/Chicago')).toBeTruthy();
    expect(screen.getByText(localTimeText('America/Chicago', new Date('2026-10-20T12:00:30Z')))).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Austin-Round Rock-San Marcos, TX' })).toBeTruthy();
    const nearby = within(await screen.findByRole('list', { name: 'Nearby cities' }));
    expect(nearby.getAllByRole('link').map((link) => link.textContent)).toEqual(['Round Rock']);
    expect(screen.getByRole('region', { name: 'Map: Austin' }).dataset['points']).toBe('Austin|Round Rock');
    // The city itself is drawn for itself, never in a cluster.
    expect(screen.getByRole('region', { name: 'Map: Austin' }).dataset['selected']).toBe('4671654');
  });

  it('name no metro area for a city that lies in none', async () => {
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

  it('estimate the way from where one travels from', async () => {
    await renderGeography(austin, { homeLocation: dallas });
    const way = (await screen.findByText('By car')).parentElement!;
    expect(way.textContent).toBe('By car8 h 22 min');
    expect(screen.getByText(/Estimated along a straight line, at 35, 15 and 5 km\/h/)).toBeTruthy();
  });

  it('estimate no commute over an ocean', async () => {
    await renderGeography(austin, {
      homeLocation: { locationText: 'Paris', locationLat: 48.8566, locationLng: 2.3522 },
    });
    expect(await screen.findByText(/too far for a commute/)).toBeTruthy();
    expect(screen.getByText(/^8,\d{3} km/)).toBeTruthy();
    expect(screen.queryByText('By car')).toBeNull();
  });

  it('ask where one travels from while that is unknown', async () => {
    await renderGeography(austin);
    const link = await screen.findByRole('link', { name: 'Set where you travel from' });
    expect(link.getAttribute('href')).toBe('/location/from');
  });

  it('keep it for a purpose, and let go of it', async () => {
    const { kept } = await renderGeography(austin);
    const button = await screen.findByRole('button', { name: 'Keep Austin for vacation' });
    await userEvent.click(button);
    expect(kept()).toMatchObject([{ cityId: '4671654', locationTypes: ['vacation'] }]);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button);
    expect(kept()).toEqual([]);
  });

  it('say that there is no such city', async () => {
    await renderGeography('/city/details/7');
    expect(await screen.findByText('There is no such city')).toBeTruthy();
  });
});
