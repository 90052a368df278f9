import { type Database, openDatabase } from '@keepmark/local-store';

let database: Database | undefined;

/** The one local database of the site, opened when it is first asked for. */
export function siteDatabase(): Database {
  database ??= openDatabase('keepmark');
  return database;
}
