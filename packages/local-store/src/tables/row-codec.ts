import { cell, type Column, type DraftRow, type Row, setCell, type Version } from './row';
import { isStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** A row written alone names its fields, so that it can be read whatever else is lost; a deleted one is its stamp. */
export type RowRecord = readonly [Version, Readonly<Record<string, unknown>>] | readonly [deleted: number];

export function encodeRecord(columns: ReadonlyMap<string, Column>, row: Row): string {
  const fields: Record<string, unknown> = {};
  for (const column of columns.values()) fields[column.name] = cell(row, column);
  return JSON.stringify([row[1], fields]);
}

export const encodeDeleted = (stamp: number): string => `[${stamp}]`;

/** Whether the text is the record of a deleted row. */
export const isDeleted = (text: string): boolean => /^\[\d+\]$/.test(text);

/** Undefined for what is no record. */
export function asRecord(record: unknown): RowRecord | undefined {
  if (!Array.isArray(record)) return undefined;
  const [version, fields] = record as unknown[];
  if (record.length === 1) return isStamp(version) ? [version] : undefined;
  return isVersion(version) && isObject(fields) && !Object.hasOwn(fields, '__proto__') ? [version, fields] : undefined;
}

/** A record's row; fields that the table does not know become columns. None for a deleted one. */
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
