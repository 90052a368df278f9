import { tryRewrite } from '../pages/rewrite';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';

/** How long rewrites wait, so that tabs that write the same rows don't answer each other's every write. */
const waitMs = 30;

/** Rows that another tab overwrote without having all of this tab's changes. */
export class PendingRewrites {
  readonly #store: Store;
  readonly #rows = new Map<TableMemory, Set<string>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  add(memory: TableMemory, ids: Iterable<string>): void {
    const known = this.#rows.get(memory) ?? new Set();
    for (const id of ids) known.add(id);
    if (known.size === 0) return;
    this.#rows.set(memory, known);
    this.#timer ??= setTimeout(() => this.write(), waitMs);
  }

  /** Writes them now. */
  write(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#rows];
    this.#rows.clear();
    if (this.#store.isOutdated) return;
    for (const [memory, ids] of waiting) tryRewrite(this.#store, memory, [...ids]);
  }
}
