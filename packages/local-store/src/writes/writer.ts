import { NotReadyError } from '../errors';
import type { JournalEntry } from '../journal/journal';
import type { OpenStore } from '../open-store';
import { AreaFull } from '../storage/storage-area';
import { rowKey } from '../storage/storage-keys';
import type { Row } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';
import { ChangeSet, type RowChange } from './change-set';
import { commit, commitRow } from './transaction';
import { reverse } from './undo-log';

interface Written<Answer> {
  readonly answer: Answer;
  readonly changes: readonly RowChange[];
}

type Records = (changes: ChangeSet) => readonly JournalEntry[];

/** Changes memory and storage together, so that both have a change or neither. */
export interface Writer {
  /** Runs a transaction. A nested call is part of the outer one. @param records other records that belong to it */
  write<Answer>(work: (changes: ChangeSet) => Answer, records?: Records): Written<Answer>;
  /**
   * Changes one row: a faster `write` for the most common change.
   *
   * @throws {NotReadyError} while storage has a damaged value of the row, and no space to set it aside
   */
  writeRow(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void;
  /** Restores the values before the changes, except where something newer was written. @throws {NotReadyError} like `writeRow` */
  reverse(changes: readonly RowChange[]): void;
}

/** @param wrote is called with what a change wrote */
export function createWriter(store: OpenStore, wrote: (changes: readonly RowChange[]) => void): Writer {
  let current: ChangeSet | undefined;

  const writer: Writer = {
    write(work, records = () => []) {
      if (current) {
        // Undoing a nested transaction undoes the outer one.
        const whole = current;
        return {
          answer: work(whole),
          get changes() {
            return whole.list();
          },
        };
      }
      store.mayWrite();
      const set = (current = new ChangeSet());
      let answer: ReturnType<typeof work>;
      let changes: readonly RowChange[];
      try {
        answer = work(set);
        if (answer instanceof Promise) throw new TypeError('A transaction is synchronous: await before it, not in it.');
        changes = set.list();
        withRoom(store, () => commit(store, set, records(set)), set);
      } catch (cause) {
        set.takeBack();
        throw cause;
      } finally {
        current = undefined;
      }
      wrote(changes);
      store.changed(set.tables);
      return { answer, changes };
    },
    writeRow(memory, id, after, stamp) {
      mayReplace(store, memory, id);
      if (current) {
        current.replace(memory, id, after, stamp);
        return;
      }
      store.mayWrite();
      const change = { memory, id, before: memory.rows.get(id), after, stamp };
      withRoom(store, () => commitRow(store, change));
      memory.replace(id, after);
      wrote([change]);
      store.changed(memory.itself);
    },
    reverse(changes) {
      for (const { memory, id } of changes) mayReplace(store, memory, id);
      writer.write((set) => reverse(set, changes));
    },
  };
  return writer;
}

/** Writes, and if the store is full, frees space and tries again. @throws {StoreFullError} */
function withRoom(store: OpenStore, attempt: () => void, aside?: ChangeSet): void {
  try {
    attempt();
  } catch (cause) {
    if (!(cause instanceof AreaFull)) throw cause;
    store.maintenance.again(attempt, cause, aside);
  }
}

/** @throws {NotReadyError} while storage has a damaged value of the row, and no space to set it aside */
function mayReplace(store: OpenStore, memory: TableMemory, id: string): void {
  if (memory.unreadable.size > 0 && memory.unreadable.has(rowKey(store, memory, id))) throw new NotReadyError();
}
