import type { Absorbed } from './absorb';
import { versionOf } from './row';
import type { TableMemory } from './table-memory';
import { takeColumns } from './table-record';

/** Takes in a table's record from elsewhere: its columns, and that it was emptied. */
export function takeTableRecord(memory: TableMemory, text: string): Absorbed {
  const floor = takeColumns(memory, text);
  // What can't be read has nothing new, and is not to be written over either.
  if (floor === undefined || floor <= memory.floor)
    return { changed: false, newer: (floor ?? memory.floor) < memory.floor };
  memory.floor = floor;
  const gone = [...memory.rows.values()].filter((row) => versionOf(row) <= floor);
  for (const [id] of gone) memory.replace(id, undefined);
  return { changed: gone.length > 0, newer: false };
}
