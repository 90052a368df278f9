import { readTable } from '../storage/load-table';
import type { Store } from '../store';
import { sortKeys } from '../storage/stored-keys';
import { takeTableRecord } from '../tables/take-table-record';
import { recordKey } from '../writes/commit';
import { forgetLayout } from '../pages/table-layout';

/**
 * Takes in all that storage holds now, for a page that slept while other tabs wrote. Rows that did not change stay the
 * same objects.
 *
 * @returns transactions that another tab left half done.
 */
export function readAgain(store: Store): readonly string[] {
  store.versionSeen(store.area.get(store.name));
  if (store.isOutdated) return [];
  store.unread.clear();
  const transactions = sortKeys(store);
  const before = new Map(Array.from(store.tables.values(), (memory) => [memory, memory.revision]));
  for (const memory of before.keys()) {
    const { layout } = memory;
    forgetLayout(memory);
    memory.unreadable.clear();
    memory.isMended = false;
    const record = store.area.get(recordKey(store, memory));
    // An emptied table's rows may still lie there.
    if (record !== null) takeTableRecord(memory, record);
    readTable(store, memory);
    // Everything that was in memory was in storage too, so what is not there any more was deleted; unless it may be in
    // something that can't be read yet.
    if (memory.unreadable.size > 0) continue;
    const stored = new Set([...layout.pages.values()].flat());
    for (const id of memory.rows.keys()) if (!stored.has(id) && !layout.loose.has(id)) memory.replace(id, undefined);
  }
  store.changed(
    new Set(Array.from(before).flatMap(([memory, revision]) => (memory.revision === revision ? [] : [memory.name]))),
  );
  return transactions;
}
