import { StoreFullError } from '../errors';
import type { AreaFull } from './storage-area';
import type { Store } from '../store';

/** The error for a change that doesn't fit even after space was freed. */
export function fullError({ area, name, tables }: Store, cause: AreaFull): StoreFullError {
  const { quota } = area;
  quota.count();
  const largest = Array.from(tables.values(), ({ name: table, rows }) => ({
    table,
    rows: rows.size,
    characters: quota.charactersOf(`${name}/${table}`),
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
