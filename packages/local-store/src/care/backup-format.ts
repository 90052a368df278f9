import { crc32 } from '../crc32';
import { loadTable } from '../storage/load-table';
import type { Store } from '../store';
import { cell, type Column, type DraftRow, isStamp, type Row, versionOf } from '../tables/row';
import { parseJson } from '../tables/row-codec';

const backupFormat = 'keepmark-backup';
const backupFormatVersion = 1;

/** A table in a backup: its columns with their defaults, and rows of id, stamp, and a cell for each column. */
export interface BackupTable {
  readonly columns: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
}

/** The JSON of a backup file. */
export interface Backup {
  readonly format: typeof backupFormat;
  readonly formatVersion: number;
  readonly database: string;
  readonly schemaVersion: number;
  readonly createdAt: string;
  readonly checksum: string;
  readonly tables: Readonly<Record<string, BackupTable>>;
}

/** The file isn't a backup of this application. */
export class NotABackupError extends Error {
  override readonly name = 'NotABackupError';
  constructor(cause?: unknown) {
    super('This file isn’t a Keepmark backup. Choose one whose name starts with "keepmark" and ends with ".json".', {
      cause,
    });
  }
}

/** The backup was changed or cut off after it was written. Nothing was restored. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
  constructor(what: string) {
    super(`This backup is damaged (${what}), so nothing was restored: download it again, or choose an older one.`);
  }
}

/** A newer version of the application wrote the backup. */
export class NewerBackupError extends Error {
  override readonly name = 'NewerBackupError';
  constructor() {
    super('This backup was made by a newer version of this application: load the page again to get that version.');
  }
}

/** Every table of the database in the form of a backup. */
export function backupTables(store: Store): Record<string, BackupTable> {
  const tables: Record<string, BackupTable> = {};
  for (const name of [...store.tables.keys(), ...store.unread.keys()].sort()) {
    const memory = loadTable(store, name);
    if (!memory.exists) continue;
    const columns = [...memory.columns.values()];
    tables[name] = {
      columns: Object.fromEntries(columns.map((column) => [column.name, column.field.default])),
      rows: memory.ordered().map((row) => collapsed(row, columns)),
    };
  }
  return tables;
}

function collapsed(row: Row, columns: readonly Column[]): Row {
  const next: DraftRow = [row[0], versionOf(row)];
  for (const column of columns) next.push(cell(row, column));
  return next;
}

/** Everything in the database as one JSON text. */
export function backupText(store: Store, schemaVersion: number): string {
  const tables = backupTables(store);
  const backup: Backup = {
    format: backupFormat,
    formatVersion: backupFormatVersion,
    database: store.name,
    schemaVersion,
    createdAt: new Date().toISOString(),
    checksum: `crc32:${crc32(JSON.stringify(tables))}`,
    tables,
  };
  return JSON.stringify(backup);
}

/**
 * Parses and checks a whole backup.
 *
 * @throws {NotABackupError} @throws {DamagedBackupError} @throws {NewerBackupError}
 */
export function parseBackup(text: string): Backup {
  const backup = parseJson(text) as Partial<Backup> | null | undefined;
  if (backup === undefined && text.includes(`"${backupFormat}"`)) throw new DamagedBackupError('it is cut off');
  if (backup?.format !== backupFormat || !Number.isInteger(backup.formatVersion)) throw new NotABackupError();
  if (backup.formatVersion! > backupFormatVersion) throw new NewerBackupError();
  const { tables, checksum, schemaVersion } = backup;
  if (checksum !== `crc32:${crc32(JSON.stringify(tables ?? null))}`)
    throw new DamagedBackupError('its checksum is wrong');
  if (!isRecord(tables) || !Number.isInteger(schemaVersion)) throw new DamagedBackupError('its tables are missing');
  for (const [name, table] of Object.entries(tables))
    if (!isTable(name, table)) throw new DamagedBackupError(`table '${name}'`);
  return backup as Backup;
}

function isTable(name: string, { columns, rows }: Partial<BackupTable>): boolean {
  if (!/^\w+$/.test(name) || !isRecord(columns) || !Array.isArray(rows)) return false;
  const names = Object.keys(columns);
  if (names.some((column) => !/^\w+$/.test(column) || column === '__proto__')) return false;
  return rows.every(
    (row: unknown) =>
      Array.isArray(row) &&
      typeof row[0] === 'string' &&
      /^[\w-]{1,64}$/.test(row[0]) &&
      isStamp(row[1]) &&
      row.length === names.length + 2,
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
