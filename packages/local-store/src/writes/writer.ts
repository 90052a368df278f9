import { ChangeSet, type RowChange } from './change-set';
import { commit, commitRow, rowKey } from './commit';
import { NotReadyError, StoreFullError } from '../errors';
import type { JournalEntry } from '../journal/journal';
import type { OpenStore } from '../open-store';
import { reverse } from './reverse';
import type { Row } from '../tables/row';
import { AreaFull } from '../storage/storage-area';
import type { TableMemory } from '../tables/table-memory';

interface Written<Answer> {
  readonly answer: Answer;
  readonly changes: readonly RowChange[];
}

type Records = (changes: ChangeSet) => readonly JournalEntry[];

/** Makes changes in memory and storage together: both have them, or neither. */
export interface Writer {
  /** Within another call it is part of that one. @param records further records that belong to it. */
  write<Answer>(work: (changes: ChangeSet) => Answer, records?: Records): Written<Answer>;
  /**
   * Changes one row, and nothing more: what `write` does, for what most changes are.
   *
   * @throws {NotReadyError} while storage holds something of the row that can't be read yet.
   */
  writeRow(memory: TableMemory, id: string, after: Row | undefined, stamp: number): void;
  /** Puts back what was before, except where something newer stands. @throws {NotReadyError} as `writeRow` does. */
  reverse(changes: readonly RowChange[]): void;
}

/** @param wrote hears how many rows each change wrote. */
export function createWriter(store: OpenStore, wrote: (rows: number) => void): Writer {
  let current: ChangeSet | undefined;

  const withRoom = (attempt: () => void, aside?: ChangeSet): void => {
    try {
      attempt();
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      if (store.maintenance) {
        store.maintenance.again(attempt, cause, aside);
        return;
      }
      // Without maintenance nobody has counted, and no room can be made.
      const { characters: neededCharacters } = cause;
      const { limit } = store.area;
      throw new StoreFullError({ neededCharacters, usedCharacters: limit, limitCharacters: limit, largest: [] }, cause);
    }
  };

  const mayReplace = (memory: TableMemory, id: string): void => {
    if (memory.unreadable.size > 0 && memory.unreadable.has(rowKey(store, memory, id))) throw new NotReadyError();
  };

  const writer: Writer = {
    write(work, records = () => []) {
      if (current) {
        // What reverses a part reverses the whole that it became part of.
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
        withRoom(() => commit(store, set, records(set)), set);
      } catch (cause) {
        set.takeBack();
        throw cause;
      } finally {
        current = undefined;
      }
      wrote(changes.length);
      store.changed(set.tables);
      return { answer, changes };
    },
    writeRow(memory, id, after, stamp) {
      mayReplace(memory, id);
      if (current) {
        current.replace(memory, id, after, stamp);
        return;
      }
      store.mayWrite();
      withRoom(() => commitRow(store, { memory, id, after, stamp }));
      memory.replace(id, after);
      wrote(1);
      store.changed(memory.itself);
    },
    reverse(changes) {
      for (const { memory, id } of changes) mayReplace(memory, id);
      writer.write((set) => reverse(set, changes));
    },
  };
  return writer;
}
