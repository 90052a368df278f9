import type { Database } from '@keepmark/local-store';
import { createTable, dropTable } from '@keepmark/local-store/data-definition';
import { defineTable, field } from '@keepmark/local-store';
import { defineSetting, readSetting, writeSetting } from '../setting';

const separator = ',';

/** The names of the tables that the person created on this page. Only those can be deleted there. */
export const ownTablesSetting = defineSetting<readonly string[]>(
  'data',
  'own-tables',
  (stored = '') => stored.split(separator).filter(Boolean),
  (names) => names.join(separator),
);

/** "name, color" as field names. */
const fieldNames = (text: string): string[] =>
  text
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Creates an empty table with text fields.
 * @param fields names, separated by commas
 * @throws {InvalidNameError | TableExistsError} and the store's errors
 */
export function createOwnTable(database: Database, name: string, fields: string): void {
  const columns = Object.fromEntries(fieldNames(fields).map((column) => [column, field.text()]));
  createTable(database, defineTable(name, { fields: columns }));
  writeSetting(database, ownTablesSetting, [...readSetting(database, ownTablesSetting), name]);
}

/** Deletes a table that the person created, with its rows. @throws {TableMissingError} */
export function deleteOwnTable(database: Database, name: string): void {
  dropTable(database, name);
  const others = readSetting(database, ownTablesSetting).filter((own) => own !== name);
  writeSetting(database, ownTablesSetting, others);
}
