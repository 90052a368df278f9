import { type Column, type Row, shown } from '../tables/row';
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

/** An index of a table's rows by the value of one column. Each write updates it. */
export class ColumnIndex {
  readonly #column: Column;
  /** The rows of each value, in order of id. */
  readonly #rows = new Map<unknown, Row[]>();
  /** The values in order. */
  readonly #values: unknown[];
  #counts: Readonly<Record<string, number>> | undefined;

  /** @param rows in order of id */
  constructor(column: Column, rows: readonly Row[]) {
    this.#column = column;
    for (const row of rows) {
      const same = this.#rows.get(shown(row, column));
      if (same) same.push(row);
      else this.#rows.set(shown(row, column), [row]);
    }
    this.#values = [...this.#rows.keys()].sort(compareValues);
  }

  /** The rows with the value, in order of id. */
  rowsOf(value: unknown): readonly Row[] {
    return this.#rows.get(value) ?? [];
  }

  /** The number of rows per value, by the value as text. The same object until a count changes. */
  get counts(): Readonly<Record<string, number>> {
    if (!this.#counts) {
      const counts = Object.create(null) as Record<string, number>;
      for (const [value, { length }] of this.#rows) counts[String(value)] = (counts[String(value)] ?? 0) + length;
      this.#counts = Object.freeze(counts);
    }
    return this.#counts;
  }

  /** Visits the rows in ascending (1) or descending (-1) order of value, then id, until `visit` returns true. */
  walk(sign: number, visit: (row: Row) => boolean): void {
    const values = this.#values;
    for (let index = sign > 0 ? 0 : values.length - 1; index in values; index += sign) {
      const rows = this.rowsOf(values[index]);
      for (let at = sign > 0 ? 0 : rows.length - 1; rows[at]; at += sign) if (visit(rows[at]!)) return;
    }
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    const from = before && shown(before, this.#column);
    const to = after && shown(after, this.#column);
    if (before && after && from === to) {
      const rows = this.#rows.get(from)!;
      rows[placeOf(rows, before)] = after;
      return;
    }
    this.#counts = undefined;
    if (before) {
      const rows = this.#rows.get(from)!;
      rows.splice(placeOf(rows, before), 1);
      if (rows.length === 0) {
        this.#rows.delete(from);
        this.#values.splice(place(this.#values, from, compareValues), 1);
      }
    }
    if (!after) return;
    const rows = this.#rows.get(to);
    if (rows) {
      // New rows come last.
      if (rows.at(-1)![0] < after[0]) rows.push(after);
      else rows.splice(placeOf(rows, after), 0, after);
    } else {
      this.#rows.set(to, [after]);
      this.#values.splice(place(this.#values, to, compareValues), 0, to);
    }
  }
}

const placeOf = (rows: readonly Row[], row: Row): number =>
  place(rows, row, (left, right) => compareValues(left[0], right[0]));

/** The position of the item in a sorted array, or where to insert it. */
function place<Item>(items: readonly Item[], item: Item, compare: (left: Item, right: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(items[middle]!, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Compares cells: empty ones first, then false, true, numbers, text by code unit, and the rest. */
export function compareValues(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return rank(left) - rank(right);
}

function rank(value: unknown): number {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return value ? 2 : 1;
  if (typeof value === 'number') return 3;
  return typeof value === 'string' ? 4 : 5;
}
