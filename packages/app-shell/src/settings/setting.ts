import type { Database } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { settingTable } from './settings-table';

/** One setting in the table of settings: where it is stored, and how its value is read and written as text. */
export interface Setting<Value> {
  readonly key: { readonly settingGroup: string; readonly settingName: string };
  /** @param stored undefined until somebody has chosen; bad text reads as the default */
  readonly read: (stored: string | undefined) => Value;
  readonly write: (value: Value) => string;
}

/** A setting by its group and name. `write` is left out when the value's own text is stored. */
export const defineSetting = <Value>(
  settingGroup: string,
  settingName: string,
  read: Setting<Value>['read'],
  write: Setting<Value>['write'] = String,
): Setting<Value> => ({ key: { settingGroup, settingName }, read, write });

/** The current value of a setting. */
export const readSetting = <Value>(database: Database, { key, read }: Setting<Value>): Value =>
  read(database.table(settingTable).query({ where: key, limit: 1 })[0]?.settingValue);

/** Stores a setting. Throws the store's errors. */
export function writeSetting<Value>(database: Database, { key, write }: Setting<Value>, value: Value): void {
  database.table(settingTable).insertOrUpdate(key, { ...key, settingValue: write(value) });
}

/**
 * A setting, kept current, and a function that stores another value. The value stays the same object until the stored
 * text or the setting changes. Needs a `DatabaseProvider`, which every signed-in screen has.
 */
export function useSetting<Value>(setting: Setting<Value>): [Value, (value: Value) => void] {
  const database = useDatabase();
  const stored = useRows(settingTable, { where: setting.key, limit: 1 })[0]?.settingValue;
  return [useMemo(() => setting.read(stored), [setting, stored]), (value) => writeSetting(database, setting, value)];
}
