import { baseOf, isStamp, type Row, seenStamp, versionOf } from './row';
import { isObject, parseJson, rowOf, type RowRecord } from './row-codec';
import { mergeRows, type TableMemory } from './table-memory';

/** The record of a table: its columns with their defaults, and the stamp of its last truncation. */
export function encodeTableRecord(memory: TableMemory, truncatedAt = memory.truncatedAt): string {
  const columns = Object.fromEntries(Array.from(memory.columns, ([name, { field }]) => [name, field.default]));
  return JSON.stringify({ floor: truncatedAt || undefined, columns });
}

/** The record of a dropped table. It keeps the stamp of the deletion, so that a row that arrives late isn't added. */
export const droppedRecord = (truncatedAt: number): string => JSON.stringify({ floor: truncatedAt });

/**
 * Applies the columns in a table's record.
 *
 * @returns the stamp of its last truncation, or undefined when the record can't be read
 */
export function takeColumns(memory: TableMemory, text: string): number | undefined {
  const record = parseJson(text);
  if (!isObject(record)) return undefined;
  const { columns, floor: truncatedAt = 0 } = record;
  if (!isStamp(truncatedAt) || (columns !== undefined && !isObject(columns))) return undefined;
  if (columns) memory.exists = true;
  else if (truncatedAt > memory.truncatedAt) memory.exists = false;
  for (const [name, fallback] of Object.entries(columns ?? {})) {
    if (name !== '__proto__') memory.columnFor(name, fallback);
  }
  seenStamp(truncatedAt);
  return truncatedAt;
}

/** Applies a table's record from elsewhere: its columns, and its last truncation. */
export function takeTableRecord(memory: TableMemory, text: string): Absorbed {
  const truncatedAt = takeColumns(memory, text);
  // A record that can't be read has nothing new, and must not be overwritten.
  if (truncatedAt === undefined || truncatedAt <= memory.truncatedAt)
    return { changed: false, newer: (truncatedAt ?? memory.truncatedAt) < memory.truncatedAt };
  memory.truncatedAt = truncatedAt;
  const gone = [...memory.rows.values()].filter((row) => versionOf(row) <= truncatedAt);
  for (const [id] of gone) memory.replace(id, undefined);
  return { changed: gone.length > 0, newer: false };
}

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
