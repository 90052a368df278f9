import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showFakeMap } from '@keepmark/map/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPlaces } from '../testing/render-places';
import { geocoded } from '../testing/service';

showFakeMap();

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a place', () => {
  it('chooses the first matching type with Enter, and saves nothing yet', async () => {
    const { table } = await renderPlaces('/place/add');
    fill(input('Name'), 'Old Mill');
    await userEvent.type(screen.getByRole('combobox', { name: 'Types' }), 'caf{Enter}');
    expect(table.count()).toBe(0);
    await press('Add place');
    await waitFor(() => expect(table.query()).toMatchObject([{ types: ['cafe'] }]));
  });

  it('saves the form and shows the list', async () => {
    const { table, router } = await renderPlaces('/place/add');
    fill(input('Name'), 'Old Mill');
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Types' }),
      'mus{ArrowDown}{Enter}travel{ArrowDown}{Enter}',
    );
    fill(input('City'), 'Oslo');
    fill(input('Latitude'), '59.91');
    fill(input('Longitude'), '10.75');
    await press('Add place');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
    expect(table.query()).toMatchObject([
      {
        name: 'Old Mill-Oslo',
        displayName: 'Old Mill',
        types: ['museum', 'travel_destination'],
        city: 'Oslo',
        latitude: 59.91,
        longitude: 10.75,
        alreadyAdded: true,
      },
    ]);
  });

  it('fills in the address and the pin from a suggestion', async () => {
    const mill = geocoded({ type: 'address', label: 'Mill Lane 1, Oslo, Norway', city: 'Oslo', latitude: 59.9 });
    const { table } = await renderPlaces('/place/add', [], { geocode: () => [mill] });
    fill(input('Name'), 'Old Mill');
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), 'mill lane');
    await screen.findByRole('option', { name: 'Mill Lane 1, Oslo, Norway', hidden: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('region', { name: 'Map: Location' }).dataset['points']).toBe('Old Mill');
    await press('Add place');
    expect(table.query()).toMatchObject([{ address: 'Mill Lane 1', city: 'Oslo', latitude: 59.9 }]);
  });

  it('places a pin on the map and names its city, but never replaces a typed one', async () => {
    const { table } = await renderPlaces('/place/add', [], {
      reverseGeocode: () => geocoded({ city: 'Waco', stateName: 'Texas' }),
    });
    fill(input('Name'), 'Old Mill');
    await press('Choose on map');
    await press('Press on the map');
    await waitFor(() => expect(input('City').value).toBe('Waco'));
    fill(input('City'), 'West Waco');
    await press('Drag the marker');
    await press('Add place');
    expect(table.query()).toMatchObject([{ city: 'West Waco', state: 'Texas', latitude: 31.5, longitude: -97.25 }]);
  });

  it('finds the typed address on the map, or says to click the map', async () => {
    const found = geocoded({ label: 'Oslo, Norway', latitude: 59.9 });
    await renderPlaces('/place/add', [], { geocode: (text) => (text.startsWith('Oslo') ? [found] : []) });
    fill(input('City'), 'Nowhereville');
    await press('Find on map');
    await screen.findByText(/^We couldn’t find “Nowhereville”\..* You can also click the map to place the pin\.$/);
    fill(input('City'), 'Oslo');
    await press('Find on map');
    expect(await screen.findByRole('button', { name: 'Remove pin' })).toBeTruthy();
    expect(input('Latitude').value).toBe('59.9');
  });

  it('finds a city with the country from the settings in mind, without staying in it', async () => {
    const requests: object[] = [];
    await renderPlaces('/place/add', [], {
      geocode: (_, request) => {
        requests.push(request);
        return [];
      },
    });
    fill(input('City'), 'Lisbon');
    await press('Find on map');
    await waitFor(() => expect(requests).toEqual([{ searchText: 'Lisbon', usualCountryCode: 'US' }]));
  });

  it('shows a taken name as typed, and stores a unique one', async () => {
    const { table } = await renderPlaces('/place/add', [{ name: 'Old Mill' }]);
    fill(input('Name'), 'old mill');
    fill(input('City'), 'New York, NY');
    await press('Add place');
    await screen.findByText('Added old mill.');
    expect(await screen.findByRole('link', { name: 'old mill' })).toBeTruthy();
    expect(table.query().map(({ name }) => name)).toEqual(['Old Mill', 'old mill-New-York-NY']);
  });

  it('shows errors and focuses the first field', async () => {
    const { table } = await renderPlaces('/place/add');
    fill(input('Latitude'), '95');
    await press('Add place');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter degrees between -90 and 90, such as 30.2672.')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
    fill(input('Name'), 'Old Mill');
    await press('Add place');
    expect(document.activeElement).toBe(input('Latitude'));
    expect(input('Latitude').closest('details')?.open).toBe(true);
    expect(table.count()).toBe(0);
  });
});

describe('editing a place', () => {
  async function openMill() {
    const opened = await renderPlaces('/places', [{ name: 'Old Mill', types: ['museum'], city: 'Oslo' }]);
    await userEvent.click(screen.getByRole('link', { name: 'Old Mill' }));
    await screen.findByRole('heading', { name: 'Old Mill' });
    return { ...opened, id: opened.ids[0] ?? '' };
  }

  it('saves only the changed fields of the form', async () => {
    const { table, router, id } = await openMill();
    await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
    await screen.findByRole('button', { name: 'Save changes' });
    fill(input('Notes'), 'Closed on Mondays');
    await press('Save changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/place/details/${id}`));
    expect(table.get(id)).toMatchObject({ name: 'Old Mill', types: ['museum'], notes: 'Closed on Mondays' });
  });

  it('says when a place does not exist', async () => {
    await renderPlaces('/place/edit/no-such-place');
    expect(await screen.findByText('Place not found')).toBeTruthy();
  });
});
