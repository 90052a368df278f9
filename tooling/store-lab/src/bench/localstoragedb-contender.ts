import LocalStorageDatabase from 'localstoragedb';
import { type Contender, firstPageRows } from './contender';
import { fieldNames } from './rows';

let database: LocalStorageDatabase;

export const localstoragedb: Contender = {
  name: 'localstoragedb',
  open() {
    database = new LocalStorageDatabase('peer', localStorage);
    if (database.isNew()) {
      database.createTable('jobs', fieldNames);
      database.commit();
    }
    return database.queryAll('jobs', { limit: firstPageRows });
  },
  addAll(rows) {
    for (const row of rows) database.insert('jobs', { ...row });
    database.commit();
  },
  insert(row) {
    database.insert('jobs', { ...row });
    database.commit();
  },
  fill(rows) {
    for (const row of rows) database.insert('jobs', { ...row });
    // It says no more than that.
    if (!database.commit()) throw new Error('full');
  },
  update(number, notes) {
    database.update('jobs', { ID: number + 1 }, (row: object) => ({ ...row, notes }));
    database.commit();
  },
  query: (status) =>
    database.queryAll('jobs', { query: { status }, sort: [['dateAdded', 'DESC']], limit: firstPageRows }),
  counts() {
    const counts: Record<string, number> = {};
    for (const { status } of database.queryAll('jobs', {}) as { status: string }[])
      counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  },
  wipe() {
    database.drop();
    localStorage.clear();
  },
};
