import { Quota } from '../storage/quota';
import { compact } from '../pages/compaction';
import type { Database } from '../database';
import * as repair from '../repair/repair';
import { type OpenStore, openStore } from '../open-store';
import type { Platform } from '../platform';
import * as room from '../pages/room';
import type { Schema } from '../store';
import { storedDatabase } from '../stored-database';
import * as tabs from '../tabs/tabs';
import { Maintenance } from '../maintenance/maintenance';

export interface Opened {
  readonly database: Database;
  readonly store: OpenStore;
  readonly maintenance: Maintenance;
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
  const maintenance = new Maintenance(store, { room, repair, tabs });
  // As maintenance does as soon as nobody waits for anything.
  Quota.of(store.area).count();
  return {
    database: storedDatabase(store, () => {}),
    store,
    maintenance,
    compact() {
      const steps = compact(store, 1);
      while (!steps.next().done);
    },
  };
}
