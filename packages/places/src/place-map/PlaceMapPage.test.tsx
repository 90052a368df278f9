import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderPlaces } from '../testing/render-places';
import { geocoded } from '../testing/service';
import { savedMode } from './map-mode';
import { commuteBand } from './place-colors';

showFakeMap();

const places = [
  { name: 'Riverside Park', types: ['park'], latitude: 30.27, longitude: -97.74 },
  { name: 'City Library', latitude: 30.3, longitude: -97.7 },
  { name: 'Null Island', latitude: 0, longitude: 0 },
];
const pins = () => screen.getAllByRole('button', { name: /^Pin of/ }).map(({ textContent }) => textContent);

describe('the places map', () => {
  it('shows saved places by group, and counts those without a location', async () => {
    await renderPlaces('/places/map', places, { groups: { Weekend: [0] } });
    await screen.findByRole('region', { name: 'Map: Saved places' });
    expect(pins()).toEqual(['Pin of Riverside Park: Weekend', 'Pin of City Library: No group']);
    expect(screen.getByText(/Not shown: 1 place without a location/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pin of City Library: No group' }));
    expect(screen.getByRole('link', { name: 'Nearby places' }).getAttribute('href')).toMatch(
      /^\/places\/discover\?around=kept&place=.+&miles=2$/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Directions' }));
    const app = await screen.findByRole('menuitem', { name: 'OpenStreetMap' });
    expect(app.getAttribute('href')).toContain('mlat=30.3&mlon=-97.7');
  });

  it('moves a pin, and undo moves it back', async () => {
    const { table, ids } = await renderPlaces(`/places/map/${savedMode}`, places);
    await userEvent.click(await screen.findByRole('switch', { name: /Move pins/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Pin of City Library/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Drag the marker' }));
    expect(table.get(ids[1] ?? '')).toMatchObject({ latitude: 31.5, longitude: -97.25 });
    await pressUndo('Moved City Library.');
    expect(table.get(ids[1] ?? '')).toMatchObject({ latitude: 30.3, longitude: -97.7 });
  });

  it('shows the group in the path', async () => {
    const { router, groupIds } = await renderPlaces('/places/map/group', places, {
      groups: { Trips: [1], Weekend: [0] },
    });
    await screen.findByRole('region', { name: 'Map: Trips' });
    expect(pins()).toEqual(['Pin of City Library: Trips']);
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Weekend');
    await waitFor(() => expect(pins()).toEqual(['Pin of Riverside Park: Weekend']));
    expect(router.state.location.pathname).toBe(`/places/map/group/${groupIds[1]}`);
  });

  it('switches to search and discover, and shows saved places for an unknown mode', async () => {
    const { router } = await renderPlaces('/places/map/upside-down', places);
    await screen.findByRole('region', { name: 'Map: Saved places' });
    await userEvent.click(screen.getByRole('radio', { name: 'Search' }));
    await screen.findByRole('region', { name: 'Map: Search results' });
    expect(router.state.location.pathname).toBe('/places/map/search');
    await userEvent.click(screen.getByRole('radio', { name: 'Discover' }));
    await screen.findByRole('region', { name: 'Map: Nearby places' });
  });

  it('explains what to do when empty', async () => {
    await renderPlaces('/places/map/group');
    expect(await screen.findByText('No groups yet')).toBeTruthy();
  });
});

it('groups drive times into bands', () => {
  expect([0, 5.8, 5.9, 17.5, 35, 36].map(commuteBand)).toEqual(['10', '10', '10', '30', '60', 'Infinity']);
});

it('adds a place by picking a point on the map', async () => {
  const { table } = await renderPlaces('/place/location/add', [], { reverseGeocode: () => geocoded() });
  await userEvent.click(await screen.findByRole('button', { name: 'Press on the map' }));
  expect(await screen.findByText('Oslo, Norway · 31.5, -97.25')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use this location' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Old Mill');
  await userEvent.click(screen.getByRole('button', { name: 'Add place' }));
  expect(table.query()).toMatchObject([
    { displayName: 'Old Mill', city: 'Oslo', country: 'Norway', latitude: 31.5, longitude: -97.25 },
  ]);
});
