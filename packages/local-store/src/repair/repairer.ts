import { idle } from '../maintenance/idle';
import { mayBePacked } from '../database-record';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import type * as Repair from './repair';
import { type Misfits, misfitsOf } from './misfits';

/** Finds damaged values and unfinished transactions. The code that repairs them loads when needed. */
export class Repairer {
  /** Resolves when the damaged values found so far are set aside. */
  repaired: Promise<void> | undefined;
  readonly #store: Store;
  readonly #isClosed: () => boolean;
  #repair: typeof Repair | undefined;

  /** @param repair the code that repairs, if it is loaded already */
  constructor(store: Store, isClosed: () => boolean, repair?: typeof Repair) {
    this.#store = store;
    this.#isClosed = isClosed;
    this.#repair = repair;
  }

  /** Sets aside what can't be read of the table. */
  repair(memory: TableMemory): void {
    // Values of a newer version aren't damaged.
    if (memory.unreadable.size === 0 || this.#store.isOutdated) return;
    const repair = (): void => this.#repair!.repairTable(this.#store, memory);
    if (this.#repair) repair();
    else
      this.repaired = this.#load()
        .then(repair)
        .catch(() => {});
  }

  /** The same once the page is idle, because what couldn't be set aside may fit now. */
  repairLater(memory: TableMemory): void {
    if (memory.unreadable.size > 0) void idle().then(() => this.#isClosed() || this.repair(memory));
  }

  /** Replaces values that don't fit their fields with the default, once the page is idle. */
  repairMisfitsLater(memory: TableMemory): void {
    void idle().then(() => {
      const misfits = misfitsOf(memory);
      if (misfits.size > 0 && !this.#isClosed() && !this.#store.isOutdated) void this.#repairMisfits(memory, misfits);
      return undefined;
    });
  }

  /** Finishes the transactions of killed sessions. @throws {NewerDatabaseError} */
  async finishTransactions(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const { finishTransactions } = await this.#load();
    if (mayBePacked(this.#store)) await this.#store.maintenance!.loadPacking();
    finishTransactions(this.#store, keys, this.#store.schema.version);
  }

  async #repairMisfits(memory: TableMemory, misfits: Misfits): Promise<void> {
    // What doesn't fit is found again at the next start.
    const repair = await this.#load().catch(() => undefined);
    repair?.repairMisfits(this.#store, memory, misfits);
  }

  async #load(): Promise<typeof Repair> {
    return (this.#repair ??= await import('./repair'));
  }
}
