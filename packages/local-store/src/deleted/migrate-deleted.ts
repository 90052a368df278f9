import type { Backup, BackupTable } from '../care/backup-format';
import { type Database, internalsOf } from '../database';
import type { RowValues } from '../sync/sync-rows';
import { cellsStart, type DraftRow } from '../tables/row';
import { textKey } from './deleted-entry';
import type { LoggedDeletion } from './deletions-of';

type Values = ReadonlyMap<string, RowValues>;

/** The values of deleted rows as this version of the application has them: those from before a migration are migrated. */
export async function migrated(database: Database, logged: readonly LoggedDeletion[], values: Values): Promise<Values> {
  const { schema } = internalsOf(database).store;
  const older = logged.filter(
    ({ schemaVersion, entry }) => schemaVersion < schema.version && values.has(textKey(entry)),
  );
  if (older.length === 0) return values;
  const { migrateBackup } = await import('../care/restore');
  const next = new Map(values);
  for (const { entry } of older) next.delete(textKey(entry));
  for (const schemaVersion of new Set(older.map((one) => one.schemaVersion))) {
    const rows = older.filter((one) => one.schemaVersion === schemaVersion);
    const backup: Backup = {
      format: 'keepmark-backup',
      formatVersion: 1,
      database: database.name,
      schemaVersion,
      createdAt: '',
      checksum: '',
      tables: backupTables(rows, values),
    };
    for (const [table, { columns, rows: migratedRows }] of Object.entries(migrateBackup(backup, schema).tables)) {
      const names = Object.keys(columns);
      for (const row of migratedRows) {
        const cells = names.map((name, index) => [name, row[index + cellsStart]] as const);
        next.set(textKey({ table, id: row[0] }), Object.fromEntries(cells));
      }
    }
  }
  return next;
}

function backupTables(logged: readonly LoggedDeletion[], values: Values): Record<string, BackupTable> {
  const tables: Record<string, BackupTable & { readonly rows: DraftRow[] }> = {};
  const fields = new Map<string, Set<string>>();
  for (const { entry } of logged) {
    const known = fields.get(entry.table) ?? new Set();
    fields.set(entry.table, known);
    for (const name of Object.keys(values.get(textKey(entry))!)) known.add(name);
  }
  for (const [table, names] of fields) {
    tables[table] = { columns: Object.fromEntries(Array.from(names, (name) => [name, null])), rows: [] };
  }
  for (const { entry } of logged) {
    const value = values.get(textKey(entry))!;
    const row: DraftRow = [entry.id, entry.stamp];
    for (const name of fields.get(entry.table)!) row.push(value[name] ?? null);
    tables[entry.table]!.rows.push(row);
  }
  return tables;
}
