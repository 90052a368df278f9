import { type Database, internalsOf } from '../database';
import { syncMarkKey } from '../storage/storage-keys';

/** The mark beside the database in local storage, or undefined. It vanishes with the rest of the storage. */
export function syncMark(database: Database): string | undefined {
  const { store } = internalsOf(database);
  return store.area.get(syncMarkKey(store)) ?? undefined;
}

/** Sets the mark. Uses reserved space, so that a full store has room for it. @param mark undefined removes it */
export function setSyncMark(database: Database, mark: string | undefined): void {
  const { store } = internalsOf(database);
  if (mark === undefined) store.area.remove(syncMarkKey(store));
  else store.area.set(syncMarkKey(store), mark, true);
}

/** The version of the application's data in this tab. What a newer version wrote must not be overwritten. */
export const schemaVersion = (database: Database): number => internalsOf(database).store.schema.version;
