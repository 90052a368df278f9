import type { Row } from './row';
import type { TableMemory } from './table-memory';

/** What became of one row: no `before` is an insert, no `after` a delete. */
export interface RowChange {
  readonly memory: TableMemory;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** The changes of one transaction: made in memory at once, so that reads see them, and taken back if it fails. */
export class ChangeSet {
  readonly #changes = new Map<TableMemory, Map<string, RowChange>>();

  /** Each changed row once, from what it was before the transaction to what it is now. */
  *[Symbol.iterator](): Generator<RowChange> {
    for (const rows of this.#changes.values()) {
      for (const change of rows.values()) if (change.before !== change.after) yield change;
    }
  }

  replace(memory: TableMemory, id: string, after: Row | undefined): void {
    let rows = this.#changes.get(memory);
    if (!rows) this.#changes.set(memory, (rows = new Map()));
    const known = rows.get(id);
    rows.set(id, { memory, id, before: known ? known.before : memory.rows.get(id), after });
    memory.replace(id, after);
  }

  takeBack(): void {
    for (const { memory, id, before } of this) memory.replace(id, before);
  }
}
