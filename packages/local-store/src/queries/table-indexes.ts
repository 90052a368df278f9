import { ColumnIndex } from './column-index';
import type { Column, Row } from '../tables/row';
import type { TableDefinition } from '../tables/table-definition';

/** A column and the value it must have. */
export type Test = readonly [Column, unknown];

/** A column to sort by, ascending (1) or descending (-1). */
export interface SortKey {
  readonly column: Column;
  readonly sign: number;
}

/** What the indexes use of their table. */
interface IndexedTable {
  readonly definition: TableDefinition | undefined;
  readonly rows: ReadonlyMap<string, Row>;
  /** All rows in order of id. */
  ordered(): readonly Row[];
}

/** The most writes that wait for the next read of an index. Catching up with more would slow that read down. */
const maxWaiting = 1000;

/**
 * The indexes of a table. Each is built on first use and catches up with writes when it is next read: finding a row's
 * place among thousands costs more than the rest of a write, and often nothing reads between two writes.
 */
export class TableIndexes {
  readonly #table: IndexedTable;
  readonly #indexes = new Map<Column, ColumnIndex>();
  #waiting: (readonly [before: Row | undefined, after: Row | undefined])[] = [];

  constructor(table: IndexedTable) {
    this.#table = table;
  }

  clear(): void {
    this.#indexes.clear();
    this.#waiting = [];
  }

  /** Call when a row was written. An insert has no `before`, a delete no `after`. */
  replace(before: Row | undefined, after: Row | undefined): void {
    if (this.#indexes.size === 0) return;
    this.#waiting.push([before, after]);
    if (this.#waiting.length >= maxWaiting) this.#catchUp();
  }

  /** The number of rows per value. The same object until a count changes. */
  counts(column: Column): Readonly<Record<string, number>> {
    return this.#of(column).counts;
  }

  /** The candidates from the index that leaves the fewest rows, in order of id. Undefined without tests. */
  fewest(tests: readonly Test[]): readonly Row[] | undefined {
    let found: readonly Row[] | undefined;
    for (const [column, value] of tests) {
      if (!this.#isIndexed(column)) continue;
      const rows = this.#of(column).rowsOf(value);
      if (!found || rows.length < found.length) found = rows;
    }
    return found;
  }

  /**
   * The first matching rows in the order of an indexed column, without sorting. Undefined when the column has no index,
   * or when so few rows match that sorting them is cheaper.
   */
  first(
    wanted: number,
    { column, sign }: SortKey,
    tests: readonly Test[],
    holds: (row: Row) => boolean = () => true,
  ): Row[] | undefined {
    if (!this.#isIndexed(column)) return undefined;
    const all = this.#table.rows.size;
    const expected = this.fewest(tests)?.length ?? all;
    const steps = (wanted * all) / Math.max(expected, 1);
    if (tests.length > 0 && steps > expected * Math.log2(expected + 2)) return undefined;
    const found: Row[] = [];
    if (wanted > 0) this.#of(column).walk(sign, (row) => holds(row) && found.push(row) >= wanted);
    return found;
  }

  #of(column: Column): ColumnIndex {
    this.#catchUp();
    let index = this.#indexes.get(column);
    if (!index) this.#indexes.set(column, (index = new ColumnIndex(column, this.#table.ordered())));
    return index;
  }

  #catchUp(): void {
    const written = this.#waiting;
    if (written.length === 0) return;
    this.#waiting = [];
    for (const index of this.#indexes.values()) for (const [before, after] of written) index.replace(before, after);
  }

  /** Lists and JSON values have no order, and equal only themselves. */
  #isIndexed({ name, field }: Column): boolean {
    return this.#table.definition?.indexes.includes(name) === true && field.kind !== 'list' && field.kind !== 'json';
  }
}
