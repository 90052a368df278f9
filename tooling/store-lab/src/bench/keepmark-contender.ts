import {
  type Database,
  defineTable,
  field,
  openDatabase,
  type OpenOptions,
  type RowOf,
  type Table,
} from '@keepmark/local-store';
import { type Contender, firstPageRows } from './contender';

const text = field.text();
const jobTable = defineTable('jobs', {
  fields: {
    externalId: text,
    companyName: text,
    jobTitle: text,
    location: text,
    city: text,
    state: text,
    country: text,
    latitude: field.number(null),
    longitude: field.number(null),
    status: text,
    source: text,
    url: text,
    notes: text,
    salary: text,
    applied: field.boolean(),
    dateAdded: text,
    datePosted: text,
  },
  indexes: ['status', 'dateAdded'],
  counts: ['status'],
});

type WithBuckets = Navigator & { readonly storageBuckets?: { delete: (name: string) => Promise<void> } };

let database: Database;
let jobs: Table<RowOf<typeof jobTable>>;
let ids: string[] = [];

function open(options?: OpenOptions): unknown {
  database = openDatabase('bench', options);
  jobs = database.table(jobTable);
  return jobs.query({ limit: firstPageRows });
}

export const keepmark: Contender = {
  name: 'local-store',
  open: () => open(),
  settled: () => database.flush(),
  async addAll(rows) {
    database.transaction(() => {
      for (const row of rows) jobs.insert(row);
    });
    await database.flush();
  },
  insert: (row) => jobs.insert(row),
  prepareUpdates() {
    ids = jobs.query().map(({ internalId }) => internalId);
  },
  update: (number, notes) => jobs.update(ids[number]!, { notes }),
  query: (status) => jobs.query({ where: { status }, sort: [['dateAdded', 'desc']], limit: firstPageRows }),
  counts: () => jobs.countsOf('status'),
  async wipe() {
    await database.flush();
    database.close();
    localStorage.clear();
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase('bench-journal');
      request.addEventListener('success', resolve);
      request.addEventListener('blocked', resolve);
    });
    // The second copy would bring the rows back.
    await (navigator as WithBuckets).storageBuckets?.delete('journal');
  },
};

/** The same without packing: what packs makes nothing shorter, so pages stay as they are. */
export const keepmarkUnpacked: Contender = {
  ...keepmark,
  name: 'local-store-unpacked',
  open: () => open({ platform: { packing: { pack: (page) => page, unpack: (page) => page } } }),
};
