import { companyTable } from '@keepmark/companies';
import { expect, it } from 'vitest';
import { jobEventTable } from '../job-history/job-event-table';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { databaseOf } from '../testing/database-of';
import { jobConnection } from './job-connection';

it('deletes jobs and their history with their company, and undo restores both', () => {
  const { database, ids } = databaseOf([{ jobTitle: 'Baker', companyName: 'Acme' }]);
  createJobsStore(database).setStatus(ids, 'application-submitted');
  const rows = () => [database.table(jobTable).query(), database.table(jobEventTable).query()];
  const before = rows();
  expect(before.map(({ length }) => length > 0)).toEqual([true, true]);
  const undo = database.undoable('Deleted Acme', () => jobConnection.delete(database, ids));
  expect(rows()).toEqual([[], []]);
  undo();
  expect(rows()).toEqual(before);
});

it('marks a saved job when its company is saved', () => {
  const { database, ids } = databaseOf([{ jobTitle: 'Baker', companyName: 'ACME, Inc.' }]);
  const [id = ''] = ids;
  const jobs = createJobsStore(database);
  const isMarked = () => jobs.get(id)?.companyAlreadyAdded;
  expect(isMarked()).toBe(false);
  database.table(companyTable).insert({ companyName: 'Acme' });
  jobs.update(id, { companyName: 'Acme' });
  expect(isMarked()).toBe(true);
  jobs.update(id, { notes: 'Ask for Ada' });
  expect(isMarked()).toBe(true);
  jobs.update(id, { companyName: 'Beta' });
  expect(isMarked()).toBe(false);
});
