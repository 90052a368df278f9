import { fakeAuth } from '@keepmark/auth/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTable, field } from '@keepmark/local-store';
import { deletedRows } from '@keepmark/local-store/deleted';
import { renderShell } from '../testing/render-shell';
import { saveCountry } from '../testing/save-country';
import { testSite } from '../testing/test-site';
import { settingTable } from './settings-table';

beforeEach(() => localStorage.clear());
const open = () => renderShell({ path: '/settings' });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('settings', () => {
  it('offer ten color families, and apply and save the chosen one', async () => {
    await open();
    const colors = await screen.findAllByRole('radio', { name: /Purple|Indigo|Blue|Cyan|Teal|Green|Grey/i });
    expect(colors).toHaveLength(10);
    fireEvent.click(screen.getByRole('radio', { name: 'Deep purple' }));
    expect(localStorage.getItem('colour-family')).toBe('deep-purple');
    expect(document.documentElement.dataset['colorFamily']).toBe('deep-purple');
  });

  it('show the color that another tab chooses', async () => {
    await open();
    await screen.findByRole('radio', { name: 'Blue' });
    localStorage.setItem('colour-family', 'teal');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'colour-family' })));
    expect(screen.getByRole('radio', { name: 'Teal' }).getAttribute('aria-checked')).toBe('true');
  });

  it('switch to the mode that this page doesn’t have, whatever another tab stored', async () => {
    document.documentElement.dataset['mantineColorScheme'] = 'light';
    await open();
    localStorage.setItem('theme', 'dark');
    fireEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(localStorage.getItem('display-mode')).toBe('dark'));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it.each([
    ['jobs', true],
    ['places', false],
  ] as const)('list the shortcuts of the lists of jobs on the %s site: %s', async (variant, hasJobs) => {
    await renderShell({ path: '/settings', site: { ...testSite, variant } });
    await screen.findByText('Go to the newest notification');
    for (const name of ['In your list of jobs and on your desk', 'In the results of a job search']) {
      const regions = screen.queryAllByRole('region', { name });
      const found = regions.map((region) => within(region).queryByText('Open the original posting') !== null);
      expect(found).toEqual(hasJobs ? [true] : []);
    }
  });

  it('save the default country of searches', async () => {
    const { database } = await open();
    await press('Country: United States');
    // By label and text: computing the roles of 250 buttons takes seconds here.
    fireEvent.change(await screen.findByLabelText('Search'), { target: { value: 'germ' } });
    fireEvent.click(screen.getByText('Germany'));
    expect(await screen.findByRole('button', { name: 'Germany' })).toBeTruthy();
    expect(database.table(settingTable).query()).toMatchObject([
      { settingGroup: 'search', settingName: 'country', settingValue: 'de' },
    ]);
  });

  it('write distances and times as usual in the country, or as chosen', async () => {
    const { database } = await open();
    expect(await screen.findByText('Applies everywhere: 25 miles away, open until 6:00 PM.')).toBeTruthy();
    act(() => saveCountry(database, 'fi'));
    expect(await screen.findByText('Applies everywhere: 40 km away, open until 18:00.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Clock'), { target: { value: '12-hour' } });
    expect(await screen.findByText('Applies everywhere: 40 km away, open until 6:00 PM.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Clock'), { target: { value: '' } });
    expect(await screen.findByText('Applies everywhere: 40 km away, open until 18:00.')).toBeTruthy();
  });

  it('write distances and times as usual where the device is from, until a country is chosen', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-FI');
    const { database } = await open();
    expect(await screen.findByText('Applies everywhere: 40 km away, open until 18:00.')).toBeTruthy();
    expect(screen.getAllByRole('option', { name: 'Usual in Finland' })).toHaveLength(2);
    act(() => saveCountry(database, 'us'));
    expect(await screen.findByText('Applies everywhere: 25 miles away, open until 6:00 PM.')).toBeTruthy();
    language.mockRestore();
  });

  it('clear all after asking, and undo it', async () => {
    const { database, router } = await open();
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(database.table(settingTable).count()).toBe(0));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));
    // People may visit other screens first.
    await act(() => router.navigate({ to: '/about' }));
    await act(() => router.navigate({ to: '/settings' }));
    await press('Undo');
    expect(database.table(settingTable).count()).toBe(1);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Clear all'));
  });

  it('clear all with references to the cleared data, and undo both', async () => {
    const contactTable = defineTable('contacts', { fields: { companyId: field.text() } });
    const asked: (readonly string[])[] = [];
    const { database } = await renderShell({
      path: '/settings',
      releaseCleared: (from, cleared) => {
        asked.push(cleared);
        from.table(contactTable).update({}, { companyId: '' });
      },
    });
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    const contacts = database.table(contactTable);
    contacts.insert({ companyId: 'acme' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(contacts.query()).toMatchObject([{ companyId: '' }]));
    expect(asked).toEqual([expect.arrayContaining(['companies', 'jobs', 'settings'])]);
    await press('Undo');
    expect(contacts.query()).toMatchObject([{ companyId: 'acme' }]);
    expect(database.table(settingTable).count()).toBe(1);
  });

  it('clear all permanently when chosen, and otherwise so that it can be restored', async () => {
    const asked: (boolean | undefined)[] = [];
    const releaseCleared = (_: unknown, __: unknown, isForGood?: boolean) => void asked.push(isForGood);
    const { database } = await renderShell({ path: '/settings', releaseCleared });
    const jobs = database.table(defineTable('jobs', { fields: { title: field.text() } }));
    const clear = async (isForGood: boolean) => {
      jobs.insert({ title: 'Baker' });
      await press('Clear all');
      const dialog = within(await screen.findByRole('dialog', { name: 'Clear all?' }));
      if (isForGood) fireEvent.click(dialog.getByRole('checkbox', { name: 'Delete permanently' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(jobs.count()).toBe(0));
    };
    const restorable = async () => (await deletedRows(database, new Set(['jobs']))).rows.length;
    await clear(false);
    expect(await restorable()).toBe(1);
    await press('Undo');
    jobs.truncate();
    await clear(true);
    await waitFor(async () => expect(await restorable()).toBe(0));
    expect(asked).toEqual([false, true]);
    // It can still be undone on this page, as the dialog says.
    await press('Undo');
    expect(jobs.count()).toBe(1);
  });

  it('clear places and contacts only when chosen, and restore everything', async () => {
    const { database } = await open();
    const tableOf = (name: string) => database.table(defineTable(name, { fields: { title: field.text() } }));
    const [jobs, events, places, contacts] = ['jobs', 'job_events', 'places', 'contacts'].map(tableOf);
    const all = [jobs!, events!, places!, contacts!];
    for (const table of all) for (const title of ['One', 'Two']) table.insert({ title });
    const before = all.map((table) => table.query());
    const clear = async (choose: boolean) => {
      await press('Clear all');
      const dialog = within(await screen.findByRole('dialog', { name: 'Clear all?' }));
      expect(dialog.getByText('Deletes 2 jobs.')).toBeTruthy();
      expect(dialog.getByText('Deletes 2 places and 2 contacts.')).toBeTruthy();
      const second = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Places and contacts' });
      expect(second.checked).toBe(false);
      if (choose) fireEvent.click(second);
      fireEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    };
    await clear(false);
    expect(await screen.findByText('Cleared 2 jobs.')).toBeTruthy();
    expect(all.map((table) => table.count())).toEqual([0, 0, 2, 2]);
    await press('Undo');
    expect(all.map((table) => table.query())).toEqual(before);
    await clear(true);
    expect(await screen.findByText('Cleared 2 jobs, 2 places, and 2 contacts.')).toBeTruthy();
    expect(all.map((table) => table.count())).toEqual([0, 0, 0, 0]);
    await press('Undo');
    expect(all.map((table) => table.query())).toEqual(before);
  });

  it('clear what the Places site is for by default', async () => {
    const { database } = await renderShell({ path: '/settings', site: { ...testSite, variant: 'places' } });
    for (const name of ['jobs', 'places']) {
      database.table(defineTable(name, { fields: { title: field.text() } })).insert({ title: 'One' });
    }
    await press('Clear all');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear all?' }));
    const [first, second] = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect([first, second].map((box) => box?.labels?.[0]?.textContent)).toEqual([
      'Places and contacts',
      'Jobs, companies, résumés, and settings',
    ]);
    expect([first?.checked, second?.checked]).toEqual([true, false]);
    fireEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByText('Cleared 1 place.')).toBeTruthy();
  });

  it('have nothing to clear in a new browser', async () => {
    await open();
    await press('Clear all');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear all?' }));
    expect(dialog.getAllByText('Nothing saved.')).toHaveLength(2);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Clear all' }).disabled).toBe(true);
  });

  it('count what another tab saves while they ask', async () => {
    const { database } = await open();
    await press('Clear all');
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear all?' }));
    act(() => void database.table(defineTable('jobs', { fields: { title: field.text() } })).insert({ title: 'One' }));
    expect(await dialog.findByText('Deletes 1 job.')).toBeTruthy();
  });

  it('clear nothing after Cancel', async () => {
    const { database } = await open();
    database.table(settingTable).insert({ settingGroup: 'search', settingName: 'country', settingValue: 'de' });
    await press('Clear all');
    const dialog = await screen.findByRole('dialog', { name: 'Clear all?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(database.table(settingTable).count()).toBe(1);
  });
});

describe('the way to the AI settings', () => {
  it('is there once somebody is signed in', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Backup' });
    expect(screen.queryByRole('link', { name: 'AI settings' })).toBeNull();
    cleanup();
    await renderShell({ path: '/settings', auth: fakeAuth({ signedIn: true }) });
    expect((await screen.findByRole('link', { name: 'AI settings' })).getAttribute('href')).toBe('/assistant');
  });
});
