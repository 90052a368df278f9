import { parseJson } from '../parse-json';
import { isObject } from './row-codec';
import { isStamp, seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** The record of a table: its columns with their defaults, and the stamp of its last truncation. */
export function encodeTableRecord(memory: TableMemory, truncatedAt = memory.truncatedAt): string {
  const columns = Object.fromEntries(Array.from(memory.columns, ([name, { field }]) => [name, field.default]));
  return JSON.stringify({ floor: truncatedAt || undefined, columns });
}

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
