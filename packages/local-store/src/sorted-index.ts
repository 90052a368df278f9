import { type Column, type Row, shown } from './row';
import { compareValues } from './value-order';

/** Rows of a chunk at most: short enough that putting one in between moves little. */
const chunkRows = 256;

/** The rows of a table in the order of one column, then of their ids; kept up by each write. */
export class SortedIndex {
  readonly #column: Column;
  readonly #chunks: Row[][] = [];

  constructor(column: Column, rows: Iterable<Row>) {
    this.#column = column;
    const sorted = [...rows].sort((left, right) => this.#compare(left, right));
    for (let start = 0; start < sorted.length; start += chunkRows) {
      this.#chunks.push(sorted.slice(start, start + chunkRows));
    }
  }

  /** Walks the rows up (1) or down (-1) until `visit` says that it has enough. */
  walk(sign: number, visit: (row: Row) => boolean): void {
    const chunks = this.#chunks;
    for (let index = sign > 0 ? 0 : chunks.length - 1; chunks[index]; index += sign) {
      const chunk = chunks[index]!;
      for (let at = sign > 0 ? 0 : chunk.length - 1; chunk[at]; at += sign) if (visit(chunk[at]!)) return;
    }
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    if (before && after && this.#compare(before, after) === 0) {
      const chunk = this.#chunks[this.#chunkOf(before)]!;
      chunk[this.#position(chunk, before)] = after;
      return;
    }
    if (before) this.#remove(before);
    if (after) this.#add(after);
  }

  #remove(row: Row): void {
    const index = this.#chunkOf(row);
    const chunk = this.#chunks[index]!;
    chunk.splice(this.#position(chunk, row), 1);
    if (chunk.length === 0) this.#chunks.splice(index, 1);
  }

  #add(row: Row): void {
    if (this.#chunks.length === 0) this.#chunks.push([]);
    const index = this.#chunkOf(row);
    const chunk = this.#chunks[index]!;
    chunk.splice(this.#position(chunk, row), 0, row);
    if (chunk.length > chunkRows) this.#chunks.splice(index + 1, 0, chunk.splice(chunkRows / 2));
  }

  /** The last chunk that begins with this row or one before it, else the first. */
  #chunkOf(row: Row): number {
    let low = 0;
    let high = this.#chunks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.#compare(this.#chunks[middle]![0]!, row) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #position(chunk: readonly Row[], row: Row): number {
    let low = 0;
    let high = chunk.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(chunk[middle]!, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(left: Row, right: Row): number {
    return compareValues(shown(left, this.#column), shown(right, this.#column)) || compareValues(left[0], right[0]);
  }
}
