import { StoreFullError } from '../errors';
import { recordKey } from './storage-keys';
import type { AreaFull } from './storage-area';
import type { Store } from '../store';

/** The error for a change that doesn't fit even after space was freed. */
export function fullError(store: Store, cause: AreaFull): StoreFullError {
  const { quota } = store.area;
  quota.count();
  const largest = Array.from(store.tables.values(), (table) => ({
    table: table.name,
    rows: table.rows.size,
    characters: quota.charactersOf(recordKey(store, table)),
  })).sort((left, right) => right.characters - left.characters);
  return new StoreFullError(
    {
      neededCharacters: cause.characters,
      usedCharacters: quota.used,
      limitCharacters: quota.limit,
      largest: largest.slice(0, 3),
    },
    cause,
  );
}
