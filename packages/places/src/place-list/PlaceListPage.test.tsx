import { settingTable } from '@keepmark/app-shell/settings-table';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { placeGroupTable } from '../place-group-tables';
import { manyPlaces } from '../testing/fixtures';
import { pressUndo } from '../testing/press-undo';
import { renderPlaces } from '../testing/render-places';

const saved = [
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

describe('the list of saved places', () => {
  it('teaches what it is for while it is empty', async () => {
    await renderPlaces('/places');
    expect(screen.getByText('No saved places')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add a place' }).getAttribute('href')).toBe('/place/add');
  });

  it('shows the places, newest first, and the ways to see them elsewhere', async () => {
    await renderPlaces('/places', saved);
    expect(names()).toEqual(['Harbor Museum', 'City Library', 'Riverside Park']);
    expect(screen.getByText('Museum, Attraction')).toBeTruthy();
    expect(screen.getByText('Austin')).toBeTruthy();
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
    const { router } = await renderPlaces('/places?text=boston', saved);
    expect(names()).toEqual(['City Library']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search saved places' }));
    await userEvent.selectOptions(screen.getByLabelText('Kind of place'), 'Attraction (1)');
    await waitFor(() => expect(names()).toEqual(['Harbor Museum']));
    await waitFor(() => expect(router.state.location.search).toEqual({ type: 'attraction' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved places' }), 'zoo');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all places' }));
    expect(names()).toHaveLength(3);
  });

  it('takes a URL that makes no sense for all places', async () => {
    await renderPlaces('/places?type=ice_rink&sort=luck', saved);
    expect(names()).toHaveLength(3);
  });

  it('deletes with one press and brings back with another', async () => {
    const { table } = await renderPlaces('/places', saved);
    const before = table.query();
    await userEvent.click(screen.getByRole('button', { name: 'Delete City Library' }));
    expect(names()).toEqual(['Harbor Museum', 'Riverside Park']);
    await pressUndo('Deleted City Library.');
    expect(table.query()).toEqual(before);
  });

  it.each([10_000, 12_000, 20_000])('holds %i places and only the rows in sight', async (count) => {
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

describe('several saved places at once', () => {
  it('are put into a group that is made on the way, and taken back', async () => {
    const { database } = await renderPlaces('/places', saved);
    await selectTwo();
    expect(screen.getByText('2 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add to a group' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Name of the group' }), 'Weekend');
    await pressIn('Add to a group', 'Make it and put 2 places there');
    expect(screen.getByText('Park · Weekend')).toBeTruthy();
    expect(screen.queryByText('2 selected')).toBeNull();
    await pressUndo('Put 2 places into Weekend.');
    expect(database.table(placeGroupTable).count()).toBe(0);
  });

  it('are moved from the group that is shown to another, or taken out of it', async () => {
    const groups = { Weekend: [0, 1], Trips: [] };
    const { router, groupIds } = await renderPlaces('/places', saved, { groups });
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'Weekend (2)');
    await waitFor(() => expect(router.state.location.search).toEqual({ group: groupIds[0] }));
    expect(names()).toEqual(['City Library', 'Riverside Park']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select City Library' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move to a group' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Name of the group' }), 'trips');
    await pressIn('Move to a group', 'Put the place there');
    expect(names()).toEqual(['Riverside Park']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Riverside Park' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take out of Weekend' }));
    expect(screen.getByText('No matching places')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Group'), 'In no group (2)');
    expect(names()).toEqual(['Harbor Museum', 'Riverside Park']);
  });

  it('get a kind, and are deleted with a way back', async () => {
    const { table } = await renderPlaces('/places', saved);
    await selectTwo();
    await userEvent.click(screen.getByRole('button', { name: 'Set the kind' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Kind' }), 'travel{ArrowDown}{Enter}');
    await pressIn('Set the kind', 'Set it for 2 places');
    expect(table.query().map(({ types }) => types)).toEqual([
      ['park', 'travel_destination'],
      ['library', 'travel_destination'],
      ['museum', 'attraction'],
    ]);
    await selectTwo();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('No saved places')).toBeTruthy();
    await pressUndo('Deleted 3 places.');
    expect(names()).toHaveLength(3);
  });

  it('leave alone what a filter hides', async () => {
    const { table } = await renderPlaces('/places', saved);
    await selectTwo();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search saved places' }), 'library');
    await waitFor(() => expect(screen.getByText('1 selected')).toBeTruthy());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(table.query().map(({ name }) => name)).toEqual(['Riverside Park', 'Harbor Museum']);
  });
});

it('tells the way to each place from where one travels from, and what is near', async () => {
  const { database } = await renderPlaces('/places/list?sort=distance', saved);
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
  expect(screen.getByText('Austin · 182 miles, about 8 h 21 min by car')).toBeTruthy();
  expect(names()[0]).toBe('Riverside Park');
  await userEvent.selectOptions(screen.getByLabelText('Distance'), 'Within 100 miles');
  expect(screen.getByText('No matching places')).toBeTruthy();
});
