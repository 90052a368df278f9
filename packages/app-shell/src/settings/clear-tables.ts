import type { Database, Undo } from '@keepmark/local-store';
import { readAiKeys, writeAiKeys } from '../ai-keys/ai-keys';
import type { ReleaseCleared } from '../app-context';
import { forgetSnapshots } from '../screen-snapshot/snapshot-store';
import { aiKeysName } from './clear-choices';

/**
 * Empties these tables and clears other tables' references to them, in one change. Own AI keys go with them if listed.
 * Snapshots of screens are deleted, since they show the rows.
 * @param isForGood without a way to restore them from "Recently deleted"
 * @returns undoes all of it, until the page is closed
 */
export function clearTables(
  database: Database,
  tables: readonly string[],
  releaseCleared?: ReleaseCleared,
  isForGood = false,
): Undo {
  const undoTables = database.transaction(() => {
    // Inside a transaction, this undo covers the whole transaction.
    const undo = database.clearAll(tables);
    releaseCleared?.(database, tables, isForGood);
    return undo;
  });
  void forgetSnapshots();
  const keys = readAiKeys();
  if (!tables.includes(aiKeysName) || Object.keys(keys).length === 0) return undoTables;
  writeAiKeys({});
  return () => {
    undoTables();
    writeAiKeys(keys);
  };
}
