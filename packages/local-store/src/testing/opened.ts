import { compact } from '../compaction';
import type { Database } from '../database';
import { OpenStore } from '../open-store';
import type { Platform } from '../platform';
import type { Schema } from '../schema';
import { StoredDatabase } from '../stored-database';

export interface Opened {
  readonly database: Database;
  readonly store: OpenStore;
  /** Moves every row into pages. */
  readonly compact: () => void;
}

/** A database and its insides. */
export function opened(
  storage: Storage,
  {
    schema = { version: 1, migrate: () => {} },
    limitCharacters,
    ...platform
  }: Partial<Platform> & { schema?: Schema; limitCharacters?: number } = {},
): Opened {
  const all: Platform = { storage, indexedDB: undefined, tabs: undefined, events: undefined, ...platform };
  const store = new OpenStore('keepmark', all, schema, limitCharacters);
  return {
    database: new StoredDatabase(store, () => {}),
    store,
    compact() {
      const steps = compact(store, 1);
      while (!steps.next().done);
    },
  };
}
