import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressUndo } from '../testing/press-undo';
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
  it('says what will happen to each entry, keeps what is new in a group, and nothing else changes', async () => {
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
    expect(screen.getByText('It is a line, such as a recorded way, and not a place.')).toBeTruthy();
    expect(table.count()).toBe(1);
    await userEvent.type(screen.getByRole('combobox', { name: 'Put them into a group' }), 'Summer');
    await press('Add 1 place');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(table.query()).toMatchObject([
      { name: 'Old Mill', notes: 'Mine' },
      { name: '<b>Bold</b> Café', notes: 'New here', latitude: 59.9, longitude: 10.7 },
    ]);
    expect(await screen.findByText(/· Summer$/)).toBeTruthy();
    await pressUndo('Added 1 place.');
    expect(table.count()).toBe(1);
  });

  it('offers the folders of a KML file as groups, and a place in two of them is one', async () => {
    const mark = (name: string, at: string) =>
      `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;
    const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All</name><Folder><name>Norway</name>
      ${mark('Old Mill', '10.75,59.91')}<Folder><name>Food</name>${mark('Café', '10.7,59.9')}</Folder></Folder>
      <Folder><name>Favourites</name>${mark('Café', '10.7,59.9')}</Folder>${mark('Tree', '5,50')}</Document></kml>`;
    const { container, table, router } = await renderPlaces('/places/import');
    choose(container, new File([kml], 'trip.kml'));
    const offer = await screen.findByRole('checkbox', { name: 'Keep the 3 groups of the file' });
    expect(screen.getByText('Norway, Food, Favourites')).toBeTruthy();
    expect(screen.getByText('Food, Favourites')).toBeTruthy();
    await userEvent.click(offer);
    expect(screen.queryByText('Food, Favourites')).toBeNull();
    await userEvent.click(offer);
    await press('Add 3 places');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places/list'));
    expect(table.count()).toBe(3);
    expect(await screen.findByText(/· Food, Favourites$/)).toBeTruthy();
    expect(screen.getByText(/· Norway$/)).toBeTruthy();
    await pressUndo('Added 3 places.');
    expect(table.count()).toBe(0);
  });

  it('lets the columns of a table be matched', async () => {
    const { container, table } = await renderPlaces('/places/import');
    choose(container, new File(['What,Where\nOld Mill,Oslo\n'], 'list.csv'));
    expect(await screen.findByRole('button', { name: 'Nothing to add' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/^What/), 'Name');
    await userEvent.selectOptions(screen.getByLabelText(/^Where/), 'City');
    await press('Add 1 place');
    expect(table.query()).toMatchObject([{ name: 'Old Mill', city: 'Oslo' }]);
  });

  it('looks up where places are when it is asked to, and takes no city for a shop in it', async () => {
    const asked: string[] = [];
    const { container, table } = await renderPlaces('/places/import', [], {
      geocode: (searchText) => {
        asked.push(searchText);
        return searchText.startsWith('Oslo') ? [geocoded()] : [geocoded({ label: 'Corner, Norway' })];
      },
    });
    choose(container, geoJson(feature('Oslo', null), feature('Corner Café', null)));
    expect(await screen.findByText('2 new places without a position')).toBeTruthy();
    expect(asked).toEqual([]);
    await press('Look them up');
    expect(await screen.findByText(/Its position was found/)).toBeTruthy();
    expect(asked.toSorted()).toEqual(['Corner Café', 'Oslo']);
    await press('Add 2 places');
    expect(table.query()).toMatchObject([
      { name: 'Oslo', latitude: 59.91273, country: 'Norway' },
      { name: 'Corner Café', latitude: null },
    ]);
  });

  it('says in a sentence why nothing was read', async () => {
    const { container, table } = await renderPlaces('/places/import');
    choose(container, new File(['{"type":'], 'places.json'));
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
    expect(table.count()).toBe(0);
  });
});
