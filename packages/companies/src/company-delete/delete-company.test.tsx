import { defineTable, field } from '@keepmark/local-store';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../connections';
import { connectedRows, countedRows } from '../connections/company-connection';
import { databaseOf } from '@keepmark/local-store/testing';
import { companyTable } from '../company-table';
import { pressUndo } from '@keepmark/ui/testing';
import { renderCompanies } from '../testing/render-companies';
import { deleteCompany } from './delete-company';

const noteTable = defineTable('notes', { fields: { companyName: field.text(), companyId: field.text() } });
const billTable = defineTable('bills', { fields: { companyName: field.text() } });
const connections = [
  connectTable(noteTable, {
    released: { companyId: '' },
    nouns: ['note', 'notes'],
    Section: () => <p>Its notes</p>,
  }),
  connectTable(billTable, { released: {}, nouns: ['bill', 'bills'], Section: () => <p>Its bills</p> }),
];
const slots = { connections: () => Promise.resolve(connections) };

function prepared() {
  const opened = databaseOf(companyTable, [{ companyName: 'Acme' }, { companyName: 'Beta' }]);
  const companyId = opened.ids[0] ?? '';
  const notes = opened.database.table(noteTable);
  const bills = opened.database.table(billTable);
  notes.insert({ companyId, companyName: 'Acme' });
  notes.insert({ companyId: opened.ids[1] ?? '', companyName: 'Beta' });
  bills.insert({ companyName: 'ACME Inc.' });
  bills.insert({ companyName: 'acme' });
  const all = () => [opened.table.query(), notes.query(), bills.query()];
  return { ...opened, companyId, notes, bills, all };
}

describe('deleting a company', () => {
  it.each([
    [[{ nouns: ['job', 'jobs'], count: 1 }], '1 job'],
    [
      [
        { nouns: ['job', 'jobs'], count: 2000 },
        { nouns: ['contact', 'contacts'], count: 1 },
        { nouns: ['interview', 'interviews'], count: 3 },
      ],
      '2,000 jobs, 1 contact, and 3 interviews',
    ],
  ] as const)('counts %j as %j', (groups, words) => {
    expect(countedRows(groups)).toBe(words);
  });

  it('finds all 12,000 rows with its name', () => {
    const { database, companyId, bills } = prepared();
    database.transaction(() => {
      for (let index = 0; index < 12_000; index += 1) bills.insert({ companyName: 'Acme' });
    });
    const [, billGroup] = connectedRows(database, { companyId, companyName: 'Acme' }, connections);
    expect(billGroup!.ids).toHaveLength(12_002);
  });

  it('keeps or deletes connected rows as chosen, and undoes all of it', () => {
    const { database, companyId, notes, bills, table, all } = prepared();
    const before = all();
    const acme = { internalId: companyId, companyName: 'Acme' };
    const groups = connectedRows(database, { companyId, companyName: 'Acme' }, connections);
    expect(groups.map(({ ids }) => ids.length)).toEqual([1, 2]);
    const undo = deleteCompany(database, acme, groups, { bills: 'delete' });
    expect(table.query()).toMatchObject([{ companyName: 'Beta' }]);
    expect(notes.query().find(({ companyName }) => companyName === 'Acme')).toMatchObject({ companyId: '' });
    expect(bills.count()).toBe(0);
    undo();
    expect(all()).toEqual(before);
  });

  it('uses the singular for one row', async () => {
    const { bills, notes, ...opened } = prepared();
    bills.delete({});
    await renderCompanies(`/company/details/${opened.companyId}`, { database: opened, slots });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    expect(dialog.getByText('1 note is linked to this company. Keep or delete it?')).toBeTruthy();
    expect(notes.count()).toBe(2);
  });

  it('asks first, keeps rows by default, and can be canceled', async () => {
    const opened = prepared();
    const { router } = await renderCompanies(`/company/details/${opened.companyId}`, { database: opened, slots });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    expect(dialog.getByText('1 note and 2 bills are linked to this company. Keep or delete them?')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(opened.table.count()).toBe(2);

    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    await userEvent.click(
      within(again.getByRole('radiogroup', { name: '2 bills' })).getByRole('radio', { name: 'Delete too' }),
    );
    const before = opened.all();
    await userEvent.click(again.getByRole('button', { name: 'Delete company' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies'));
    expect(opened.bills.count()).toBe(0);
    expect(opened.notes.count()).toBe(2);
    await pressUndo('Deleted Acme.');
    expect(opened.all()).toEqual(before);
  });
});
