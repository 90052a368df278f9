import { defineTable, field } from '@keepmark/local-store';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { connectTable } from '../connections';
import { connectedRows, countedRows } from '../connections/company-connection';
import { databaseOf } from '../testing/database-of';
import { pressUndo } from '../testing/press-undo';
import { renderCompanies } from '../testing/render-companies';
import { deleteCompany } from './delete-company';

const noteTable = defineTable('notes', { fields: { companyName: field.text(), companyId: field.text() } });
const billTable = defineTable('bills', { fields: { companyName: field.text() } });
const connections = [
  connectTable(noteTable, {
    released: { companyId: '' },
    nouns: ['note', 'notes'],
    Section: () => <p>Notes of it</p>,
  }),
  connectTable(billTable, { released: {}, nouns: ['bill', 'bills'], Section: () => <p>Bills of it</p> }),
];
const slots = { connections: () => Promise.resolve(connections) };

function prepared() {
  const kept = databaseOf([{ companyName: 'Acme' }, { companyName: 'Beta' }]);
  const companyId = kept.ids[0] ?? '';
  const notes = kept.database.table(noteTable);
  const bills = kept.database.table(billTable);
  notes.insert({ companyId, companyName: 'Acme' });
  notes.insert({ companyId: kept.ids[1] ?? '', companyName: 'Beta' });
  bills.insert({ companyName: 'ACME Inc.' });
  bills.insert({ companyName: 'acme' });
  const all = () => [kept.table.query(), notes.query(), bills.query()];
  return { ...kept, companyId, notes, bills, all };
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

  it('finds all of 12,000 rows that name it', () => {
    const { database, companyId, bills } = prepared();
    database.transaction(() => {
      for (let index = 0; index < 12_000; index += 1) bills.insert({ companyName: 'Acme' });
    });
    const [, billGroup] = connectedRows(database, { companyId, companyName: 'Acme' }, connections);
    expect(billGroup!.ids).toHaveLength(12_002);
  });

  it('does with what names it as was decided, and takes all of it back', () => {
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

  it('speaks of one thing as of one', async () => {
    const { bills, notes, ...kept } = prepared();
    bills.delete({});
    await renderCompanies(`/company/details/${kept.companyId}`, { database: kept, slots });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    expect(dialog.getByText('1 note names this company. What should happen to it?')).toBeTruthy();
    expect(notes.count()).toBe(2);
  });

  it('asks on the screen, keeps by default, and can be cancelled', async () => {
    const kept = prepared();
    const { router } = await renderCompanies(`/company/details/${kept.companyId}`, { database: kept, slots });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    expect(dialog.getByText('1 note and 2 bills name this company. What should happen to them?')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(kept.table.count()).toBe(2);

    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('dialog', { name: 'Delete Acme?' }));
    await userEvent.click(
      within(again.getByRole('radiogroup', { name: '2 bills' })).getByRole('radio', { name: 'Delete too' }),
    );
    const before = kept.all();
    await userEvent.click(again.getByRole('button', { name: 'Delete company' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/companies'));
    expect(kept.bills.count()).toBe(0);
    expect(kept.notes.count()).toBe(2);
    await pressUndo('Deleted Acme.');
    expect(kept.all()).toEqual(before);
  });
});
