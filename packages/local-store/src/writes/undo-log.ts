import { UndoExpiredError } from '../errors';
import { cell, cellsStart, changed, nextStamp, type Row } from '../tables/row';
import { sameValue } from '../tables/table-definition';
import type { TableMemory } from '../tables/table-memory';
import type { ChangeSet, RowChange } from './change-set';

/** Undoes a change, except where something newer was written. A second call does nothing. */
export type Undo = () => void;

/** A change that can still be undone. */
export interface UndoEntry {
  readonly label: string;
  readonly atMs: number;
  readonly undo: Undo;
}

const maxEntries = 50;

/** The last changes that can be undone, newest last. Pinned ones stay until the page is closed. */
export interface UndoLog {
  readonly entries: readonly UndoEntry[];
  add(label: string, reverse: () => void, pinned?: boolean): Undo;
}

export function createUndoLog(): UndoLog {
  let entries: (UndoEntry & { readonly pinned: boolean })[] = [];
  const forget = (entry: UndoEntry | undefined): void => {
    entries = entries.filter((other) => other !== entry);
  };
  return {
    get entries() {
      return entries;
    },
    add(label, reverseChange, pinned = false) {
      let done = false;
      const undo = (): void => {
        if (done) return;
        if (!entries.includes(entry)) throw new UndoExpiredError(label);
        reverseChange();
        done = true;
        forget(entry);
      };
      const entry = { label, atMs: Date.now(), undo, pinned };
      entries.push(entry);
      forget(entries.filter((other) => !other.pinned).at(-maxEntries - 1));
      return undo;
    },
  };
}

/** Restores the values before the changes, except where something newer was written. */
export function reverse(set: ChangeSet, changes: readonly RowChange[]): void {
  for (const { memory, id, before, after } of changes) {
    const now = memory.rows.get(id);
    const stamp = nextStamp();
    if (now && before && after) set.replace(memory, id, reversed(memory, now, before, after, stamp), stamp);
    else if (now === after || cellsOf(now) === cellsOf(after))
      set.replace(memory, id, before && [id, stamp, ...before.slice(cellsStart)], stamp);
  }
}

// A row that was changed and changed back is a different object with the same cells.
const cellsOf = (row: Row | undefined) => JSON.stringify(row?.slice(cellsStart));

// Fields that were changed again keep the newer change.
function reversed(memory: TableMemory, now: Row, before: Row, after: Row, stamp: number): Row {
  const cells = [...memory.columns.values()]
    .filter(
      (column) => sameValue(cell(now, column), cell(after, column)) && cell(before, column) !== cell(after, column),
    )
    .map((column) => [column, cell(before, column)] as const);
  return cells.length > 0 ? changed(now, cells, stamp) : now;
}
