import { expect, it } from 'vitest';
import { clearTables } from '@keepmark/app-shell/clear-tables';
import { deletedRows, deletedValues, restoreDeleted } from '@keepmark/local-store/deleted';
import { rowsDiffering } from '@keepmark/local-store/sync';
import { placeTable } from '@keepmark/places';
import { releaseCleared } from './clear-and-backup';
import { savedKinds } from './saved-kinds';
import { openSuite } from './testing/open-suite';

const tables = new Set(savedKinds.kinds.map(({ table }) => table));

/** Restores the deleted rows of these tables, as the page does. */
async function restore({ database }: ReturnType<typeof openSuite>, ...names: readonly string[]) {
  const { rows } = await deletedRows(database, tables);
  const chosen = rows.filter(({ table }) => names.includes(table));
  return restoreDeleted(database, chosen, tables, 'Restored', (refs) => savedKinds.afterRestore(database, refs));
}

it('a job comes back with its history', async () => {
  const suite = openSuite();
  const id = suite.addJob('Acme');
  suite.jobs.setStatus([id], 'interview-scheduled');
  const history = async () =>
    (await rowsDiffering(suite.database, new Map(), new Set(['job_events']))).rows.map((row) => row.values);
  const before = { rows: suite.rows(), history: await history() };
  expect(before.history.length).toBeGreaterThan(0);
  suite.jobs.delete([id]);
  expect(await history()).toEqual([]);
  expect((await restore(suite, 'jobs')).restored).toEqual([expect.objectContaining({ table: 'jobs', id })]);
  expect({ rows: suite.rows(), history: await history() }).toEqual(before);
});

it('a job and a contact come back with their company as it is by then', async () => {
  const suite = openSuite();
  const [acme, cedar] = [suite.addCompany('Acme'), suite.addCompany('Cedar')];
  suite.addJob('Cedar');
  suite.addContact({ companyId: acme, companyName: 'Acme' });
  suite.addContact({ companyId: cedar, companyName: 'Cedar' });
  suite.contacts.delete('Deleted', suite.rows().contacts);
  suite.jobs.delete(suite.rows().jobs.map(({ internalId }) => internalId));
  suite.rename(acme, 'Bolt');
  suite.delete(cedar);
  const { undo } = await restore(suite, 'jobs', 'contacts');
  expect(suite.rows()).toMatchObject({
    jobs: [{ companyName: 'Cedar', companyAlreadyAdded: false }],
    contacts: [
      { companyId: acme, companyName: 'Bolt' },
      { companyId: '', companyName: 'Cedar' },
    ],
  });
  undo?.();
  expect(suite.rows()).toMatchObject({ jobs: [], contacts: [] });
});

it('a company that was deleted comes back, and its jobs that were deleted with it too', async () => {
  const suite = openSuite();
  suite.addCompany('Acme');
  suite.addJob('Acme');
  const before = suite.rows();
  clearTables(suite.database, ['companies', 'jobs', 'job_events'], releaseCleared);
  await restore(suite, 'companies');
  expect(suite.rows()).toMatchObject({ companies: [{ companyName: 'Acme' }], jobs: [] });
  await restore(suite, 'jobs');
  expect(suite.rows()).toEqual(before);
});

it('each kind has a title for what a person saved', async () => {
  const suite = openSuite();
  suite.addJob('Acme');
  suite.addCompany('Acme');
  suite.tables.contacts.insert({ name: 'Ada' });
  suite.database.table(placeTable).insert({ name: 'Mill' });
  suite.database.clearAll(suite.database.tableNames);
  const { rows } = await deletedRows(suite.database, tables);
  const values = await deletedValues(suite.database, rows);
  const titles = rows.map(({ table }, index) => [
    table,
    savedKinds.kinds.find((kind) => kind.table === table)?.titleOf(values[index] ?? {}),
  ]);
  expect(Object.fromEntries(titles)).toMatchObject({
    jobs: expect.stringContaining('Acme') as string,
    companies: 'Acme',
    contacts: 'Ada',
    places: 'Mill',
  });
});
