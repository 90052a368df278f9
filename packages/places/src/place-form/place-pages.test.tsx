import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pressUndo } from '../testing/press-undo';
import { renderPlaces } from '../testing/render-places';

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('adding a place', () => {
  it('stores what was written and shows the list', async () => {
    const { table, router } = await renderPlaces('/place/add');
    fill(input('Name'), 'Old Mill');
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Kinds' }),
      'mus{ArrowDown}{Enter}travel{ArrowDown}{Enter}',
    );
    fill(input('City'), 'Oslo');
    fill(input('Latitude'), '59.91');
    fill(input('Longitude'), '10.75');
    await press('Add place');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
    expect(table.query()).toMatchObject([
      {
        name: 'Old Mill',
        types: ['museum', 'travel_destination'],
        city: 'Oslo',
        latitude: 59.91,
        longitude: 10.75,
        alreadyAdded: true,
      },
    ]);
  });

  it('gives a taken name its city, and says so', async () => {
    const { table } = await renderPlaces('/place/add', [{ name: 'Old Mill' }]);
    fill(input('Name'), 'old mill');
    fill(input('City'), 'New York, NY');
    await press('Add place');
    await screen.findByText('You keep a place called old mill already, so this one is called old mill-New-York-NY.');
    expect(table.query().map(({ name }) => name)).toEqual(['Old Mill', 'old mill-New-York-NY']);
  });

  it('says what is wrong and goes there', async () => {
    const { table } = await renderPlaces('/place/add');
    fill(input('Latitude'), '95');
    await press('Add place');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('Enter degrees between -90 and 90, such as 30.2672.')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
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

  it('changes what was changed and leaves the rest', async () => {
    const { table, router, id } = await openMill();
    fill(input('Notes'), 'Closed on Mondays');
    await press('Save place');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
    expect(table.get(id)).toMatchObject({ name: 'Old Mill', types: ['museum'], notes: 'Closed on Mondays' });
  });

  it('deletes, leaves, and can be undone', async () => {
    const { table, router, id } = await openMill();
    await press('Delete');
    await waitFor(() => expect(router.state.location.pathname).toBe('/places'));
    expect(table.get(id)).toBeUndefined();
    await pressUndo('Deleted Old Mill.');
    expect(table.get(id)?.name).toBe('Old Mill');
  });

  it('says that a place is not there', async () => {
    await renderPlaces('/place/edit/no-such-place');
    expect(await screen.findByText('This place is not saved here')).toBeTruthy();
  });
});
