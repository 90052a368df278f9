import { type Column, type Row, shown } from '../tables/row';

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
