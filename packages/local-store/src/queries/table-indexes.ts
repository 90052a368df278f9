import { ColumnIndex } from './column-index';
import type { Column, Row } from '../tables/row';
import type { Indexes, SortKey, Test } from './indexes';
import type { TableMemory } from '../tables/table-memory';

/** The most writes that wait for the next read of an index. Catching up with more would slow that read down. */
const maxWaiting = 1000;

/**
 * The indexes of a table. Each is built on first use and catches up with writes when it is next read: finding a row's
 * place among thousands costs more than the rest of a write, and often nothing reads between two writes.
 */
export class TableIndexes implements Indexes {
  readonly #memory: TableMemory;
  readonly #indexes = new Map<Column, ColumnIndex>();
  #waiting: (readonly [before: Row | undefined, after: Row | undefined])[] = [];

  constructor(memory: TableMemory) {
    this.#memory = memory;
  }

  clear(): void {
    this.#indexes.clear();
    this.#waiting = [];
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    if (this.#indexes.size === 0) return;
    this.#waiting.push([before, after]);
    if (this.#waiting.length >= maxWaiting) this.#catchUp();
  }

  counts(column: Column): Readonly<Record<string, number>> {
    return this.#of(column).counts;
  }

  fewest(tests: readonly Test[]): readonly Row[] | undefined {
    let found: readonly Row[] | undefined;
    for (const [column, value] of tests) {
      if (!this.#isIndexed(column)) continue;
      const rows = this.#of(column).rowsOf(value);
      if (!found || rows.length < found.length) found = rows;
    }
    return found;
  }

  first(
    wanted: number,
    { column, sign }: SortKey,
    tests: readonly Test[],
    holds: (row: Row) => boolean = () => true,
  ): Row[] | undefined {
    if (!this.#isIndexed(column)) return undefined;
    const all = this.#memory.rows.size;
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
    if (!index) this.#indexes.set(column, (index = new ColumnIndex(column, this.#memory.ordered())));
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
    return this.#memory.definition?.indexes.includes(name) === true && field.kind !== 'list' && field.kind !== 'json';
  }
}
