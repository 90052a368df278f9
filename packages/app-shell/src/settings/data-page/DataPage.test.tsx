import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, defineTable, field, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { renderShell } from '../../testing/render-shell';

const placeTable = defineTable('places', { fields: { name: field.text(), types: field.list() } });

function databaseWith(places: number): Database {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(placeTable);
  database.transaction(() => {
    for (let at = 1; at <= places; at += 1) table.insert({ name: `Mill ${at}`, types: ['museum'] });
  });
  return database;
}

const open = async (database = databaseWith(3), search = '') => {
  const shell = await renderShell({ path: `/settings/data${search}`, database });
  await screen.findByRole('heading', { level: 1, name: 'Data' });
  return shell;
};
const rowsOf = async (table: string) => within(await screen.findByRole('region', { name: `Rows of ${table}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

const files: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  files.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => (files.push(file), 'blob:file') }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the data page', () => {
  it('is reached from settings', async () => {
    const { router } = await renderShell({ path: '/settings', database: databaseWith(1) });
    fireEvent.click(await screen.findByRole('link', { name: 'See your tables' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings/data'));
  });

  it('lists tables with their rows, columns and size, and shows one', async () => {
    const { router } = await open();
    expect(screen.getByRole('row', { name: /^places 3 2 \d+$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'places' }));
    expect((await rowsOf('places')).getByText('Mill 2')).toBeTruthy();
    expect((await rowsOf('places')).getAllByText('["museum"]')).toHaveLength(3);
    expect(router.state.location.search).toEqual({ table: 'places' });
  });

  it('pages through 20,000 rows', async () => {
    const { router } = await open(databaseWith(20_000), '?table=places&page=400');
    expect((await rowsOf('places')).getByText('Mill 20000')).toBeTruthy();
    expect(screen.getByText('Rows 19,951 to 20,000 of 20,000')).toBeTruthy();
    press('Page 1');
    expect((await rowsOf('places')).getByText('Mill 50')).toBeTruthy();
    expect((await rowsOf('places')).getAllByRole('row')).toHaveLength(51);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'places' }));
    expect(router.state.location.search).toEqual({ table: 'places' });
  });

  it('exports a whole table', async () => {
    await open(databaseWith(60), '?table=places');
    await rowsOf('places');
    press('Export as JSON');
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = JSON.parse(await files[0]!.text()) as unknown[];
    expect([rows.length, rows.at(-1)]).toMatchObject([60, { name: 'Mill 60', types: ['museum'] }]);
    press('Export as CSV');
    await waitFor(() => expect(files).toHaveLength(2));
    const lines = (await files[1]!.text()).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('internalId,name,types');
    expect(lines.at(-1)).toMatch(/,Mill 60,"\[""museum""\]"$/);
  });

  it('says that a table doesn’t exist, and shows the last page for one beyond it', async () => {
    const { unmount } = await open(undefined, '?table=none');
    expect(await screen.findByText('Table not found')).toBeTruthy();
    unmount();
    await open(databaseWith(60), '?table=places&page=9');
    expect(await screen.findByText('Rows 51 to 60 of 60')).toBeTruthy();
  });
});

describe('changes on the data page', () => {
  it('are off at first', async () => {
    await open(undefined, '?table=places');
    await rowsOf('places');
    expect(screen.queryByRole('button', { name: 'Create table' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: /^Allow changes/ }));
    expect(screen.getByRole('button', { name: 'Create table' })).toBeTruthy();
    // Tables of the site itself stay.
    expect(screen.queryByRole('button', { name: 'Delete table' })).toBeNull();
  });

  it.each([
    ['places', 'name', "The table name 'places' already exists."],
    ['my notes', 'name', "The database name 'my notes' contains invalid characters."],
    ['notes', 'a-b', 'One or more field names in the table definition contains invalid characters'],
  ])('refuse the table %j with the fields %j', async (name, fields, message) => {
    const { database } = await open();
    fireEvent.click(screen.getByRole('switch', { name: /^Allow changes/ }));
    type('Table name', name);
    type('Fields', fields);
    press('Create table');
    expect(within(await screen.findByRole('alert')).getByText(message)).toBeTruthy();
    expect(database.tableNames).not.toContain('notes');
  });

  it('create a table, and delete it after asking', async () => {
    const { database } = await open();
    fireEvent.click(screen.getByRole('switch', { name: /^Allow changes/ }));
    type('Table name', 'notes');
    type('Fields', 'title, color');
    press('Create table');
    expect(await screen.findByRole('row', { name: /^notes 0 2 \d+$/ })).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 2, name: 'notes' })).toBeTruthy();
    expect(database.tableExists('notes')).toBe(true);
    press('Delete table');
    const dialog = await screen.findByRole('dialog', { name: 'Delete notes?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(database.tableExists('notes')).toBe(false));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'notes' })).toBeNull());
  });
});
