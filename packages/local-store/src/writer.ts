import { ChangeSet, type RowChange } from './change-set';
import { commit, commitRow } from './commit';
import type { JournalEntry } from './journal';
import { fullError } from './full-error';
import { cell, changed, type DraftRow, type Row } from './row';
import { nextStamp } from './stamp';
import { AreaFull } from './storage-area';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

export interface Written<Answer> {
  readonly answer: Answer;
  readonly changes: readonly RowChange[];
}

type Records = (changes: ChangeSet) => readonly JournalEntry[];

/** Makes changes in memory and storage together: both have them, or neither. */
export class Writer {
  readonly #store: Store & { mayWrite: () => void };
  readonly #wrote: (rows: number) => void;
  #current: ChangeSet | undefined;

  /** @param wrote hears how many rows each change wrote. */
  constructor(store: Store & { mayWrite: () => void }, wrote: (rows: number) => void) {
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
    if (this.#current) {
      this.#current.replace(memory, id, after, stamp);
      return;
    }
    this.#store.mayWrite();
    this.#withRoom(() => commitRow(this.#store, memory, id, after, stamp));
    memory.replace(id, after);
    this.#wrote(1);
    this.#store.changed(memory.itself);
  }

  /** Puts back what was before, except where something newer stands. */
  reverse(changes: readonly RowChange[]): void {
    this.write((set) => {
      for (const { memory, id, before, after } of changes) {
        const now = memory.rows.get(id);
        const stamp = nextStamp();
        if (now === after) set.replace(memory, id, before && madeAgain(before, stamp), stamp);
        else if (now && before && after) set.replace(memory, id, reversed(memory, now, before, after, stamp), stamp);
      }
    });
  }

  /** Tries again with more room. Upkeep must not see what is not written yet: `aside` takes it out of memory for that. */
  #withRoom(attempt: () => void, aside?: ChangeSet): void {
    try {
      attempt();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      aside?.takeBack();
      this.#store.upkeep?.makeRoom(cause.characters);
      aside?.makeAgain();
      try {
        attempt();
      } catch (again) {
        throw again instanceof AreaFull ? fullError(this.#store, again) : again;
      }
    }
  }
}

function madeAgain(row: Row, stamp: number): Row {
  const next = row.slice() as DraftRow;
  next[1] = stamp;
  return next;
}

// Fields that were changed again since keep the newer change.
function reversed(memory: TableMemory, now: Row, before: Row, after: Row, stamp: number): Row {
  const cells = [...memory.columns.values()]
    .filter((column) => cell(now, column) === cell(after, column) && cell(before, column) !== cell(after, column))
    .map((column) => [column, cell(before, column)] as const);
  return cells.length > 0 ? changed(now, cells, stamp) : now;
}
