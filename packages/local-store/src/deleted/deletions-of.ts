import { type Database, internalsOf } from '../database';
import { logOf } from '../logs/database-log';
import type { RowRef } from '../sync/sync-rows';
import { type DeletedEntry, exists, textKey } from './deleted-entry';
import { recordDeleted } from './record-deleted';

/** A row that somebody deleted, in this browser or (taken by `takeRows`) elsewhere, and that doesn't exist now. */
export interface Deletion extends RowRef {
  /** The stamp of the deletion, to compare with the stamps of fields. */
  readonly stamp: number;
  readonly deletedAtMs: number;
}

/** An entry of "Recently deleted" and where it is. */
export interface LoggedDeletion {
  readonly entry: DeletedEntry;
  readonly batch: string;
  readonly schemaVersion: number;
  readonly deletedAtMs: number;
}

/** The newest entry of each row that doesn't exist now, oldest first. */
export async function loggedDeletions(database: Database): Promise<LoggedDeletion[]> {
  const { store } = internalsOf(database);
  await database.ready;
  await recordDeleted(store);
  const newest = new Map<string, LoggedDeletion>();
  for (const { key, atMs, schemaVersion, entries } of await logOf(store).batches<DeletedEntry>('deleted')) {
    for (const entry of entries) {
      if (exists(store, entry)) continue;
      const known = newest.get(textKey(entry));
      // Deleted first, or the order would stay that of the first deletion.
      newest.delete(textKey(entry));
      const logged = { entry, batch: key, schemaVersion, deletedAtMs: atMs };
      newest.set(textKey(entry), known && known.entry.stamp > entry.stamp ? known : logged);
    }
  }
  return [...newest.values()];
}

/**
 * What people deleted in the last 180 days, from IndexedDB. Also what they deleted for good: the values are gone, the ids
 * stay. Empty in a browser that denies IndexedDB.
 */
export async function deletionsOf(database: Database): Promise<Deletion[]> {
  const logged = await loggedDeletions(database);
  return logged.map(({ entry: { table, id, stamp }, deletedAtMs }) => ({ table, id, stamp, deletedAtMs }));
}
