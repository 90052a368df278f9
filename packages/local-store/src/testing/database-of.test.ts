import { expect, it } from 'vitest';
import { databaseOf, testDatabase } from './database-of';
import { jobTable } from './jobs';

it('opens a database with rows of its own', () => {
  const { database, table, ids } = databaseOf(jobTable, [{ title: 'Baker' }, { title: 'Cook' }]);
  expect(ids.map((id) => database.table(jobTable).get(id)?.title)).toEqual(['Baker', 'Cook']);
  table.delete(ids[0] ?? '');
  expect(databaseOf(jobTable, [{ title: 'Nurse' }]).table.count()).toBe(1);
  expect(testDatabase().table(jobTable).count()).toBe(0);
});
