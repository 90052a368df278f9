import { parseJson } from '../parse-json';
import { isObject } from './row-codec';
import { isStamp, seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** A table's own record: its columns with their defaults, and since when it is empty of older rows. */
export function encodeTableRecord(memory: TableMemory, floor = memory.floor): string {
  const columns = Object.fromEntries(Array.from(memory.columns, ([name, { field }]) => [name, field.default]));
  return JSON.stringify({ floor: floor || undefined, columns });
}

/**
 * Takes in the columns of a table's record.
 *
 * @returns its floor, or undefined when it can't be read.
 */
export function takeColumns(memory: TableMemory, text: string): number | undefined {
  const record = parseJson(text);
  if (!isObject(record)) return undefined;
  const { columns, floor = 0 } = record;
  if (!isStamp(floor) || (columns !== undefined && !isObject(columns))) return undefined;
  if (columns) memory.exists = true;
  else if (floor > memory.floor) memory.exists = false;
  for (const [name, fallback] of Object.entries(columns ?? {})) {
    if (name !== '__proto__') memory.columnFor(name, fallback);
  }
  seenStamp(floor);
  return floor;
}
