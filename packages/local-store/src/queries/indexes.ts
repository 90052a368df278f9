import type { Column, Row } from '../tables/row';

/** A column and the value it must have. */
export type Test = readonly [Column, unknown];

/** A column to sort by, ascending (1) or descending (-1). */
export interface SortKey {
  readonly column: Column;
  readonly sign: number;
}

/** The indexes of a table. They load with maintenance; until then, queries scan every row. */
export interface Indexes {
  readonly clear: () => void;
  /** Call when a row was written. An insert has no `before`, a delete no `after`. */
  readonly replace: (before: Row | undefined, after: Row | undefined) => void;
  /** The number of rows per value. The same object until a count changes. */
  readonly counts: (column: Column) => Readonly<Record<string, number>>;
  /** The candidates from the index that leaves the fewest rows, in order of id. Undefined without tests. */
  readonly fewest: (tests: readonly Test[]) => readonly Row[] | undefined;
  /**
   * The first matching rows in the order of an indexed column, without sorting. Undefined when the column has no index,
   * or when so few rows match that sorting them is cheaper.
   */
  readonly first: (
    wanted: number,
    key: SortKey,
    tests: readonly Test[],
    holds?: (row: Row) => boolean,
  ) => Row[] | undefined;
}
