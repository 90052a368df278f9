import { parseJson } from '../parse-json';
import { versionOf } from './row';
import { isObject } from './row-codec';
import { isStamp, seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** A table's own record: its columns with their defaults, and since when it is empty of older rows. */
export function encodeTableRecord(memory: TableMemory, floor = memory.floor, exists = true): string {
  const columns = exists
    ? Object.fromEntries(Array.from(memory.columns, ([name, { field }]) => [name, field.default]))
    : undefined;
  return JSON.stringify({ floor: floor || undefined, columns });
}

/** Takes in a table's record. Gives the ids that its floor took out, or undefined when it can't be read. */
export function takeTableRecord(memory: TableMemory, text: string): readonly string[] | undefined {
  const record = parseJson(text);
  if (!isObject(record)) return undefined;
  const { columns, floor = 0 } = record;
  if (!isStamp(floor) || (columns !== undefined && !isObject(columns))) return undefined;
  if (columns) memory.exists = true;
  else if (floor > memory.floor) memory.exists = false;
  for (const [name, fallback] of Object.entries(columns ?? {})) {
    if (name !== '__proto__') memory.columnFor(name, fallback);
  }
  return raiseFloor(memory, floor);
}

/** Takes out every row that is not newer than `floor`. Gives their ids. */
function raiseFloor(memory: TableMemory, floor: number): readonly string[] {
  if (floor <= memory.floor) return [];
  seenStamp(floor);
  memory.floor = floor;
  const gone = [...memory.rows.values()].filter((row) => versionOf(row) <= floor).map(([id]) => id);
  for (const id of gone) memory.replace(id, undefined);
  return gone;
}
