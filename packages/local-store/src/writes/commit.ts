import type { ChangeSet, RowChange } from './change-set';
import type { JournalEntry } from '../journal/journal';
import { encodeDeleted, encodeRecord } from '../tables/row-codec';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { encodeTableRecord } from '../tables/table-record';
import { transact } from './transaction-record';

/**
 * Writes one row under its key: what most changes are, so it does nothing more than it must.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commitRow(store: Store, change: Write): void {
  const key = rowKey(store, change.memory, change.id);
  const text = textOf(change);
  // A delete may use the part of the storage that is kept free.
  store.area.set(key, text, !change.after);
  written(change);
  store.journal?.add([[key, text]]);
}

/**
 * Writes what changed to storage: all of it, or nothing, whenever the browser is killed. Many rows at once go into pages
 * of their own, as soon as maintenance is here to make them.
 *
 * @param records further records of the database, by key, that belong to the transaction.
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commit(store: Store, changes: ChangeSet, records: readonly JournalEntry[] = []): void {
  const { floors } = changes;
  const rows = changes.list().filter(({ memory, stamp }) => stamp > (floors.get(memory) ?? 0));
  const { pages, single } = store.maintenance?.bulk(rows) ?? { pages: undefined, single: rows };
  const writes = single.map((change): JournalEntry => [rowKey(store, change.memory, change.id), textOf(change)]);
  const keys = [
    ...Array.from(floors, ([memory, floor]): JournalEntry => [
      recordKey(store, memory),
      encodeTableRecord(memory, floor),
    ]),
    ...records,
  ];
  // What only deletes may use the part of the storage that is kept free.
  transact(
    store,
    writes,
    pages,
    keys,
    rows.every(({ after }) => !after),
  );
  // Storage holds it all: what memory knows of storage follows.
  for (const [memory, floor] of floors) {
    memory.floor = floor;
    memory.tombstones.clear();
    // Nobody reads any more what an emptied table has left, so it may lie there until the next opening.
    store.maintenance?.emptied(memory);
  }
  for (const change of single) written(change);
  pages?.place();
  store.journal?.add([...keys, ...writes, ...(pages?.entries() ?? [])]);
}

export const recordKey = (store: Store, memory: TableMemory): string => `${store.name}/${memory.name}`;

export const rowKey = (store: Store, memory: TableMemory, id: string): string => `${recordKey(store, memory)}/${id}`;

type Write = Omit<RowChange, 'before'>;

/** What storage holds of the row as it is now; of a deleted one, when that was. */
export const textOf = ({ memory, after, stamp }: Pick<Write, 'memory' | 'after' | 'stamp'>): string =>
  after ? encodeRecord(memory.columns, after) : encodeDeleted(stamp);

function written({ memory, id, after, stamp }: Write): void {
  memory.layout.loose.add(id);
  if (after) memory.tombstones.delete(id);
  else memory.tombstones.set(id, stamp);
}
