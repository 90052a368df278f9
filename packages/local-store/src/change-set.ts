import { NotReadyError } from './errors';
import type { Row } from './row';
import { nextStamp } from './stamp';
import type { TableMemory } from './table-memory';

/** What became of one row: no `before` is an insert, no `after` a delete, at `stamp`. */
export interface RowChange {
  readonly memory: TableMemory;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  readonly stamp: number;
}

/** The changes of one transaction: made in memory at once, so that reads see them, and taken back if it fails. */
export class ChangeSet {
  /** Tables that were emptied, and when: rows that are not newer are gone. */
  readonly floors = new Map<TableMemory, number>();
  readonly #changes = new Map<TableMemory, Map<string, RowChange>>();

  /** Each changed row once, from what it was before the transaction to what it is now. */
  list(): RowChange[] {
    return [...this.#changes.values()].flatMap((rows) =>
      [...rows.values()].filter(({ before, after }) => before !== after),
    );
  }

  get tables(): ReadonlySet<string> {
    return new Set([...this.#changes.keys(), ...this.floors.keys()].map(({ name }) => name));
  }

  replace(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void {
    let rows = this.#changes.get(memory);
    if (!rows) this.#changes.set(memory, (rows = new Map()));
    const known = rows.get(id);
    rows.set(id, { memory, id, before: known ? known.before : memory.rows.get(id), after, stamp });
    memory.replace(id, after);
  }

  /** @throws {NotReadyError} while the table holds what nobody has merged yet, since an undo could not bring that back. */
  empty(memory: TableMemory): void {
    if (memory.unreadable.size > 0 && !memory.isMended) throw new NotReadyError();
    const stamp = nextStamp();
    this.floors.set(memory, stamp);
    for (const id of memory.rows.keys()) this.replace(memory, id, undefined, stamp);
  }

  takeBack(): void {
    for (const { memory, id, before } of this.list()) memory.replace(id, before);
  }
}
