import { baseOf, type Row, versionOf } from './row';
import { type RowRecord, rowOf } from './row-codec';
import { seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** What came of a row from elsewhere. */
export interface Absorbed {
  /** Memory changed. */
  readonly changed: boolean;
  /** Memory holds something that theirs lacked, so what they left in storage is to be written over. */
  readonly newer: boolean;
}

/**
 * Takes in what another tab, another page, the journal or a transaction says of a row: `theirs`, or, when it is
 * undefined, that the row was deleted at `stamp`. The newer change of each field stays, whatever the order in which
 * rows turn up.
 *
 * @returns undefined when two changes have to be merged before maintenance is here to do it: nothing was taken in.
 */
export function absorb(memory: TableMemory, id: string, theirs: Row | undefined, stamp: number): Absorbed | undefined {
  seenStamp(stamp);
  const here = memory.rows.get(id);
  const known = here ? versionOf(here) : Math.max(memory.tombstones.get(id) ?? 0, memory.floor);
  if (theirs ? !here && stamp <= known : stamp < known) {
    memory.deletedRows?.add(theirs);
    return { changed: false, newer: true };
  }
  if (theirs) memory.tombstones.delete(id);
  else memory.tombstones.set(id, stamp);
  // One change of the whole row: what most rows of the journal and of other pages are.
  if (here?.[1] === theirs?.[1]) return { changed: false, newer: false };
  const mine = here ?? memory.deletedRows?.get(id);
  // Unless one was made from the other, as most rows are that were changed since their page.
  if (mine && theirs && known > baseOf(theirs)) {
    if (stamp <= baseOf(mine)) return { changed: false, newer: true };
    if (!memory.merge) return undefined;
    const { merged, mineLacks, theirsLacks } = memory.merge(memory.columns.values(), mine, theirs);
    if (mineLacks) memory.replace(id, theirsLacks ? merged : theirs);
    return { changed: mineLacks, newer: theirsLacks };
  }
  memory.replace(id, theirs);
  return { changed: true, newer: false };
}

/** Takes in a row as it was written alone. */
export function absorbRecord(memory: TableMemory, id: string, record: RowRecord): Absorbed | undefined {
  const row = rowOf(id, record, memory);
  return absorb(memory, id, row, row ? versionOf(row) : (record[0] as number));
}
