import { nextStamp, type Row } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';

/** The change of one row at `stamp`. An insert has no `before`, a delete no `after`. */
export interface RowChange {
  readonly memory: TableMemory;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly stamp: number;
}

/** The changes of one transaction. They are made in memory immediately, so that reads see them, and reverted if it fails. */
export class ChangeSet {
  /** Tables that were truncated, and when. Older rows are gone. */
  readonly truncations = new Map<TableMemory, number>();
  /** Names of the tables that changed. */
  readonly tables = new Set<string>();
  // By table, since a key made of table and id costs more than the rest of a change.
  readonly #changes = new Map<TableMemory, Map<string, RowChange>>();

  /** Each changed row once, with its value before the transaction and now. */
  list(): RowChange[] {
    const changed: RowChange[] = [];
    for (const rows of this.#changes.values()) {
      for (const change of rows.values()) if (change.before !== change.after) changed.push(change);
    }
    return changed;
  }

  replace(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void {
    const rows = this.#changes.get(memory) ?? new Map<string, RowChange>();
    const { before } = rows.get(id) ?? { before: memory.rows.get(id) };
    this.tables.add(memory.name);
    this.#changes.set(memory, rows.set(id, { memory, id, before, after, stamp }));
    memory.replace(id, after);
  }

  /** Deletes every row of the table. */
  empty(memory: TableMemory): void {
    const stamp = nextStamp();
    this.truncations.set(memory, stamp);
    this.tables.add(memory.name);
    for (const id of memory.rows.keys()) this.replace(memory, id, undefined, stamp);
  }

  takeBack(): void {
    for (const { memory, id, before } of this.list()) memory.replace(id, before);
  }
}
