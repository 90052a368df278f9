import { type CareKeeper, readCare, updateCare } from './care-record';

/** How long counts may wait to be written. */
const saveAfterMs = 2000;

/** Counts the rows that were written since the last backup. */
export class ChangeCounter {
  readonly #keeper: CareKeeper;
  #unsaved = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keeper: CareKeeper) {
    this.#keeper = keeper;
  }

  add(rows: number): void {
    this.#unsaved += rows;
    this.#timer ??= setTimeout(() => this.save(), saveAfterMs);
  }

  /** A backup was made: what was counted is in it. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unsaved = 0;
  }

  save(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unsaved === 0) return;
    const { changes = 0, firstChangeAtMs = Date.now() } = readCare(this.#keeper);
    updateCare(this.#keeper, { changes: changes + this.#unsaved, firstChangeAtMs });
    this.#unsaved = 0;
  }
}
