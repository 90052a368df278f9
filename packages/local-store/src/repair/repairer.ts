import { idle } from '../maintenance/idle';
import { mayBePacked } from '../database-record';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import type * as Repair from './repair';
import { type Misfits, misfitsOf } from './misfits';

/** Notices what is damaged or half done. What sees to it is loaded when there is something. */
export class Repairer {
  /** Settles when what was found damaged is put aside. */
  repaired: Promise<void> | undefined;
  readonly #store: Store;
  readonly #isClosed: () => boolean;
  #repair: typeof Repair | undefined;

  /** @param repair the code that repairs, for a page that has it already. */
  constructor(store: Store, isClosed: () => boolean, repair?: typeof Repair) {
    this.#store = store;
    this.#isClosed = isClosed;
    this.#repair = repair;
  }

  /** Puts aside what of the table can't be read. */
  repair(memory: TableMemory): void {
    // What a newer version has written is not damaged.
    if (memory.unreadable.size === 0 || this.#store.isOutdated) return;
    const repair = (): void => this.#repair!.repairTable(this.#store, memory);
    if (this.#repair) repair();
    else
      this.repaired = this.#load()
        .then(repair)
        .catch(() => {});
  }

  /** The same once the page is idle: what had no room to be put aside may have it now. */
  repairLater(memory: TableMemory): void {
    if (memory.unreadable.size > 0) void idle().then(() => this.#isClosed() || this.repair(memory));
  }

  /** Gives values that don't fit their fields the default, once the page is idle. */
  repairMisfitsLater(memory: TableMemory): void {
    void idle().then(() => {
      const misfits = misfitsOf(memory);
      if (misfits.size > 0 && !this.#isClosed() && !this.#store.isOutdated) void this.#repairMisfits(memory, misfits);
      return undefined;
    });
  }

  /** Takes in what a killed session left half done. @throws {NewerDatabaseError} */
  async finishTransactions(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { finishTransactions } = await this.#load();
    if (mayBePacked(this.#store)) await this.#store.maintenance!.loadPacking();
    finishTransactions(this.#store, keys, this.#store.schema.version);
  }

  async #repairMisfits(memory: TableMemory, misfits: Misfits): Promise<void> {
    // What does not fit is found again at the next start.
    const repair = await this.#load().catch(() => undefined);
    repair?.repairMisfits(this.#store, memory, misfits);
  }

  async #load(): Promise<typeof Repair> {
    return (this.#repair ??= await import('./repair'));
  }
}
