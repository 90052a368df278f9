import { idle } from '../upkeep/idle';
import { mayBePacked } from '../schema';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import type * as Mending from './mending';
import { type Misfits, misfitsOf } from './misfits';

/** Notices what is damaged or half done. What sees to it is loaded when there is something. */
export class Mender {
  /** Settles when what was found damaged is put aside. */
  mended: Promise<void> | undefined;
  readonly #store: Store;
  readonly #isClosed: () => boolean;
  #mending: typeof Mending | undefined;

  /** @param mending the code that mends, for a page that has it already. */
  constructor(store: Store, isClosed: () => boolean, mending?: typeof Mending) {
    this.#store = store;
    this.#isClosed = isClosed;
    this.#mending = mending;
  }

  /** Puts aside what of the table can't be read. */
  mend(memory: TableMemory): void {
    // What a newer version has written is not damaged.
    if (memory.unreadable.size === 0 || this.#store.isOutdated) return;
    const mend = (): void => this.#mending!.mendTable(this.#store, memory);
    if (this.#mending) mend();
    else
      this.mended = this.#load()
        .then(mend)
        .catch(() => {});
  }

  /** The same once the page is idle: what had no room to be put aside may have it now. */
  mendLater(memory: TableMemory): void {
    if (memory.unreadable.size > 0) void idle().then(() => this.#isClosed() || this.mend(memory));
  }

  /** Gives values that don't fit their fields the default, once the page is idle. */
  mendMisfitsLater(memory: TableMemory): void {
    void idle().then(() => {
      const misfits = misfitsOf(memory);
      if (misfits.size > 0 && !this.#isClosed() && !this.#store.isOutdated) void this.#mendMisfits(memory, misfits);
      return undefined;
    });
  }

  /** Takes in what a killed session left half done. @throws {NewerDatabaseError} */
  async finishTransactions(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { finishTransactions } = await this.#load();
    if (mayBePacked(this.#store)) await this.#store.upkeep!.loadPacking();
    finishTransactions(this.#store, keys, this.#store.schema.version);
  }

  async #mendMisfits(memory: TableMemory, misfits: Misfits): Promise<void> {
    // What does not fit is found again at the next start.
    const mending = await this.#load().catch(() => undefined);
    mending?.mendMisfits(this.#store, memory, misfits);
  }

  async #load(): Promise<typeof Mending> {
    return (this.#mending ??= await import('./mending'));
  }
}
