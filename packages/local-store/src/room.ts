import { compact } from './compaction';
import { type LargestTable, StoreFullError } from './errors';
import type { AreaFull } from './storage-area';
import { parseKey } from './storage-keys';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

/** Above this part of the limit the store asks for attention, and packs. */
export const nearlyFullPart = 0.8;

/** Packs the page: about an eighth of its characters. False when it was packed or is gone. */
export function packPage(store: Store, memory: TableMemory, key: string): boolean {
  const text = store.area.get(key);
  const ids = memory.layout.pages.get(key);
  if (!store.packing || !key.includes('#') || text === null || !ids) return false;
  const packedKey = key.replace('#', '%');
  store.area.set(packedKey, store.packing.pack(text), true);
  memory.layout.pages.set(packedKey, ids);
  if (memory.layout.stale.has(key)) memory.layout.stale.add(packedKey);
  memory.layout.forget(key);
  store.area.remove(key);
  return true;
}

/** The pages that can be packed, the oldest first: what was written long ago is written again least often. */
export function* pagesToPack(store: Store): Generator<readonly [TableMemory, string]> {
  for (const memory of store.tables.values()) {
    for (const key of [...memory.layout.pages.keys()].sort()) if (key.includes('#')) yield [memory, key];
  }
}

/** Makes room at once, as far as a tab that is alone can: compacts, then packs until `characters` fit. */
export function makeRoom(store: Store, characters: number): void {
  store.area.count();
  if (!store.alone) return;
  const steps = compact(store, 1);
  while (!steps.next().done);
  try {
    for (const [memory, key] of pagesToPack(store)) {
      if (store.area.free > characters) return;
      packPage(store, memory, key);
    }
  } catch {
    // Not even a packed page fits any more: what was won until here is all there is.
  }
}

export function fullError(store: Store, cause: AreaFull): StoreFullError {
  const { area } = store;
  area.count();
  const largest: LargestTable[] = [...store.tables.values()]
    .map(({ name, rows }) => ({
      table: name,
      rows: rows.size,
      characters: area.charactersOf((key) => parseKey(store.name, key)?.table === name),
    }))
    .sort((left, right) => right.characters - left.characters)
    .slice(0, 3);
  const neededCharacters = cause.characters;
  return new StoreFullError(
    { neededCharacters, usedCharacters: area.used, limitCharacters: area.limit, largest },
    cause,
  );
}
