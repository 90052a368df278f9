import type { Column, Row } from '../tables/row';

/** A column that has to hold a value. */
export type Test = readonly [Column, unknown];

/** A column to sort by: up (1) or down (-1). */
export interface SortKey {
  readonly column: Column;
  readonly sign: number;
}

/** What makes queries fast; here with maintenance. Without it they look at every row. */
export interface Indexes {
  readonly clear: () => void;
  /** A row was written: none before for an insert, none after for a delete. */
  readonly replace: (before: Row | undefined, after: Row | undefined) => void;
  /** How many rows hold each value. The same object until a count changes. */
  readonly counts: (column: Column) => Readonly<Record<string, number>>;
  /** The fewest rows, in the order of their ids, that one index narrows it down to; undefined without tests. */
  readonly fewest: (tests: readonly Test[]) => readonly Row[] | undefined;
  /**
   * The first rows that hold, in the order of an indexed column, without sorting. Undefined when the column has no
   * index, or when few rows match, so that finding and sorting those is cheaper.
   */
  readonly first: (
    wanted: number,
    key: SortKey,
    tests: readonly Test[],
    holds?: (row: Row) => boolean,
  ) => Row[] | undefined;
}
