import { settingTable } from '@keepmark/app-shell/settings-table';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { placeGroupTable } from '../place-group-tables';
import { manyPlaces } from '../testing/fixtures';
import { pressUndo } from '@keepmark/ui/testing';
import { renderPlaces } from '../testing/render-places';

const places = [
  { name: 'Riverside Park', types: ['park'], city: 'Austin', latitude: 30.2747, longitude: -97.7404 },
  { name: 'City Library', types: ['library'], city: 'Boston', url: 'https://library.example.com/' },
  { name: 'Harbor Museum', types: ['museum', 'attraction'], latitude: 0, longitude: 0 },
];

const names = () =>
  screen
    .getAllByRole('link')
    .flatMap(({ textContent, attributes }) =>
      attributes.getNamedItem('href')?.value.startsWith('/place/details/') ? [textContent] : [],
    );

describe('the list of saved places', () => {
  it('explains saved places when empty', async () => {
    await renderPlaces('/places');
    expect(screen.getByText('No saved places yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add place' }).getAttribute('href')).toBe('/place/add');
  });

  it('shows places, newest first, with links to their websites and maps', async () => {
    await renderPlaces('/places', places);
    expect(names()).toEqual(['Harbor Museum', 'City Library', 'Riverside Park']);
    expect(screen.getByText('Museum, Attraction')).toBeTruthy();
    expect(screen.getByText('Austin')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Website of City Library' }).getAttribute('href')).toBe(
      'https://library.example.com/',
    );
    expect(screen.getByRole('link', { name: 'Riverside Park on OpenStreetMap' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=30.2747&mlon=-97.7404#map=17/30.2747/-97.7404',
    );
    // Apps write 0,0 for unknown coordinates.
    expect(screen.queryByRole('link', { name: 'Harbor Museum on OpenStreetMap' })).toBeNull();
  });

  it('filters by text and type, and updates the URL', async () => {
    const { router } = await renderPlaces('/places?text=boston', places);
    expect(names()).toEqual(['City Library']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search saved places' }));
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Attraction (1)');
    await waitFor(() => expect(names()).toEqual(['Harbor Museum']));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'attraction' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved places' }), 'zoo');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all places' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('shows all places for an invalid URL', async () => {
    await renderPlaces('/places?type=ice_rink&sort=luck', places);
    expect(names()).toHaveLength(3);
  });

  it('deletes a place and restores it with undo', async () => {
    const { table } = await renderPlaces('/places', places);
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete City Library' }));
    expect(names()).toEqual(['Harbor Museum', 'Riverside Park']);
    await pressUndo('Deleted City Library.');
    expect(table.query()).toEqual(before);
  });

  it.each([10_000, 12_000, 20_000])('renders only the visible rows of %i places', async (count) => {
    await renderPlaces('/places', manyPlaces(count));
    expect(screen.getByText(`${count.toLocaleString('en')} places`)).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
  });
});

const selectTwo = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select City Library' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Riverside Park' }));
};
const pressIn = async (dialogName: string, buttonName: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: dialogName })).getByRole('button', { name: buttonName }),
  );

describe('selected places', () => {
  it('are added to a new group, and undo reverts it', async () => {
    const { database } = await renderPlaces('/places', places);
    await selectTwo();
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add to group' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Group name' }), 'Weekend');
    await pressIn('Add to group', 'Create group and add 2 places');
    expect(screen.getByText('Park · Weekend')).toBeTruthy();
    expect(screen.queryByText('2 selected')).toBeNull();
    await pressUndo('Added 2 places to Weekend.');
    expect(database.table(placeGroupTable).count()).toBe(0);
  });

  it('are moved from the shown group to another, or removed from it', async () => {
    const groups = { Weekend: [0, 1], Trips: [] };
    const { router, groupIds } = await renderPlaces('/places', places, { groups });
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Weekend (2)');
    await waitFor(() => expect(router.state.location.search).toEqual({ group: groupIds[0] }));
    expect(names()).toEqual(['City Library', 'Riverside Park']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select City Library' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to group' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Group name' }), 'trips');
    await pressIn('Move to group', 'Move 1 place');
    expect(names()).toEqual(['Riverside Park']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Riverside Park' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove from Weekend' }));
    expect(screen.getByText('No matching places')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'No group (2)');
    expect(names()).toEqual(['Harbor Museum', 'Riverside Park']);
  });

  it('get a type, and are deleted with undo', async () => {
    const { table } = await renderPlaces('/places', places);
    await selectTwo();
    await userEvent.click(screen.getByRole('button', { name: 'Set type' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set type' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Type' }), 'travel{ArrowDown}{Enter}');
    await pressIn('Set type', 'Set type for 2 places');
    expect(table.query().map(({ types }) => types)).toEqual([
      ['park', 'travel_destination'],
      ['library', 'travel_destination'],
      ['museum', 'attraction'],
    ]);
    await selectTwo();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('No saved places yet')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Recently deleted (3)' });
    expect(link.getAttribute('href')).toBe('/settings/deleted?kind=places');
    await pressUndo('Deleted 3 places.');
    expect(names()).toHaveLength(3);
  });

  it('exclude places that a filter hides', async () => {
    const { table } = await renderPlaces('/places', places);
    await selectTwo();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved places' }), 'library');
    await waitFor(() => expect(screen.getByText('1 selected')).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(table.query().map(({ name }) => name)).toEqual(['Riverside Park', 'Harbor Museum']);
  });
});

it('shows and filters by the distance from the home location', async () => {
  const { database } = await renderPlaces('/places/list?sort=distance', places);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Distance/).disabled).toBe(true);
  const settings = database.table(settingTable);
  act(() => {
    for (const [settingName, settingValue] of Object.entries({
      locationText: 'Dallas',
      locationLat: '32.7767',
      locationLng: '-96.797',
    })) {
      settings.insert({ settingGroup: 'travel-from', settingName, settingValue });
    }
  });
  expect(screen.getByText('182 miles, about 8 h 21 min by car · Austin')).toBeTruthy();
  expect(names()[0]).toBe('Riverside Park');
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 100 miles');
  expect(screen.getByText('No matching places')).toBeTruthy();
});
