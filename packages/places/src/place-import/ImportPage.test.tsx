import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '@keepmark/ui/testing';
import { renderPlaces } from '../testing/render-places';
import { geocoded } from '../testing/service';

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
  it('previews each entry and adds only new places, to a group', async () => {
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
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByText('A line, such as a track, not a place')).toBeTruthy();
    expect(table.count()).toBe(1);
    await userEvent.type(screen.getByRole('combobox', { name: 'Add to group' }), 'Summer');
    await press('Import 1 place');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(table.query()).toMatchObject([
      { name: 'Old Mill', notes: 'Mine' },
      { name: '<b>Bold</b> Café', notes: 'New here', latitude: 59.9, longitude: 10.7 },
    ]);
    expect(await screen.findByText(/· Summer$/)).toBeTruthy();
    await pressUndo('Added 1 place.');
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
    const offer = await screen.findByRole('checkbox', { name: 'Include the 3 groups in this file' });
    expect(screen.getByText('Norway, Food, Favorites')).toBeTruthy();
    expect(screen.getByText('Food, Favorites')).toBeTruthy();
    await userEvent.click(offer);
    expect(screen.queryByText('Food, Favorites')).toBeNull();
    await userEvent.click(offer);
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
    expect(table.query()).toMatchObject([{ name: 'Old Mill', city: 'Oslo' }]);
  });

  it('looks up locations on request, and ignores a city found for a shop', async () => {
    const lookedUp: string[] = [];
    const { container, table } = await renderPlaces('/places/import', [], {
      geocode: (searchText) => {
        lookedUp.push(searchText);
        return searchText.startsWith('Oslo') ? [geocoded()] : [geocoded({ label: 'Corner, Norway' })];
      },
    });
    choose(container, geoJson(feature('Oslo', null), feature('Corner Café', null)));
    expect(await screen.findByText('2 new places without a location')).toBeTruthy();
    expect(lookedUp).toEqual([]);
    await press('Look up locations');
    expect(await screen.findByText(/Location found/)).toBeTruthy();
    expect(lookedUp.toSorted()).toEqual(['Corner Café', 'Oslo']);
    await press('Import 2 places');
    expect(table.query()).toMatchObject([
      { name: 'Oslo', latitude: 59.91273, country: 'Norway' },
      { name: 'Corner Café', latitude: null },
    ]);
  });

  it('explains why a file could not be read', async () => {
    const { container, table } = await renderPlaces('/places/import');
    choose(container, new File(['{"type":'], 'places.json'));
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged');
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
    expect(table.count()).toBe(0);
  });
});
