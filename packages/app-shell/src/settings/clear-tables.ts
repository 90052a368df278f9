import type { Database, Undo } from '@keepmark/local-store';
import type { ReleaseCleared } from '../app-context';

/**
 * Empties these tables and releases what other tables' rows say of them, in one change.
 * @returns what reverses all of it until the page is left
 */
export function clearTables(database: Database, tables: readonly string[], releaseCleared?: ReleaseCleared): Undo {
  return database.transaction(() => {
    // Within a transaction, what reverses the clearing reverses the whole.
    const undo = database.clearAll(tables);
    releaseCleared?.(database, tables);
    return undo;
  });
}
