import { type Database, openDatabase } from '@keepmark/local-store';

let database: Database | undefined;

/** The site's local database, opened on first use. */
export function siteDatabase(): Database {
  database ??= openDatabase('keepmark');
  return database;
}
