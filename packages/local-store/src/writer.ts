import { ChangeSet, type RowChange } from './change-set';
import { commit, commitRow, rowKey } from './commit';
import { NotReadyError } from './errors';
import type { JournalEntry } from './journal';
import { reverse } from './reverse';
import type { Row } from './row';
import { AreaFull } from './storage-area';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

export interface Written<Answer> {
  readonly answer: Answer;
  readonly changes: readonly RowChange[];
}

type WritableStore = Store & { readonly mayWrite: () => void; readonly full: (cause: AreaFull) => Error };

type Records = (changes: ChangeSet) => readonly JournalEntry[];

/** Makes changes in memory and storage together: both have them, or neither. */
export class Writer {
  readonly #store: WritableStore;
  readonly #wrote: (rows: number) => void;
  #current: ChangeSet | undefined;

  /** @param wrote hears how many rows each change wrote. */
  constructor(store: WritableStore, wrote: (rows: number) => void) {
    this.#store = store;
    this.#wrote = wrote;
  }

  /** Within another call it is part of that one. @param records further records that belong to it. */
  write<Answer>(work: (changes: ChangeSet) => Answer, records: Records = () => []): Written<Answer> {
    if (this.#current) return { answer: work(this.#current), changes: [] };
    this.#store.mayWrite();
    const set = (this.#current = new ChangeSet());
    let answer: Answer;
    let changes: readonly RowChange[];
    try {
      answer = work(set);
      if (answer instanceof Promise) throw new TypeError('A transaction is synchronous: await before it, not in it.');
      changes = set.list();
      this.#withRoom(() => commit(this.#store, set, records(set)), set);
    } catch (cause) {
      set.takeBack();
      throw cause;
    } finally {
      this.#current = undefined;
    }
    this.#wrote(changes.length);
    if (set.tables.size > 0) this.#store.changed(set.tables);
    return { answer, changes };
  }

  /** Changes one row, and nothing more: what `write` does, for what most changes are. */
  writeRow(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void {
    if (memory.unreadable.size > 0 && memory.unreadable.has(rowKey(this.#store, memory, id))) throw new NotReadyError();
    if (this.#current) {
      this.#current.replace(memory, id, after, stamp);
      return;
    }
    this.#store.mayWrite();
    this.#withRoom(() => commitRow(this.#store, { memory, id, after, stamp }));
    memory.replace(id, after);
    this.#wrote(1);
    this.#store.changed(memory.itself);
  }

  /** Puts back what was before, except where something newer stands. */
  reverse(changes: readonly RowChange[]): void {
    this.write((set) => reverse(set, changes));
  }

  #withRoom(attempt: () => void, aside?: ChangeSet): void {
    try {
      attempt();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      if (!this.#store.upkeep) throw this.#store.full(cause);
      this.#store.upkeep.again(attempt, cause, aside);
    }
  }
}
