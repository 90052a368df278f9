import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import type { ContactValues } from '../contact';
import { contactTable } from '../contact-table';

/** A new database with these contacts, and their ids. */
export function databaseOf(contacts: readonly ContactValues[]) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const table = database.table(contactTable);
  return { database, table, ids: database.transaction(() => contacts.map((values) => table.insert(values))) };
}
