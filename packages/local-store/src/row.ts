import type { Field } from './field';

/**
 * When each field was last changed, while other tabs may still hold an older row: `v` the newest stamp, `b` the stamp of
 * every field that `s` does not name.
 */
export interface FieldStamps {
  readonly v: number;
  readonly b: number;
  readonly s: Readonly<Record<string, number>>;
}

/**
 * A row in memory: its id, its version, then one cell for each column of the table. Never changed in place.
 * The version is a plain stamp when all fields are of one age.
 */
export type Row = readonly [id: string, version: number | FieldStamps, ...cells: unknown[]];

export const cellsStart = 2;

export const versionOf = (row: Row): number => (typeof row[1] === 'number' ? row[1] : row[1].v);

/** A column of a table in memory: where its cells are and what a row without one holds. */
export interface Column {
  readonly name: string;
  readonly at: number;
  readonly field: Field<unknown>;
}

export function cell(row: Row, column: Column): unknown {
  const value = row[column.at];
  return value === undefined ? column.field.default : value;
}

/** The same row with some cells changed at `stamp`; the untouched fields keep their age. */
export function changed(row: Row, changes: readonly (readonly [Column, unknown])[], stamp: number): Row {
  const next = row.slice() as [string, number | FieldStamps, ...unknown[]];
  const stamps: Record<string, number> = typeof row[1] === 'number' ? {} : { ...row[1].s };
  for (const [column, value] of changes) {
    while (next.length < column.at) next.push(undefined);
    next[column.at] = value;
    stamps[column.name] = stamp;
  }
  next[1] = { v: stamp, b: typeof row[1] === 'number' ? row[1] : row[1].b, s: stamps };
  return next;
}
