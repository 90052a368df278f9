import { mergeRows } from './merge';
import type { Column, Row } from './row';

/** How long a tab may go on changing a row before it learns that another tab deleted it. */
const tombstoneLifetimeMs = 60_000;

/**
 * The last versions of deleted rows. If another tab changed a row before it learned of the delete, the row comes back
 * with all changes, including those that the other tab didn't have.
 */
export class DeletedRows {
  readonly #columns: ReadonlyMap<string, Column>;
  /** Oldest first. */
  readonly #rows = new Map<string, { readonly row: Row; readonly atMs: number }>();

  constructor(columns: ReadonlyMap<string, Column>) {
    this.#columns = columns;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)?.row;
  }

  /** Records that the row was deleted, or an older change of a deleted row. */
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
