import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it, vi } from 'vitest';
import { houston } from '../testing/fixtures';
import { savedCity } from '../testing/saved-city';
import { renderGeography } from '../testing/render-geography';

showFakeMap();

const savedHouston = savedCity({ ...houston, internalId: 'saved-2', notes: 'Humid.' });
const saved = [
  savedCity(),
  savedHouston,
  savedCity({ internalId: 'saved-3', cityId: '3143244', cityName: 'Oslo', locationTypes: ['retire'] }),
];

describe('a group of saved cities', () => {
  it('shows only the cities of that group', async () => {
    await renderGeography('/city/travel', { saved });
    expect(screen.getByRole('region', { name: 'Map: Travel cities' }).dataset['points']).toBe('Austin|Houston');
  });

  it('opens one city at a time, each with its own URL', async () => {
    const { router } = await renderGeography('/city/travel?compare=', { saved });
    await userEvent.click(screen.getByRole('button', { name: /^Houston/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/city/travel/saved-2'));
    expect(screen.getByText('Humid.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Notes and groups' });
    expect(link.getAttribute('href')).toBe('/location/manage/travel/saved-2');
  });

  it('compares cities side by side, with distances from the home location', async () => {
    const homeLocation = { locationText: 'Austin', locationLat: 30.2672, locationLng: -97.7431 };
    const { router } = await renderGeography('/city/travel?compare=', { saved, homeLocation });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Austin' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Houston' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ compare: 'saved-1,saved-2' }));
    const table = within(await screen.findByRole('table'));
    const cells = (row: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    await waitFor(() => expect(cells('Population')).toEqual(['931,830', '2,296,224']));
    expect(cells('Distance')).toEqual(['0 miles', '147 miles']);
    expect(cells('By car')).toEqual(['0 min', '6 h 44 min']);
    expect(cells('Notes')).toEqual(['–', 'Humid.']);
    expect(
      screen.getByText(/^From Austin\. Straight-line estimates at 22 mph by car, 9 mph by bike and 3 mph on foot/),
    ).toBeTruthy();
  });

  it('compares four cities at most', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((internalId) => savedCity({ internalId, cityName: internalId }));
    await renderGeography('/city/travel', { saved: five });
    const table = within(await screen.findByRole('table'));
    const heads = table.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['a', 'b', 'c', 'd']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'e' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'd' }).disabled).toBe(false);
    // Without a home location there are no distances, but a link to set it.
    expect(table.queryByRole('row', { name: /^(?:Distance|By car|By bike|On foot)/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Set your home location' });
    expect(link.getAttribute('href')).toBe('/location/from');
  });

  it('finds a city to compare among many by its name', async () => {
    const many = Array.from({ length: 60 }, (_, at) => savedCity({ internalId: `c${at}`, cityName: `City ${at}` }));
    const { router } = await renderGeography('/city/travel?compare=c1', { saved: many });
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Compare up to 4' }), 'City 59');
    // The list stays hidden where styles aren't loaded.
    await userEvent.click(await screen.findByRole('option', { name: /^City 59,/, hidden: true }));
    await waitFor(() => expect(router.state.location.search).toEqual({ compare: 'c1,c59' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['City 1', 'City 59']);
  });

  it('shows no travel time to a city across an ocean', async () => {
    const homeLocation = { locationText: 'Paris', locationLat: 48.8566, locationLng: 2.3522 };
    await renderGeography('/city/travel', { saved: [savedCity()], homeLocation });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /^Distance 5,\d{3} mi/ })).toBeTruthy();
    expect(table.getByRole('row', { name: /^By car/ }).textContent).toBe('By car–');
  });

  it('links to the search when the group is empty', async () => {
    await renderGeography('/city/vacation', { saved });
    expect(screen.getByText('No saved cities yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find cities' }).getAttribute('href')).toBe('/location/list/vacation');
  });

  it('exists for the four location types only', async () => {
    await renderGeography('/city/business');
    expect(screen.getByText('Group not found')).toBeTruthy();
  });
});

describe('one saved city', () => {
  it('gets notes and more groups', async () => {
    const opened = await renderGeography('/location/manage/travel/saved-1', { saved });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Warm.');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save Austin for retirement' }));
    expect(opened.saved()[0]).toMatchObject({ notes: 'Warm.', locationTypes: ['travel', 'retire'] });
  });

  it('can be saved again with what was typed while it was deleted', async () => {
    const opened = await renderGeography('/location/manage/travel/saved-1', { saved: [savedCity({ notes: 'Warm.' })] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), ' And dry.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Austin for travel' }));
    expect(opened.saved()).toEqual([]);
    expect(screen.getByText(/^This city was deleted while you were editing it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new city' }));
    expect(opened.saved()).toMatchObject([{ notes: 'Warm. And dry.', locationTypes: ['travel'] }]);
  });

  it('stays open with what was typed if it can’t be saved again', async () => {
    const { actions, router } = await renderGeography('/location/manage/travel/saved-1', { saved: [savedCity()] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Dry.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Austin for travel' }));
    vi.spyOn(actions, 'save').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save as a new city' }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).value).toBe('Dry.');
    expect(router.state.location.pathname).toBe('/location/manage/travel/saved-1');
  });

  it('says when the city is not saved', async () => {
    await renderGeography('/location/manage/travel/nothing', { saved });
    expect(screen.getByText('This city isn’t saved')).toBeTruthy();
  });
});
