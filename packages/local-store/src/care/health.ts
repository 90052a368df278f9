import { type CareRecord, saveChanges, updateCare } from './care-record';
import { readCare } from './read-care';
import { type Database, internalsOf } from '../database';
import { loadTable } from '../storage/load-table';
import { parseJson } from '../tables/row-codec';
import type { Rescued } from '../maintenance/repair-table';
import { parseKey, recordKey } from '../storage/storage-keys';

export interface TableHealth {
  readonly name: string;
  readonly rows: number;
  readonly characters: number;
}

/** The state of the store, for a settings screen. Characters are UTF-16 units of keys and values. */
export interface Health {
  readonly mode: Database['mode'];
  readonly usedCharacters: number;
  readonly limitCharacters: number;
  /** Largest first. */
  readonly tables: readonly TableHealth[];
  /** Keys of this site that belong to no table. */
  readonly otherCharacters: number;
  readonly lastBackupAtMs: number | undefined;
  readonly changesSinceBackup: number;
  /** The last time that rows lost on disk were recovered, and how many. */
  readonly lastRecovery: CareRecord['lastRecovery'];
  /** Values that couldn't be read and were set aside. */
  readonly rescued: readonly (Rescued & { readonly key: string })[];
}

/** Reads every key of the site, so don't call it on every render. */
export function readHealth(database: Database): Health {
  const { store } = internalsOf(database);
  store.mayRead();
  saveChanges(store);
  const { quota } = store.area;
  quota.count();
  for (const name of store.unread.keys()) loadTable(store, name);
  const tables = [...store.tables.values()]
    .filter(({ exists }) => exists)
    .map((table) => ({
      name: table.name,
      rows: table.rows.size,
      characters: quota.charactersOf(recordKey(store, table)),
    }))
    .sort((left, right) => right.characters - left.characters);
  const care = readCare(store);
  return {
    mode: database.mode,
    usedCharacters: quota.used,
    limitCharacters: quota.limit,
    tables,
    otherCharacters: quota.used - tables.reduce((sum, { characters }) => sum + characters, 0),
    lastBackupAtMs: care.lastBackupAtMs,
    changesSinceBackup: care.changes ?? 0,
    lastRecovery: care.lastRecovery,
    rescued: readRescued(database),
  };
}

/** Every value that was set aside. */
export function readRescued(database: Database): (Rescued & { readonly key: string })[] {
  const { store } = internalsOf(database);
  const keys = store.area.keys().filter((key) => parseKey(store.name, key)?.kind === '?');
  return keys.sort().map((key) => {
    const text = store.area.get(key) ?? '';
    const rescued = parseJson(text) as Rescued | null | undefined;
    return Object.assign(
      rescued?.text === undefined ? { from: key, atMs: 0, reason: 'Damaged again.', text } : rescued,
      { key },
    );
  });
}

/** Deletes a rescued value for good. Ask the person first. */
export function forgetRescued(database: Database, key: string): void {
  const { store } = internalsOf(database);
  if (parseKey(store.name, key)?.kind === '?') store.area.remove(key);
}

/** Turns the backup reminder on or off. */
export function remindOfBackups(database: Database, on: boolean): void {
  updateCare(internalsOf(database).store, { remindersOff: !on });
}

export const remindsOfBackups = (database: Database): boolean => !readCare(internalsOf(database).store).remindersOff;
