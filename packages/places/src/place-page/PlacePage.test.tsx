import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pressUndo } from '@keepmark/ui/testing';
import { showFakeMap } from '@keepmark/map/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { encodeTrack } from '../place-track/stored-track';
import { placePhotos } from '../place-photos';
import { placeTable } from '../place-table';
import { createPlaceGroupsStore } from '../place-groups-store';
import { createPlacesStore } from '../places-store';
import { renderPlaces } from '../testing/render-places';
import { foundPlace } from '../testing/service';

showFakeMap();

beforeEach(() => {
  vi.spyOn(placePhotos, 'sweep').mockImplementation(() => {});
  vi.spyOn(placePhotos, 'read').mockResolvedValue(undefined);
  vi.spyOn(placePhotos, 'save').mockImplementation(async (file) => {
    if (!file.type.startsWith('image/')) throw Object.assign(new Error('Not a photo.'), { name: 'NotAPhotoError' });
    return `id of ${(file as File).name}`;
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const mill = {
  name: 'Old Mill-2',
  displayName: 'Old Mill',
  types: ['museum'],
  address: 'Mill Lane 1',
  city: 'Oslo',
  url: 'https://www.mill.example/',
  details: [{ name: 'Elevation', value: '120' }],
  latitude: 59.9,
  longitude: 10.7,
};

async function openMill(changes = {}) {
  const opened = await renderPlaces('/places', [{ ...mill, ...changes }], {
    groups: { Weekend: [0] },
    detail: () => foundPlace({ open_now: true, hours: '' }),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Old Mill' }));
  await screen.findByRole('heading', { level: 1, name: 'Old Mill' });
  return { ...opened, id: opened.ids[0] ?? '' };
}

it('shows what is known about a place', async () => {
  await openMill();
  expect(screen.getByText('Museum')).toBeTruthy();
  expect(screen.getByText('Mill Lane 1, Oslo')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'mill.example' })).toBeTruthy();
  expect(screen.getByText('Weekend')).toBeTruthy();
  expect(screen.getByText('Elevation')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Map: Old Mill' })).toBeTruthy();
});

it('opens when two groups have the same name', async () => {
  const { database } = await openMill();
  const groups = createPlaceGroupsStore(database);
  act(() => {
    groups.findOrCreate({ name: 'Winter' });
    groups.update(groups.findOrCreate({ name: 'Summer' }), { name: 'Winter' });
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Groups' }));
  expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1);
});

it('edits values where they are, by keyboard, with undo', async () => {
  const { table, id } = await openMill();
  await press('Add phone');
  await userEvent.keyboard('555 01 00{Enter}');
  expect(table.get(id)?.phone).toBe('555 01 00');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Edit phone' }));
  await press('Edit phone');
  await userEvent.keyboard('9{Escape}');
  expect(table.get(id)?.phone).toBe('555 01 00');
  await press('Edit website');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Website' }));
  await userEvent.keyboard('javascript:alert(1){Enter}');
  expect(screen.getByText('Enter a web address such as https://example.com.')).toBeTruthy();
  await pressUndo('Changes saved.');
  expect(table.get(id)?.phone).toBe('');
});

it('deletes the place, goes back, and can be undone', async () => {
  const { table, router, id } = await openMill();
  await press('Delete');
  await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
  expect(table.get(id)).toBeUndefined();
  await pressUndo('Deleted Old Mill.');
  expect(table.get(id)?.displayName).toBe('Old Mill');
});

it('shows the length, climb and time of a track', async () => {
  const { database } = await openMill();
  const at = (latitude: number, elevationMeters: number, hour: number) => ({
    latitude,
    longitude: 10.7,
    elevationMeters,
    timeMs: hour * 3_600_000,
  });
  const track = encodeTrack({ kind: 'track', segments: [[at(59.9, 100, 1), at(60, 400, 3.5)]] });
  const [place] = database.table(placeTable).query();
  createPlacesStore(database).addOrChange([{ internalId: place?.internalId, values: {}, track }], 'Track');
  expect(await screen.findByText('Track: 6.9 miles, 984 ft climb, 2 h 30 min')).toBeTruthy();
});

it('asks the source whether the place is open', async () => {
  const { container } = await openMill({ placeId: 'osm-n1', openingHours: 'Mo-Su 10:00-18:00' });
  expect(within(container).getByText('Mo-Su 10:00-18:00')).toBeTruthy();
  expect(await screen.findByText('Open now')).toBeTruthy();
});

const photoFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

it('shows the rating and the profiles that the source has', async () => {
  await renderPlaces('/places', [{ ...mill, placeId: 'osm-n1' }], {
    detail: () => foundPlace({ rating: 4.6, profiles: [{ name: 'Facebook', url: 'https://www.facebook.com/mill' }] }),
  });
  await userEvent.click(screen.getByRole('link', { name: 'Old Mill' }));
  expect(await screen.findByText('4.6 of 5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Facebook' })).toBeTruthy();
});

it('adds the photos among other files, and names the files that are none', async () => {
  const { container, table, id } = await openMill();
  const input = container.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });
  await userEvent.upload(input, [photoFile('a.jpg'), notes, photoFile('b.jpg')], { applyAccept: false });
  expect(await screen.findByText('notes.txt: Not a photo.')).toBeTruthy();
  await waitFor(() => expect(table.get(id)?.photoIds).toEqual(['id of a.jpg', 'id of b.jpg']));
  await userEvent.upload(input, photoFile('a.jpg'));
  expect(await screen.findByText('This photo is here already.')).toBeTruthy();
  await pressUndo('Added 2 photos.');
  expect(table.get(id)?.photoIds).toEqual([]);
});

it('pages through the photos with the keyboard and a swipe, and stays open after one is deleted', async () => {
  const { table, id } = await openMill({ photoIds: ['a', 'b', 'c'] });
  await press('Photo 1 of 3');
  const dialog = await screen.findByRole('dialog', { name: 'Old Mill' });
  expect(await within(dialog).findByText('1 of 3')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(within(dialog).getByText('2 of 3')).toBeTruthy();
  const picture = within(dialog).getByText('2 of 3');
  const swipe = (from: number, to: number) => {
    const [first, last] = [
      { clientX: from, clientY: 10 },
      { clientX: to, clientY: 20 },
    ];
    fireEvent.touchStart(picture, { touches: [first], changedTouches: [first] });
    fireEvent.touchEnd(picture, { touches: [], changedTouches: [last] });
  };
  swipe(200, 60);
  expect(within(dialog).getByText('3 of 3')).toBeTruthy();
  swipe(200, 190);
  expect(within(dialog).getByText('3 of 3')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
  expect(table.get(id)?.photoIds).toEqual(['a', 'b']);
  expect(within(dialog).getByText('2 of 2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete photo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
