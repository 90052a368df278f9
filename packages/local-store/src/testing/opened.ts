import type { Database } from '../database';
import type { Maintenance } from '../maintenance/maintenance';
import { Tidying } from '../maintenance/tidying';
import { storedDatabase } from '../open-database';
import { OpenStore } from '../open-store';
import { compact } from '../pages/compaction';
import type { Platform } from '../platform';
import type { Schema } from '../store';

export interface Opened {
  readonly database: Database;
  readonly store: OpenStore;
  readonly maintenance: Maintenance;
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
  const store = new OpenStore('keepmark', { storage, ...platform }, schema, limitCharacters);
  // As maintenance does as soon as nobody waits for anything.
  store.maintenance.tidyWith({ Tidying });
  store.area.quota.count();
  return {
    database: storedDatabase(store, () => {}),
    store,
    maintenance: store.maintenance,
    compact() {
      const steps = compact(store, 1);
      while (!steps.next().done);
    },
  };
}
