import { mergeRows } from './merge';
import type { Column, Row } from './row';

/** So long a tab may go on changing a row before it hears that another one has deleted it. */
const tombstoneLifetimeMs = 60_000;

/**
 * Deleted rows as they were. One that another tab changed before it heard of that comes back, and then with all that
 * anybody had written into it, which the other tab may not have known.
 */
export class DeletedRows {
  readonly #columns: ReadonlyMap<string, Column>;
  /** The oldest first. */
  readonly #rows = new Map<string, { readonly row: Row; readonly atMs: number }>();

  constructor(columns: ReadonlyMap<string, Column>) {
    this.#columns = columns;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)?.row;
  }

  /** The row, if it was there, is deleted; or an older change of a deleted one has turned up. */
  add(row: Row | undefined): void {
    if (!row) return;
    const [id] = row;
    const known = this.get(id);
    const nowMs = performance.now();
    for (const [old, { atMs }] of this.#rows) {
      if (nowMs - atMs < tombstoneLifetimeMs) break;
      this.#rows.delete(old);
    }
    this.#rows.delete(id);
    const merged = known ? mergeRows(this.#columns.values(), known, row).merged : row;
    this.#rows.set(id, { row: merged, atMs: nowMs });
  }
}
