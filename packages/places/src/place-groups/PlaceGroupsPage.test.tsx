import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeGroupLinkTable, placeGroupTable } from '../place-group-tables';
import { pressUndo } from '@keepmark/ui/testing';
import { renderPlaces } from '../testing/render-places';

beforeEach(() => sessionStorage.clear());
const places = [{ name: 'Riverside Park' }, { name: 'Old Mill' }];

describe('the place groups page', () => {
  it('explains groups when empty, and creates one', async () => {
    const { database } = await renderPlaces('/place/groups');
    expect(screen.getByText('No groups yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    const dialog = await screen.findByRole('dialog', { name: 'New group' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create group' }));
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Weekend in Oslo');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create group' }));
    expect(await screen.findByRole('link', { name: 'Weekend in Oslo' })).toBeTruthy();
    expect(database.table(placeGroupTable).query()).toMatchObject([{ name: 'Weekend in Oslo' }]);
  });

  it('rejects a name that another group has', async () => {
    await renderPlaces('/place/groups', places, { groups: { Weekend: [0] } });
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' weekend');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create group' }));
    expect(within(dialog).getByText('A group with this name already exists.')).toBeTruthy();
  });

  it('keeps what another tab changes in a group that is being edited', async () => {
    const { database } = await renderPlaces('/place/groups', places, { groups: { Weekend: [0] } });
    const groups = database.table(placeGroupTable);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Weekend' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Weekend' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Notes' }), 'Take the train');
    const [group] = groups.query();
    act(() => void groups.update(group?.internalId ?? '', { description: 'Two days' }));
    expect(dialog.getByText('Changed while you were editing: Description.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(groups.query()).toMatchObject([{ name: 'Weekend', description: 'Two days', notes: 'Take the train' }]);
  });

  it('counts places, and deletes a group without its places', async () => {
    const { database, table } = await renderPlaces('/place/groups', places, { groups: { Weekend: [0, 1] } });
    expect(screen.getByRole('link', { name: '2 places' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Weekend' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
    expect(screen.getByText('No groups yet')).toBeTruthy();
    expect(table.count()).toBe(2);
    expect(database.table(placeGroupLinkTable).count()).toBe(0);
    await pressUndo('Deleted Weekend. Its places are still saved.');
    await waitFor(() => expect(screen.getByRole('link', { name: '2 places' })).toBeTruthy());
  });

  it('adds a place to groups on its page', async () => {
    const { database, ids } = await renderPlaces('/places', places, { groups: { Weekend: [1] } });
    await userEvent.click(screen.getByRole('link', { name: 'Riverside Park' }));
    const input = await screen.findByRole('combobox', { name: 'Groups' });
    await userEvent.type(input, 'Weekend{Enter}Summer{Enter}');
    await waitFor(() => expect(database.table(placeGroupTable).count()).toBe(2));
    expect(database.table(placeGroupLinkTable).count({ placeId: ids[0] ?? '' })).toBe(2);
  });
});
