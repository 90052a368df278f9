import { cell, type Column, type Row } from './row';
import { compareValues } from './value-order';

/** The rows of a table in the order of one column, then of their ids; kept up by each write. */
export class SortedIndex {
  readonly #column: Column;
  readonly #rows: Row[];

  constructor(column: Column, rows: Iterable<Row>) {
    this.#column = column;
    this.#rows = [...rows].sort((left, right) => this.#compare(left, right));
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    if (before && after && this.#compare(before, after) === 0) {
      this.#rows[this.#position(before)] = after;
      return;
    }
    if (before) this.#rows.splice(this.#position(before), 1);
    if (after) this.#rows.splice(this.#position(after), 0, after);
  }

  #position(row: Row): number {
    let low = 0;
    let high = this.#rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#rows[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(left: Row, right: Row): number {
    return (
      compareValues(cell(left, this.#column), cell(right, this.#column)) ||
      (left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0)
    );
  }
}
