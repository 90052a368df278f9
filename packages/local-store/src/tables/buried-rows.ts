import { mergeRows } from './merge';
import type { Row } from './row';
import type { TableMemory } from './table-memory';

/**
 * Deleted rows as they were. One that another tab changed before it heard of that comes back, and then with all that
 * anybody had written into it, which the other tab may not have known.
 */
export class BuriedRows {
  readonly #memory: TableMemory;
  readonly #rows = new Map<string, Row>();

  constructor(memory: TableMemory) {
    this.#memory = memory;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  /** The row, if it was there, is deleted. */
  add(row: Row | undefined): void {
    if (row && !this.learn(row)) this.#rows.set(row[0], row);
  }

  /** An older change of a deleted row has turned up. Gives whether the row is here. */
  learn(row: Row): boolean {
    const known = this.#rows.get(row[0]);
    if (known) this.#rows.set(row[0], mergeRows(this.#memory.columns.values(), known, row).merged);
    return known !== undefined;
  }

  /** Nobody can bring these back any more. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) this.#rows.delete(id);
  }

  clear(): void {
    this.#rows.clear();
  }
}
