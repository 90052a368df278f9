import { cell, type Column, type DraftRow, isStamp, type Row, setCell, type Version } from './row';
import type { TableMemory } from './table-memory';

/** The record of a single row. It names its fields, so that it can be read on its own. A deleted row is only a stamp. */
export type RowRecord = readonly [Version, Readonly<Record<string, unknown>>] | readonly [deleted: number];

export function encodeRecord(columns: ReadonlyMap<string, Column>, row: Row): string {
  const fields: Record<string, unknown> = {};
  for (const column of columns.values()) fields[column.name] = cell(row, column);
  return JSON.stringify([row[1], fields]);
}

export const encodeDeleted = (stamp: number): string => `[${stamp}]`;

/** Whether the text is the record of a deleted row. */
export const isDeleted = (text: string): boolean => /^\[\d+\]$/.test(text);

/** Parses a record. Returns undefined for any other value. */
export function asRecord(record: unknown): RowRecord | undefined {
  if (!Array.isArray(record)) return undefined;
  const [version, fields] = record as unknown[];
  if (record.length === 1) return isStamp(version) ? [version] : undefined;
  return isVersion(version) && isObject(fields) && !Object.hasOwn(fields, '__proto__') ? [version, fields] : undefined;
}

/** The row of a record. Unknown fields become columns. Undefined for a deleted row. */
export function rowOf(id: string, record: RowRecord, memory: TableMemory): Row | undefined {
  const [version, fields] = record;
  if (!fields) return undefined;
  const row: DraftRow = [id, version];
  for (const [name, value] of Object.entries(fields)) setCell(row, memory.columnFor(name), value);
  return row;
}

function isVersion(version: unknown): version is Version {
  if (typeof version !== 'object') return isStamp(version);
  return (
    isObject(version) &&
    isStamp(version.v) &&
    isStamp(version.b) &&
    isObject(version.s) &&
    Object.values(version.s).every(isStamp)
  );
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON. Returns undefined for any other text. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
