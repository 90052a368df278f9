import { versionOf } from './row';
import type { TableMemory } from './table-memory';
import { takeColumns } from './table-record';

/** Takes in a table's record from elsewhere. Gives the ids that its floor took out: none when it can't be read. */
export function takeTableRecord(memory: TableMemory, text: string): readonly string[] {
  const floor = takeColumns(memory, text) ?? 0;
  if (floor <= memory.floor) return [];
  memory.floor = floor;
  const gone = [...memory.rows.values()].filter((row) => versionOf(row) <= floor).map(([id]) => id);
  for (const id of gone) memory.replace(id, undefined);
  return gone;
}
