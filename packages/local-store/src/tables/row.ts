import { accepts, type Field } from './field';
import { stampOf } from './stamp';

/**
 * When each field was last changed, while other tabs may still hold an older row: `v` the newest stamp, `b` the stamp of
 * every field that `s` does not name.
 */
interface FieldStamps {
  readonly v: number;
  readonly b: number;
  readonly s: Readonly<Record<string, number>>;
}

/** A stamp when all fields are of one age; 0 for a row that is as it was made, whose stamp is in its id. */
export type Version = number | FieldStamps;

/** A row in memory: its id, its version, then a cell for each column of the table. Its cells are never changed in place. */
export type Row = readonly [id: string, version: Version, ...cells: unknown[]];

export type DraftRow = [id: string, version: Version, ...cells: unknown[]];

/** Where a row's cells begin. */
export const cellsStart = 2;

/** The stamp of the row's newest change. */
export const versionOf = (row: Row): number => (typeof row[1] === 'number' ? row[1] || stampOf(row[0]) : row[1].v);

/** The stamp of the fields that have none of their own. */
export const baseOf = (row: Row): number => (typeof row[1] === 'number' ? versionOf(row) : row[1].b);

/** A column of a table in memory: where its cells are, and what a row without one holds. */
export interface Column {
  readonly name: string;
  readonly at: number;
  readonly field: Field<unknown>;
}

export function cell(row: Row, column: Column): unknown {
  const value = row[column.at];
  return value === undefined ? column.field.default : value;
}

/**
 * What the application sees of the cell: the field's default for a value that the field can't hold, from damage or a
 * version that had another field of this name, until `repairMisfits` has put that right.
 */
export function shown(row: Row, column: Column): unknown {
  const value = row[column.at];
  return value === undefined || !accepts(column.field, value) ? column.field.default : value;
}

export function setCell(row: DraftRow, column: Column, value: unknown): void {
  while (row.length < column.at) row.push(undefined);
  row[column.at] = value;
}

/** The same row with some cells changed at `stamp`; the others keep their age. */
export function changed(row: Row, changes: readonly (readonly [Column, unknown])[], stamp: number): Row {
  const next = row.slice() as DraftRow;
  const stamps: Record<string, number> = typeof row[1] === 'number' ? {} : { ...row[1].s };
  for (const [column, value] of changes) {
    setCell(next, column, value);
    stamps[column.name] = stamp;
  }
  next[1] = { v: stamp, b: baseOf(row), s: stamps };
  return next;
}
