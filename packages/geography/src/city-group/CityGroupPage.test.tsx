import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { houston } from '../testing/fixtures';
import { savedCity } from '../testing/saved-city';
import { renderGeography } from '../testing/render-geography';

vi.mock('@keepmark/map', async () => (await import('../testing/fake-map')).fakeMap);

const savedHouston = savedCity({ ...houston, internalId: 'kept-2', notes: 'Humid.' });
const kept = [
  savedCity(),
  savedHouston,
  savedCity({ internalId: 'kept-3', cityId: '3143244', cityName: 'Oslo', locationTypes: ['retire'] }),
];

describe('the cities kept for one purpose', () => {
  it('are those of this purpose only', async () => {
    await renderGeography('/city/travel', { kept });
    expect(screen.getByRole('region', { name: 'Map: Cities to travel to' }).dataset['points']).toBe('Austin|Houston');
  });

  it('open one at a time, at an address of its own', async () => {
    const { router } = await renderGeography('/city/travel?compare=', { kept });
    await userEvent.click(screen.getByRole('button', { name: /Houston/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/city/travel/kept-2'));
    expect(screen.getByText('Humid.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Notes and purposes' });
    expect(link.getAttribute('href')).toBe('/location/manage/travel/kept-2');
  });

  it('stand side by side, with their ways from where one travels from', async () => {
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    const { router } = await renderGeography('/city/travel?compare=', { kept, homeLocation });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Austin' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Houston' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ compare: 'kept-1,kept-2' }));
    const table = within(await screen.findByRole('table'));
    const cells = (row: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await waitFor(() => expect(cells('Population')).toEqual(['931,830', '2,296,224']));
    expect(cells('Distance')).toEqual(['0 km (0 mi)', '236 km (147 mi)']);
    expect(cells('By car')).toEqual(['0 min', '6 h 44 min']);
    expect(cells('Notes')).toEqual(['–', 'Humid.']);
    expect(screen.getByText(/^Ways from .* are estimates along a straight line, at 35, 15 and 5 km\/h/)).toBeTruthy();
  });

  it('are four side by side at most', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((internalId) => savedCity({ internalId, cityName: internalId }));
    await renderGeography('/city/travel', { kept: five });
    const table = within(await screen.findByRole('table'));
    const heads = table.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['a', 'b', 'c', 'd']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'e' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'd' }).disabled).toBe(false);
    // Without a start there are no ways, but a way to give one.
    const link = screen.getByRole('link', { name: 'Set where you travel from' });
    expect(link.getAttribute('href')).toBe('/location/from');
  });

  it('have no time to a city over an ocean', async () => {
    const homeLocation = { locationText: 'Paris', locationLat: 48.8566, locationLng: 2.3522 };
    await renderGeography('/city/travel', { kept: [savedCity()], homeLocation });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /^Distance 8,\d{3} km/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^By car/ }).textContent).toBe('By car–');
  });

  it('are looked for when there are none', async () => {
    await renderGeography('/city/vacation', { kept });
    expect(screen.getByText('No city kept for this yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find cities' }).getAttribute('href')).toBe('/location/list/vacation');
  });

  it('have four purposes and no other', async () => {
    await renderGeography('/city/business');
    expect(screen.getByText('There is no such list of cities')).toBeTruthy();
  });
});

describe('one kept city', () => {
  it('gets notes and further purposes', async () => {
    const opened = await renderGeography('/location/manage/travel/kept-1', { kept });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Warm.');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep Austin for retirement' }));
    expect(opened.kept()[0]).toMatchObject({ notes: 'Warm.', locationTypes: ['travel', 'retire'] });
  });

  it('is said not to be here when it is not', async () => {
    await renderGeography('/location/manage/travel/nothing', { kept });
    expect(screen.getByText('This city is not kept here')).toBeTruthy();
  });
});
