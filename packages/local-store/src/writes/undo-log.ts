import { UndoExpiredError } from '../errors';

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
    add(label, reverse, pinned = false) {
      let done = false;
      const undo = (): void => {
        if (done) return;
        if (!entries.includes(entry)) throw new UndoExpiredError(label);
        reverse();
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
