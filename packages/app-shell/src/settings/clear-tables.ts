import type { Database, Undo } from '@keepmark/local-store';
import type { ReleaseCleared } from '../app-context';

/**
 * Empties these tables and clears other tables' references to them, in one change.
 * @returns undoes all of it, until the page is closed
 */
export function clearTables(database: Database, tables: readonly string[], releaseCleared?: ReleaseCleared): Undo {
  return database.transaction(() => {
    // Inside a transaction, this undo covers the whole transaction.
    const undo = database.clearAll(tables);
    releaseCleared?.(database, tables);
    return undo;
  });
}
