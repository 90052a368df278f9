import { Dexie, type Table } from 'dexie';
import { type Contender, firstPageRows } from './contender';
import { type BenchRow, statuses } from './rows';

let database: Dexie;
let jobs: Table<BenchRow, number>;

export const dexie: Contender = {
  name: 'dexie',
  async open() {
    database = new Dexie('peer');
    // A compound index, which answers the query best.
    database.version(1).stores({ jobs: '++id, status, [status+dateAdded]' });
    jobs = database.table('jobs');
    await jobs.limit(firstPageRows).toArray();
  },
  addAll: async (rows) => jobs.bulkAdd(rows),
  insert: async (row) => jobs.add(row),
  update: async (number, notes) => jobs.update(number + 1, { notes }),
  query: async (status) =>
    jobs
      .where('[status+dateAdded]')
      .between([status, Dexie.minKey], [status, Dexie.maxKey])
      // oxlint-disable-next-line unicorn/no-array-reverse -- the order of a query, not an array
      .reverse()
      .limit(firstPageRows)
      .toArray(),
  counts: async () => Promise.all(statuses.map((status) => jobs.where('status').equals(status).count())),
  wipe: async () => database.delete(),
};
