import { updateCare } from './care-record';
import { compact, looseRows, looseRowsOnOpening } from './compaction';
import type { Presence } from './presence';
import { recover } from './recovery';
import { mendMisfits } from './misfits';
import { packPage } from './packed-page';
import { nearlyFullPart, pagesToPack } from './room';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

/** How long to wait before trying again what another tab, or a full store, did not allow. */
const retryMs = 30_000;

/** How long the page may be kept from the user by one go of upkeep. */
const sliceMs = 8;

/**
 * What the store does by itself while nothing else happens: brings back what the disk lost, moves rows into pages, packs
 * them when the store is nearly full.
 */
export class Upkeep {
  readonly #store: Store;
  readonly #presence: Presence | undefined;
  #running = false;
  #counted = false;
  #notBeforeMs = 0;
  #saidNearlyFull = false;
  #closed = false;

  constructor(store: Store, presence: Presence | undefined) {
    this.#store = store;
    this.#presence = presence;
  }

  /** After the database has opened: settles when what the disk had lost is back. */
  async start(): Promise<void> {
    const { journal } = this.#store;
    await this.#presence?.settle();
    if (journal && !this.#closed) {
      const rows = await recover(this.#store, journal);
      if (rows > 0) {
        updateCare(this.#store, { lastRecovery: { atMs: Date.now(), rows } });
        this.#store.notice({ kind: 'recovered', rows });
      }
    }
    void this.#run(looseRowsOnOpening);
  }

  /** The application has said what the table's fields hold. */
  mendLater(memory: TableMemory): void {
    void idle().then(() => {
      if (!this.#closed && !this.#store.isOutdated) mendMisfits(this.#store, memory);
      return undefined;
    });
  }

  /** After a write. */
  wrote(): void {
    if (this.#running || Date.now() < this.#notBeforeMs) return;
    const nearlyFull = this.#counted && !this.#saidNearlyFull && this.#isNearlyFull();
    if (nearlyFull || this.#hasMuchLoose()) void this.#run(looseRows);
  }

  close(): void {
    this.#closed = true;
  }

  #hasMuchLoose(): boolean {
    for (const { layout } of this.#store.tables.values()) if (layout.loose.size >= looseRows) return true;
    return false;
  }

  #isNearlyFull(): boolean {
    return this.#store.area.used > this.#store.area.limit * nearlyFullPart;
  }

  async #run(atLeast: number): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    try {
      await idle();
      this.#store.area.count();
      this.#counted = true;
      await this.#presence?.settle();
      const isShort = this.#isNearlyFull();
      if (isShort) await this.#warn();
      // When space is short, every row with a key of its own is worth moving.
      await this.#inSlices(compact(this.#store, isShort ? 1 : atLeast));
      if (isShort) await this.#inSlices(this.#packing());
    } finally {
      this.#running = false;
      this.#notBeforeMs = this.#hasMuchLoose() ? Date.now() + retryMs : 0;
    }
  }

  /** Space is short: says so, and loads what packs. */
  async #warn(): Promise<void> {
    const { area, notice, loadPacking } = this.#store;
    if (!this.#saidNearlyFull) notice({ kind: 'nearly-full', usedCharacters: area.used, limitCharacters: area.limit });
    this.#saidNearlyFull = true;
    // Without it, what is left is to move rows into pages.
    await loadPacking().catch(() => {});
  }

  *#packing(): Generator<void, void> {
    for (const key of pagesToPack(this.#store)) {
      if (!this.#isNearlyFull()) return;
      packPage(this.#store, key);
      yield;
    }
  }

  async #inSlices(steps: Generator<void, void>): Promise<void> {
    let started = performance.now();
    while (!this.#closed && this.#store.alone && !steps.next().done) {
      if (performance.now() - started < sliceMs) continue;
      await idle();
      started = performance.now();
    }
  }
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 0);
  });
