import { Account } from '../storage/account';
import { compact } from '../pages/compaction';
import type { Database } from '../database';
import * as mending from '../mending/mending';
import { type OpenStore, openStore } from '../open-store';
import type { Platform } from '../platform';
import * as room from '../pages/room';
import type { Schema } from '../schema';
import { storedDatabase } from '../stored-database';
import * as tabs from '../tabs/tabs';
import { Upkeep } from '../upkeep/upkeep';

export interface Opened {
  readonly database: Database;
  readonly store: OpenStore;
  readonly upkeep: Upkeep;
  /** Moves every row into pages. */
  readonly compact: () => void;
}

/** A database and its insides, with all that a page loads later. */
export function opened(
  storage: Storage,
  {
    schema = { version: 1, migrate: () => {} },
    limitCharacters,
    ...platform
  }: Partial<Platform> & { schema?: Schema; limitCharacters?: number } = {},
): Opened {
  const all: Platform = { storage, ...platform };
  const store = openStore('keepmark', all, schema, limitCharacters);
  const upkeep = new Upkeep(store, { room, mending, tabs });
  // As upkeep does as soon as nobody waits for anything.
  Account.of(store.area).count();
  return {
    database: storedDatabase(store, () => {}),
    store,
    upkeep,
    compact() {
      const steps = compact(store, 1);
      while (!steps.next().done);
    },
  };
}
