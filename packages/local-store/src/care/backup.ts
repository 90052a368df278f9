import { backupText } from './backup-format';
import { updateCare } from './care-record';
import { type Database, internalsOf } from '../database';

/** A backup to download. */
export interface BackupFile {
  /** `keepmark-2026-01-31.json`. */
  readonly name: string;
  readonly text: string;
}

/** Everything in the database as one JSON file with a version and a checksum. Resets the backup reminder. */
export function createBackup(database: Database): BackupFile {
  const { store } = internalsOf(database);
  store.mayRead();
  const text = backupText(store, store.schema.version);
  const now = new Date();
  store.unsavedChanges = 0;
  updateCare(store, { lastBackupAtMs: now.getTime(), changes: 0, firstChangeAtMs: undefined });
  return { name: `${store.name}-${now.toISOString().slice(0, 10)}.json`, text };
}
