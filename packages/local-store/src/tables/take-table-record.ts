import type { Absorbed } from './absorb';
import { versionOf } from './row';
import type { TableMemory } from './table-memory';
import { takeColumns } from './table-record';

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
