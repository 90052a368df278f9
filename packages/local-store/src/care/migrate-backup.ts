import { type Backup, type BackupTable, backupTables, NewerBackupError } from './backup-format';
import { ChangeSet } from '../writes/change-set';
import { loadTable } from '../storage/load-table';
import { memoryStorage } from '../storage/memory-storage';
import { OpenStore } from '../open-store';
import { rearranged } from '../pages/page-decoder';
import type { Schema } from '../store';
import type { TableMemory } from '../tables/table-memory';

/** The backup, migrated to this version. @throws {NewerBackupError} @throws what a migration throws. */
export function migrateBackup(backup: Backup, schema: Schema): Backup {
  const { schemaVersion, tables } = backup;
  if (schemaVersion > schema.version) throw new NewerBackupError();
  if (schemaVersion === schema.version) return backup;
  const platform = { storage: memoryStorage() };
  const store = new OpenStore(backup.database, platform, { version: schema.version, migrate: () => {} });
  for (const [name, table] of Object.entries(tables)) fill(loadTable(store, name), table);
  schema.migrate(store, new ChangeSet(), schemaVersion);
  return { ...backup, schemaVersion: schema.version, tables: backupTables(store) };
}

function fill(memory: TableMemory, { columns, rows }: BackupTable): void {
  const places = Object.entries(columns).map(([name, fallback]) =>
    memory.addColumn(name, { kind: 'json', default: fallback }),
  );
  memory.exists = true;
  for (const row of rows) memory.replace(row[0], rearranged(row, places));
}
