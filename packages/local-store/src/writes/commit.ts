import type { ChangeSet, RowChange } from './change-set';
import { bulk } from '../pages/new-pages';
import type { JournalEntry } from '../journal/journal';
import { encodeDeleted, encodeRecord } from '../tables/row-codec';
import { recordKey, rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { encodeTableRecord } from '../tables/table-record';
import { transact } from './transaction-record';

/**
 * Writes one row under its key. Most changes are like this, so it does no more than it must.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commitRow(store: Store, change: Write): void {
  const key = rowKey(store, change.memory, change.id);
  const text = textOf(change);
  // A delete may use reserved space.
  store.area.set(key, text, !change.after);
  written(change);
  store.journal?.add([[key, text]]);
}

/**
 * Writes the changes to storage, all or nothing, whenever the browser is killed. Many rows go into new pages.
 *
 * @param records other records of the database, by key, that belong to the transaction
 * @throws {AreaFull} and leaves storage as it was.
 */
export function commit(store: Store, changes: ChangeSet, records: readonly JournalEntry[] = []): void {
  const { truncations } = changes;
  const rows = changes.list().filter(({ memory, stamp }) => stamp > (truncations.get(memory) ?? 0));
  const { pages, single } = bulk(store, rows);
  const writes = single.map((change): JournalEntry => [rowKey(store, change.memory, change.id), textOf(change)]);
  const keys = [
    ...Array.from(truncations, ([memory, truncatedAt]): JournalEntry => [
      recordKey(store, memory),
      encodeTableRecord(memory, truncatedAt),
    ]),
    ...records,
  ];
  // A transaction that only deletes may use reserved space.
  transact(
    store,
    writes,
    pages,
    keys,
    rows.every(({ after }) => !after),
  );
  // Storage has everything. Now update what memory knows about it.
  for (const [memory, truncatedAt] of truncations) {
    memory.truncatedAt = truncatedAt;
    memory.tombstones.clear();
    // Nothing reads what a truncated table left, so it may stay until the next opening.
    store.maintenance.emptied(memory);
  }
  for (const change of single) written(change);
  pages.place();
  store.journal?.add([...keys, ...writes, ...pages.entries()]);
}

type Write = Omit<RowChange, 'before'>;

/** The stored text of a row, or of its tombstone. */
export const textOf = ({ memory, after, stamp }: Pick<Write, 'memory' | 'after' | 'stamp'>): string =>
  after ? encodeRecord(memory.columns, after) : encodeDeleted(stamp);

function written({ memory, id, after, stamp }: Write): void {
  memory.layout.loose.add(id);
  if (after) memory.tombstones.delete(id);
  else memory.tombstones.set(id, stamp);
}
