import { mergeRows } from './merge';
import { baseOf, type Row, versionOf } from './row';
import { type RowRecord, rowOf } from './row-codec';
import { seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** The result of applying a row from elsewhere. */
export interface Absorbed {
  /** Whether memory changed. */
  readonly changed: boolean;
  /** Whether memory has something newer, so that the row in storage has to be rewritten. */
  readonly newer: boolean;
}

/**
 * Applies a row from another tab, another page, the journal or a transaction. If `theirs` is undefined, the row was
 * deleted at `stamp`. The newer change of each field wins, in whatever order rows arrive.
 */
export function absorb(memory: TableMemory, id: string, theirs: Row | undefined, stamp: number): Absorbed {
  seenStamp(stamp);
  const here = memory.rows.get(id);
  const known = here ? versionOf(here) : Math.max(memory.tombstones.get(id) ?? 0, memory.truncatedAt);
  if (theirs ? !here && stamp <= known : stamp < known) {
    memory.deletedRows.add(theirs);
    return { changed: false, newer: true };
  }
  if (theirs) memory.tombstones.delete(id);
  else memory.tombstones.set(id, stamp);
  // One stamp for the whole row, which is the usual case in the journal and in pages.
  if (here?.[1] === theirs?.[1]) return { changed: false, newer: false };
  const mine = here ?? memory.deletedRows.get(id);
  // Unless one is based on the other, as usual for rows that changed after their page was written.
  if (mine && theirs && known > baseOf(theirs)) {
    if (stamp <= baseOf(mine)) return { changed: false, newer: true };
    const { merged, mineLacks, theirsLacks } = mergeRows(memory.columns.values(), mine, theirs);
    if (mineLacks) memory.replace(id, theirsLacks ? merged : theirs);
    return { changed: mineLacks, newer: theirsLacks };
  }
  memory.replace(id, theirs);
  return { changed: true, newer: false };
}

/** Applies a row's own record. */
export function absorbRecord(memory: TableMemory, id: string, record: RowRecord): Absorbed {
  const row = rowOf(id, record, memory);
  return absorb(memory, id, row, row ? versionOf(row) : (record[0] as number));
}
