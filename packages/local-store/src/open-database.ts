import type { Database } from './database';
import { checkDatabaseName } from './tables/names';
import { openStore } from './open-store';
import { browserPlatform, type Platform } from './platform';
import type { Schema } from './store';
import { storedDatabase } from './stored-database';

export interface OpenOptions {
  /** Where the rows are kept; the browser's local storage unless a test gives its own. */
  readonly storage?: Storage;
  /** What else the browser lends. With `storage` alone: nothing, the database is by itself. */
  readonly platform?: Partial<Platform>;
  /** The version of what the application keeps, and the migrations to it: `migrations([…])`. */
  readonly schema?: Schema;
  /** Characters that the storage takes, keys and values together; 5,242,880 unless given. */
  readonly limitCharacters?: number;
}

const openDatabases = new WeakMap<object, Map<string, Database>>();
/** Every page has one database of a name when storage is denied. */
const withoutStorage = {};

/**
 * Opens a database, and answers at once: reads what local storage holds. What the disk had lost comes back a moment
 * later, with a notice. Opening it again gives the same one until it is closed.
 *
 * @param name letters, digits and underscore.
 * @throws {InvalidNameError} @throws {NewerDatabaseError} @throws what a migration throws; nothing was changed then.
 */
export function openDatabase(name: string, options: OpenOptions = {}): Database {
  checkDatabaseName(name);
  const platform = platformOf(options);
  const place = platform.storage ?? withoutStorage;
  const siblings = openDatabases.get(place) ?? new Map<string, Database>();
  openDatabases.set(place, siblings);
  const known = siblings.get(name);
  if (known) return known;
  const store = openStore(name, platform, options.schema ?? unversioned, options.limitCharacters);
  const database = storedDatabase(store, () => siblings.delete(name));
  siblings.set(name, database);
  return database;
}

const unversioned: Schema = { version: 1, migrate: () => {} };

const platformOf = ({ storage, platform }: OpenOptions): Platform => ({
  ...(storage ? { storage } : browserPlatform()),
  ...platform,
});
