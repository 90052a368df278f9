import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@keepmark/app-shell/testing';
import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { pressUndo } from '@keepmark/ui/testing';
import { placeTable } from '../place-table';
import { createPlacesRoutes } from '../routes';
import { renderPlaces } from '../testing/render-places';
import { clientOf, geocoded } from '../testing/service';
import type * as InSlices from '@keepmark/ui/in-slices';

const sliceMs = vi.hoisted((): { value: number | undefined } => ({ value: undefined }));
vi.mock('@keepmark/ui/in-slices', async (importOriginal) => {
  const original = await importOriginal<typeof InSlices>();
  const runInSlices: typeof original.runInSlices = (steps, options) =>
    original.runInSlices(steps, sliceMs.value === undefined ? options : { ...options, sliceMs: sliceMs.value });
  return { ...original, runInSlices };
});
afterEach(() => {
  sliceMs.value = undefined;
});

const geoJson = (...features: object[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'places.geojson');
const feature = (name: string, coordinates: readonly number[] | null, properties = {}) => ({
  type: 'Feature',
  geometry: coordinates && { type: 'Point', coordinates },
  properties: { name, ...properties },
});
const choose = (container: HTMLElement, file: File) =>
  fireEvent.change(container.querySelector('input[type="file"]')!, { target: { files: [file] } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('importing places', () => {
  it('imports more into an empty store than it holds before packing', async () => {
    const database = openDatabase('keepmark', { storage: memoryStorage(), limitCharacters: 60_000 });
    const options = { path: '/places/import', database, api: clientOf({}) };
    const { container, router } = await renderScreen(createPlacesRoutes, options);
    const notes = 'Ask for the corner table; closed on Mondays, and the parking is behind it. '.repeat(3);
    choose(
      container,
      geoJson(...Array.from({ length: 300 }, (_, row) => feature(`Café ${row}`, [row / 10, 59], { notes }))),
    );
    await press('Import 300 places');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(database.table(placeTable).count()).toBe(300);
  });

  it('previews each entry, adds new places and completes saved ones, with one undo', async () => {
    const mine = { name: 'Old Mill', city: 'Oslo', notes: 'Mine', latitude: 59.91, longitude: 10.75 };
    const { container, table, router } = await renderPlaces('/places/import', [mine]);
    choose(
      container,
      geoJson(
        feature('Old Mill', [10.75, 59.91], { notes: 'Theirs' }),
        feature('<b>Bold</b> Café', [10.7, 59.9], { notes: 'New here' }),
        {
          type: 'Feature',
          geometry: {
            type: 'LineString',
            coordinates: [
              [1, 1],
              [2, 2],
            ],
          },
          properties: { name: 'Walk' },
        },
      ),
    );
    expect(await screen.findByText('<b>Bold</b> Café')).toBeTruthy();
    expect(screen.getByText('Adds notes')).toBeTruthy();
    expect(screen.getByText('With a track')).toBeTruthy();
    expect(screen.getByText('2 new places, 1 saved place completed.')).toBeTruthy();
    expect(table.count()).toBe(1);
    await userEvent.type(screen.getByRole('combobox', { name: 'Add to group' }), 'Summer');
    await press('Import 3 places');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(table.query()).toMatchObject([
      { name: 'Old Mill', notes: 'Mine\n\nTheirs' },
      { name: '<b>Bold</b> Café', notes: 'New here', latitude: 59.9, longitude: 10.7 },
      { name: 'Walk', latitude: 1, longitude: 1 },
    ]);
    expect((await screen.findAllByText(/· Summer$/)).length).toBe(3);
    await pressUndo('Added 2 places and completed 1.');
    expect(table.count()).toBe(1);
  });

  it('offers the folders of a KML file as groups, and imports a place in two of them once', async () => {
    const mark = (name: string, at: string) =>
      `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;
    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All</name><Folder><name>Norway</name>
      ${mark('Old Mill', '10.75,59.91')}<Folder><name>Food</name>${mark('Café', '10.7,59.9')}</Folder></Folder>
      <Folder><name>Favorites</name>${mark('Café', '10.7,59.9')}</Folder>${mark('Tree', '5,50')}</Document></kml>`;
    const { container, table, router } = await renderPlaces('/places/import');
    choose(container, new File([kml], 'trip.kml'));
    expect(await screen.findByText('Food, Favorites')).toBeTruthy();
    const favorites = screen.getByRole('checkbox', { name: 'Favorites (1)' });
    await userEvent.click(favorites);
    expect(screen.queryByText('Food, Favorites')).toBeNull();
    await userEvent.click(favorites);
    await press('Import 3 places');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(table.count()).toBe(3);
    expect(await screen.findByText(/· Food, Favorites$/)).toBeTruthy();
    expect(screen.getByText(/· Norway$/)).toBeTruthy();
    await pressUndo('Added 3 places.');
    expect(table.count()).toBe(0);
  });

  it('matches the columns of a table', async () => {
    const { container, table } = await renderPlaces('/places/import');
    choose(container, new File(['What,Where\nOld Mill,Oslo\n'], 'list.csv'));
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/^What/), 'Name');
    await userEvent.selectOptions(screen.getByLabelText(/^Where/), 'City');
    await press('Import 1 place');
    await waitFor(() =>
      expect(table.query()).toMatchObject([{ name: 'Old Mill-Oslo', displayName: 'Old Mill', city: 'Oslo' }]),
    );
  });

  it('asks where a saved place and a file differ, and keeps what is saved by default', async () => {
    const { container, table } = await renderPlaces('/places/import', [{ name: 'Old Mill', phone: '1' }]);
    choose(container, geoJson(feature('Old Mill', null, { phone: '2', address: 'Lane 1' })));
    await press('Compare Old Mill');
    await userEvent.click(await screen.findByRole('radio', { name: '2' }));
    await press('Done');
    await press('Import 1 place');
    await waitFor(() => expect(table.query()).toMatchObject([{ phone: '2', address: 'Lane 1' }]));
  });

  it('keeps both places of one name that are apart, unless the person merges them', async () => {
    const saved = { name: 'Bike parking', latitude: 60.171, longitude: 24.94, notes: 'Mine' };
    const { container, table } = await renderPlaces('/places/import', [saved]);
    choose(container, geoJson(feature('Bike parking', [24.94, 60.17], { notes: 'Theirs' })));
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'What to do with Bike parking' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Keep both');
    expect(screen.getByText('1 new place.')).toBeTruthy();
    await userEvent.selectOptions(choice, 'Merge');
    expect(screen.getByText('1 saved place completed.')).toBeTruthy();
    await press('Compare Bike parking');
    await userEvent.click(await screen.findByRole('radio', { name: '60.17000, 24.94000' }));
    await press('Done');
    await press('Import 1 place');
    await waitFor(() => expect(table.query()).toMatchObject([{ latitude: 60.17, notes: 'Mine\n\nTheirs' }]));
  });

  it('looks up locations only when asked, in the background, saves what is certain, and asks about the rest', async () => {
    const { container, table } = await renderPlaces('/places/import', [], {
      geocode: (searchText) => {
        if (searchText.startsWith('Springfield')) {
          return ['Illinois', 'Missouri'].map((stateName, at) =>
            geocoded({ label: `Springfield, ${stateName}`, city: 'Springfield', stateName, latitude: 37 + at }),
          );
        }
        return [geocoded()];
      },
    });
    choose(container, geoJson(feature('Oslo', null, { country: 'Norway' }), feature('Springfield', null)));
    const lookup = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Look up 2 missing locations' });
    expect(lookup.checked).toBe(false);
    await userEvent.click(lookup);
    await press('Import 2 places');
    await waitFor(() => expect(table.query()).toMatchObject([{ latitude: 59.91273 }, { latitude: null }]));
    await userEvent.click(await screen.findByRole('link', { name: 'Review 1 doubtful match' }));
    expect(await screen.findByRole('heading', { name: 'Where is Springfield?' })).toBeTruthy();
  });

  it('compares with the saved places in slices, with progress, and saves nothing when canceled', async () => {
    sliceMs.value = 0;
    const { container, table } = await renderPlaces('/places/import', [{ name: 'Old Mill' }]);
    choose(container, geoJson(...Array.from({ length: 300 }, (_, at) => feature(`Place ${at}`, [at / 10, 50]))));
    expect(await screen.findByText('Comparing with your saved places…')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Comparing with your saved places' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(table.count()).toBe(1);
  });

  it('explains why a file could not be read', async () => {
    const { container, table } = await renderPlaces('/places/import');
    choose(container, new File(['{"type":'], 'places.json'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /This file is damaged or incomplete\. Export it again and try the new file\.$/,
    );
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(table.count()).toBe(0);
  });
});
