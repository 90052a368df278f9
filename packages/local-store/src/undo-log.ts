import { UndoExpiredError } from './errors';

/** Reverses the change that gave it, as far as nothing newer stands in its way. A second call does nothing. */
export type Undo = () => void;

/** A change that can still be reversed. */
export interface UndoEntry {
  readonly label: string;
  readonly atMs: number;
  readonly undo: Undo;
}

const maxEntries = 50;

/** The last reversible changes, newest last. Those that are pinned stay until the page is left. */
export class UndoLog {
  #entries: (UndoEntry & { readonly pinned: boolean })[] = [];

  get entries(): readonly UndoEntry[] {
    return this.#entries;
  }

  add(label: string, reverse: () => void, pinned = false): Undo {
    let done = false;
    const undo = () => {
      if (done) return;
      if (!this.#entries.includes(entry)) throw new UndoExpiredError(label);
      reverse();
      done = true;
      this.#entries = this.#entries.filter((other) => other !== entry);
    };
    const entry = { label, atMs: Date.now(), undo, pinned };
    this.#entries.push(entry);
    const loose = this.#entries.filter((other) => !other.pinned);
    if (loose.length > maxEntries) this.#entries = this.#entries.filter((other) => other !== loose[0]);
    return undo;
  }
}
