import { IDBFactory } from 'fake-indexeddb';
import { deletedRows, restoreDeleted } from '../deleted';
import type { Database } from '..';
import { memoryStorage } from '../storage/storage-area';
import { jobTable, noteTable } from './jobs';
import { opened } from './opened';

export const kinds = new Set(['jobs']);

/** A database whose jobs people know as entries, with its log in `indexedDB`; null for a browser without. */
export function openWithLog(indexedDB: IDBFactory | null = new IDBFactory(), storage: Storage = memoryStorage()) {
  const now = opened(storage, { indexedDB: indexedDB ?? undefined });
  return { ...now, storage, indexedDB, jobs: now.database.table(jobTable), notes: now.database.table(noteTable) };
}

export const ref = (id: string) => ({ table: 'jobs', id });
export const idsOf = async (database: Database) => (await deletedRows(database, kinds)).rows.map(({ id }) => id);
export const restore = (database: Database, ...ids: string[]) =>
  restoreDeleted(database, ids.map(ref), kinds, 'Restored');

/** Everything that the log holds, as text. */
export async function everythingIn(indexedDB: IDBFactory): Promise<string> {
  const request = indexedDB.open('keepmark-log');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
  const all = database.transaction('log').objectStore('log').getAll();
  await new Promise((resolve) => {
    all.addEventListener('success', resolve);
  });
  database.close();
  return JSON.stringify(all.result);
}
