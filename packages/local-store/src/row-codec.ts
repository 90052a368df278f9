import { cell, type FieldStamps, type Row } from './row';
import type { TableMemory } from './table-memory';

/** A row as it is written alone: it names its fields, so it can be read whatever else is lost. */
export type RowRecord = readonly [version: number | FieldStamps, fields: Readonly<Record<string, unknown>>];

export function toRecord(memory: TableMemory, row: Row): RowRecord {
  const fields: Record<string, unknown> = {};
  for (const column of memory.columns.values()) fields[column.name] = cell(row, column);
  return [row[1], fields];
}

/** Reads a record; fields that the table does not know yet become columns. Undefined when it is no record. */
export function fromRecord(memory: TableMemory, id: string, record: unknown): Row | undefined {
  if (!Array.isArray(record)) return undefined;
  const [version, fields] = record as unknown[];
  if (!isVersion(version) || typeof fields !== 'object' || fields === null || Array.isArray(fields)) return undefined;
  const row: [string, number | FieldStamps, ...unknown[]] = [id, version];
  for (const [name, value] of Object.entries(fields)) {
    if (!memory.columns.has(name)) memory.addColumn(name, { kind: 'json', default: null });
    const { at } = memory.columns.get(name)!;
    while (row.length < at) row.push(undefined);
    row[at] = value;
  }
  return row;
}

function isVersion(version: unknown): version is number | FieldStamps {
  if (typeof version === 'number') return Number.isFinite(version);
  if (typeof version !== 'object' || version === null) return false;
  const { v, b, s } = version as Partial<FieldStamps>;
  return typeof v === 'number' && typeof b === 'number' && typeof s === 'object' && s !== null;
}
