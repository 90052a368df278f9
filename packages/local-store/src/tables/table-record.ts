import { parseJson } from '../parse-json';
import type { Absorbed } from './absorb';
import { versionOf } from './row';
import { isObject } from './row-codec';
import { isStamp, seenStamp } from './stamp';
import type { TableMemory } from './table-memory';

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
