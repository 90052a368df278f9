import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeGroupLinkTable, placeGroupTable } from '../place-group-tables';
import { pressUndo } from '../testing/press-undo';
import { renderPlaces } from '../testing/render-places';

beforeEach(() => sessionStorage.clear());
const saved = [{ name: 'Riverside Park' }, { name: 'Old Mill' }];

describe('the groups of places', () => {
  it('teach what they are for, and begin with one', async () => {
    const { database } = await renderPlaces('/place/groups');
    expect(screen.getByText('No groups yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Make a group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make group' }));
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Weekend in Oslo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make group' }));
    expect(await screen.findByRole('link', { name: 'Weekend in Oslo' })).toBeTruthy();
    expect(database.table(placeGroupTable).query()).toMatchObject([{ name: 'Weekend in Oslo' }]);
  });

  it('do not take a name twice', async () => {
    await renderPlaces('/place/groups', saved, { groups: { Weekend: [0] } });
    await userEvent.click(screen.getByRole('button', { name: 'Make a group' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' weekend');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make group' }));
    expect(within(dialog).getByText('There is a group of this name already.')).toBeTruthy();
  });

  it('say how many places are in them, and go without taking the places along', async () => {
    const { database, table } = await renderPlaces('/place/groups', saved, { groups: { Weekend: [0, 1] } });
    expect(screen.getByRole('link', { name: '2 places' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More for Weekend' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
    expect(screen.getByText('No groups yet')).toBeTruthy();
    expect(table.count()).toBe(2);
    expect(database.table(placeGroupLinkTable).count()).toBe(0);
    await pressUndo('Deleted the group Weekend. Its places stay saved.');
    await waitFor(() => expect(screen.getByRole('link', { name: '2 places' })).toBeTruthy());
  });

  it('are chosen on the page of a place too', async () => {
    const { database, ids } = await renderPlaces('/places', saved, { groups: { Weekend: [1] } });
    await userEvent.click(screen.getByRole('link', { name: 'Riverside Park' }));
    const input = await screen.findByRole('combobox', { name: 'In these groups' });
    await userEvent.type(input, 'Weekend{Enter}Summer{Enter}');
    await waitFor(() => expect(database.table(placeGroupTable).count()).toBe(2));
    expect(database.table(placeGroupLinkTable).count({ placeId: ids[0] ?? '' })).toBe(2);
  });
});
