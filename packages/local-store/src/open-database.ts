import type { Database } from './database';
import { checkDatabaseName } from './tables/names';
import { OpenStore } from './open-store';
import { browserPlatform, type Platform } from './platform';
import type { Schema } from './store';
import { storedDatabase } from './stored-database';

export interface OpenOptions {
  /** Where rows are stored. Default: the browser's local storage. */
  readonly storage?: Storage;
  /** Other browser APIs. With `storage` alone, the database uses none. */
  readonly platform?: Partial<Platform>;
  /** The version of the application's data and its migrations: `migrations([…])`. */
  readonly schema?: Schema;
  /** How many characters fit, keys and values together. Default: 5,242,880. */
  readonly limitCharacters?: number;
}

const openDatabases = new WeakMap<object, Map<string, Database>>();
/** The databases in memory when storage is denied: one per name and page. */
const withoutStorage = {};

/**
 * Opens a database synchronously from local storage. Rows lost on disk are recovered a moment later, with a notice.
 * Opening it again returns the same database until it is closed.
 *
 * @param name letters, digits and underscores
 * @throws {InvalidNameError} @throws {NewerDatabaseError} @throws what a migration throws. Nothing is changed then.
 */
export function openDatabase(name: string, options: OpenOptions = {}): Database {
  checkDatabaseName(name);
  const platform = platformOf(options);
  const place = platform.storage ?? withoutStorage;
  const siblings = openDatabases.get(place) ?? new Map<string, Database>();
  openDatabases.set(place, siblings);
  const known = siblings.get(name);
  if (known) return known;
  const store = new OpenStore(name, platform, options.schema ?? unversioned, options.limitCharacters);
  const database = storedDatabase(store, () => siblings.delete(name));
  siblings.set(name, database);
  return database;
}

const unversioned: Schema = { version: 1, migrate: () => {} };

const platformOf = ({ storage, platform }: OpenOptions): Platform => ({
  ...(storage ? { storage } : browserPlatform()),
  ...platform,
});
