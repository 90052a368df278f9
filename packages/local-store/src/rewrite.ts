import { recordKey, rowKey } from './commit';
import { pagesFor } from './new-pages';
import { encodeDeleted, encodeRecord } from './row-codec';
import type { Store } from './store';
import type { TableMemory } from './table-memory';
import { encodeTableRecord } from './table-record';

/** So many rows at once go into pages. */
const pagedRows = 64;

/**
 * Writes what memory holds of these rows over what storage holds: they came back, or somebody else wrote older ones.
 *
 * @throws {AreaFull} when not all of it fits; memory has it still.
 */
export function rewrite(store: Store, memory: TableMemory, ids: readonly string[]): void {
  const rows = memory.rowsOf(ids);
  if (rows.length >= pagedRows) {
    for (const page of pagesFor(store, memory, rows)) {
      store.area.set(page.key, page.text());
      page.place();
    }
  }
  for (const id of ids) {
    const row = memory.rows.get(id);
    const grave = memory.graves.get(id);
    if (row && rows.length < pagedRows) store.area.set(rowKey(store, memory, id), encodeRecord(memory.columns, row));
    else if (!row && grave !== undefined) store.area.set(rowKey(store, memory, id), encodeDeleted(grave), true);
    else continue;
    memory.layout.loose.add(id);
  }
}

export function rewriteRecord(store: Store, memory: TableMemory): void {
  store.area.set(recordKey(store, memory), encodeTableRecord(memory, memory.floor, memory.exists), true);
}
