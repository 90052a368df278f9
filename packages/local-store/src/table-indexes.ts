import { ColumnIndex } from './column-index';
import type { Column, Row } from './row';
import type { Indexes, SortKey, Test } from './query';
import type { TableMemory } from './table-memory';

/** The indexes of a table. Each is made on first use, and kept up by every write from then on. */
export class TableIndexes implements Indexes {
  readonly #memory: TableMemory;
  readonly #indexes = new Map<Column, ColumnIndex>();

  constructor(memory: TableMemory) {
    this.#memory = memory;
  }

  clear(): void {
    this.#indexes.clear();
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    for (const index of this.#indexes.values()) index.replace(before, after);
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
    holds: (row: Row) => boolean,
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
    let index = this.#indexes.get(column);
    if (!index) this.#indexes.set(column, (index = new ColumnIndex(column, this.#memory.ordered())));
    return index;
  }

  /** Lists and JSON values have no order, and are equal only to themselves. */
  #isIndexed({ name, field }: Column): boolean {
    return this.#memory.definition?.indexes.includes(name) === true && field.kind !== 'list' && field.kind !== 'json';
  }
}
