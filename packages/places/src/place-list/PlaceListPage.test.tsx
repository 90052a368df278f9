import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { manyPlaces } from '../testing/fixtures';
import { pressUndo } from '../testing/press-undo';
import { renderPlaces } from '../testing/render-places';

const kept = [
  { name: 'Riverside Park', types: ['park'], city: 'Austin', latitude: 30.2747, longitude: -97.7404 },
  { name: 'City Library', types: ['library'], city: 'Boston', url: 'https://library.example.com/' },
  { name: 'Harbor Museum', types: ['museum', 'attraction'], latitude: 0, longitude: 0 },
];

const names = () =>
  screen
    .getAllByRole('link')
    .flatMap(({ textContent, attributes }) =>
      attributes.getNamedItem('href')?.value.startsWith('/place/edit/') ? [textContent] : [],
    );

describe('the list of kept places', () => {
  it('teaches what it is for while it is empty', async () => {
    await renderPlaces('/places');
    expect(screen.getByText('No places kept yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a place' }).getAttribute('href')).toBe('/place/add');
  });

  it('shows the places, newest first, and the ways to see them elsewhere', async () => {
    await renderPlaces('/places', kept);
    expect(names()).toEqual(['Harbor Museum', 'City Library', 'Riverside Park']);
    expect(screen.getByText('Museum, Attraction')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Site of City Library' }).getAttribute('href')).toBe(
      'https://library.example.com/',
    );
    expect(screen.getByRole('link', { name: 'Riverside Park on OpenStreetMap' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=30.2747&mlon=-97.7404#map=17/30.2747/-97.7404',
    );
    // 0,0 is where programs put what they do not know.
    expect(screen.queryByRole('link', { name: 'Harbor Museum on OpenStreetMap' })).toBeNull();
  });

  it('is filtered by word and kind, and the URL follows', async () => {
    const { router } = await renderPlaces('/places?text=boston', kept);
    expect(names()).toEqual(['City Library']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search kept places' }));
    await userEvent.selectOptions(screen.getByLabelText('Kind of place'), 'Attraction (1)');
    await waitFor(() => expect(names()).toEqual(['Harbor Museum']));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'attraction' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search kept places' }), 'zoo');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all places' }));
    expect(names()).toHaveLength(3);
  });

  it('takes a URL that makes no sense for all places', async () => {
    await renderPlaces('/places?type=ice_rink&sort=luck', kept);
    expect(names()).toHaveLength(3);
  });

  it('deletes with one press and brings back with another', async () => {
    const { table } = await renderPlaces('/places', kept);
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete City Library' }));
    expect(names()).toEqual(['Harbor Museum', 'Riverside Park']);
    await pressUndo('Deleted City Library.');
    expect(table.query()).toEqual(before);
  });

  it('holds ten thousand places and only the rows in sight', async () => {
    await renderPlaces('/places', manyPlaces(10_000));
    expect(screen.getByText('10,000 places')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});
