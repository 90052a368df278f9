import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineTable, field } from '@keepmark/local-store';
import { renderShell } from '../testing/render-shell';
import { settingTable } from './settings-table';

beforeEach(() => localStorage.clear());
const open = () => renderShell({ path: '/settings' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('settings', () => {
  it('offer the ten colour families, blue by default, and keep another at once', async () => {
    await open();
    const colours = await screen.findAllByRole('radio', { name: /Purple|Indigo|Blue|Cyan|Teal|Green|Grey/i });
    expect(colours).toHaveLength(10);
    fireEvent.click(screen.getByRole('radio', { name: 'Deep purple' }));
    expect(localStorage.getItem('colour-family')).toBe('deep-purple');
    expect(document.documentElement.dataset['colourFamily']).toBe('deep-purple');
  });

  it('keep the country that searches begin with', async () => {
    const { database } = await open();
    await press('Country: United States');
    // By label and by text: roles of 250 buttons take seconds to compute here.
    fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'germ' } });
    fireEvent.click(screen.getByText('Germany'));
    expect(await screen.findByRole('button', { name: 'Germany' })).toBeTruthy();
    expect(database.table(settingTable).query()).toMatchObject([
      { settingGroup: 'search', settingName: 'country', settingValue: 'de' },
    ]);
  });

  it('clear all after asking, and take it back', async () => {
    const { database, router } = await open();
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(database.table(settingTable).count()).toBe(0));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
    // Other screens may be looked at before.
    await act(() => router.navigate({ to: '/about' }));
    await act(() => router.navigate({ to: '/settings' }));
    await press('Undo');
    expect(database.table(settingTable).count()).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Clear all'));
  });

  it('clear all with the links of what stays, and take both back', async () => {
    const noteTable = defineTable('notes', { fields: { companyId: field.text() } });
    const asked: (readonly string[])[] = [];
    const { database } = await renderShell({
      path: '/settings',
      releaseCleared: (from, cleared) => {
        asked.push(cleared);
        from.table(noteTable).update({}, { companyId: '' });
      },
    });
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    const notes = database.table(noteTable);
    notes.insert({ companyId: 'acme' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(notes.query()).toMatchObject([{ companyId: '' }]));
    expect(asked).toEqual([expect.arrayContaining(['companies', 'jobs', 'settings'])]);
    await press('Undo');
    expect(notes.query()).toMatchObject([{ companyId: 'acme' }]);
    expect(database.table(settingTable).count()).toBe(1);
  });

  it('clear nothing when one thinks better of it', async () => {
    const { database } = await open();
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(database.table(settingTable).count()).toBe(1);
  });
});
