import { Quota } from '../storage/quota';
import { idle } from './idle';
import type * as Room from '../pages/room';
import type { TableLayout } from '../tables/table-memory';
import type { Store } from '../store';

/** So many rows with keys of their own in a table are worth moving into pages. */
const looseRows = 256;

/** And so many when the database is opened, where nobody waits for it. */
const looseRowsOnOpening = 32;

/** So soon after a write more may follow: a page is not written again for each of them. */
const quietMs = 100;

/** So many rows with keys of their own would be felt on opening: they don't wait. */
const mostLooseRows = 2048;

/** Above this part of the limit the store asks for attention, and packs. */
const nearlyFullPart = 0.8;

/**
 * A change of many rows writes them beside what is there. Above this part of the limit that may take making room, and
 * the change can't wait until the code for that has loaded.
 */
const fillingPart = 0.3;

/** How long to wait before trying again what another tab, or a full store, did not allow. */
const retryMs = 30_000;

/** How long the page may be kept from the user by one go of maintenance. */
const sliceMs = 8;

/** What it needs of maintenance. */
export interface TidyingAccess {
  readonly store: Store;
  readonly isClosed: () => boolean;
  /** Finds out whether this tab is alone. */
  readonly settle: () => Promise<unknown>;
  readonly loadRoom: () => Promise<typeof Room>;
}

/** Moves rows into pages, and packs them when the store is nearly full, while nothing else happens. */
export class Tidying {
  readonly #store: Store;
  readonly #quota: Quota;
  readonly #isClosed: TidyingAccess['isClosed'];
  readonly #settle: TidyingAccess['settle'];
  readonly #loadRoom: TidyingAccess['loadRoom'];
  #running: Promise<void> | undefined;
  #counted = false;
  // Both by the clock of the page, which never runs back.
  #notBeforeMs = 0;
  #wroteAtMs = Number.NEGATIVE_INFINITY;
  #saidNearlyFull = false;
  #endQuiet: () => void = () => {};
  #prepared: Promise<void> | undefined;

  constructor({ store, isClosed, settle, loadRoom }: TidyingAccess) {
    this.#store = store;
    this.#quota = Quota.of(store.area);
    this.#isClosed = isClosed;
    this.#settle = settle;
    this.#loadRoom = loadRoom;
  }

  /** After the database has opened. */
  start(): void {
    this.#run(looseRowsOnOpening);
  }

  /** After a write. */
  wrote(): void {
    this.#wroteAtMs = performance.now();
    if (this.#counted) this.#prepareForFull();
    if (this.#running && this.#isUrgent()) this.#endQuiet();
    if (this.#running || performance.now() < this.#notBeforeMs) return;
    const nearlyFull = this.#counted && !this.#saidNearlyFull && this.#isUsed(nearlyFullPart);
    if (nearlyFull || this.#hasLoose(looseRows)) this.#run(looseRows);
  }

  /** Settles when it has nothing to do. */
  async rested(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#prepared;
  }

  #prepareForFull(): void {
    if (this.#prepared || !this.#isUsed(fillingPart)) return;
    this.#prepared = this.#store.maintenance?.prepareRoom().catch(() => {
      // Out of reach, without a network or after the site has changed: the next write tries again.
      this.#prepared = undefined;
    });
  }

  #hasLoose(rows: number): boolean {
    for (const { layout } of this.#store.tables.values()) if (layout.loose.size >= rows) return true;
    return false;
  }

  /** Whether some table, read or not, has so many rows outside of pages, or pages to be written again. */
  #isUntidy(atLeast: number): boolean {
    const { tables, unread } = this.#store;
    return (
      [...tables.values()].some(({ layout }) => layout.loose.size >= atLeast || layout.stale.size > 0) ||
      [...unread.values()].some((keys) => keys.size >= atLeast)
    );
  }

  #isUsed(part: number): boolean {
    return this.#quota.used > this.#quota.limit * part;
  }

  #run(atLeast: number): void {
    if (this.#running || this.#isClosed()) return;
    const tables = Array.from(this.#store.tables.values(), ({ layout }) => ({ layout, oldest: oldestLoose(layout) }));
    this.#running = this.#tidy(atLeast).finally(() => {
      this.#running = undefined;
      // Rows written in the meantime are no reason to wait. Only rows that couldn’t be moved are.
      const isStuck = tables.some(
        ({ layout, oldest }) => layout.loose.size >= looseRows && oldestLoose(layout) === oldest,
      );
      this.#notBeforeMs = isStuck ? performance.now() + retryMs : 0;
    });
  }

  async #tidy(atLeast: number): Promise<void> {
    await idle();
    this.#quota.count();
    this.#counted = true;
    this.#prepareForFull();
    await this.#settle();
    await this.#quiet();
    const isShort = this.#isUsed(nearlyFullPart);
    // Without it, what is left is to move rows into pages.
    if (isShort) await this.#store.maintenance?.loadPacking().catch(() => {});
    // When space is short, every row with a key of its own is worth moving.
    const least = isShort ? 1 : atLeast;
    if (!this.#isUntidy(least) && !this.#isUsed(0.5)) return;
    // Its code may be out of reach, without a network or after the site has changed: the next write tries again.
    const room = await this.#loadRoom().catch(() => undefined);
    if (!room) {
      if (isShort) this.#warn();
      return;
    }
    const { compact, finishLeftovers, packPages } = room;
    // What can't be finished now is finished on the next opening.
    await finishLeftovers(this.#store).catch(() => {});
    await this.#inSlices(compact(this.#store, least));
    if (!isShort) return;
    await this.#inSlices(packPages(this.#store), () => !this.#isUsed(nearlyFullPart));
    this.#warn();
  }

  /** Settles once nothing is written; sooner when room or rows don't allow to wait for that. */
  async #quiet(): Promise<void> {
    for (let waitMs; (waitMs = this.#wroteAtMs + quietMs - performance.now()) > 0;) {
      if (this.#isClosed() || this.#isUrgent()) return;
      await new Promise<void>((resolve) => {
        this.#endQuiet = resolve;
        setTimeout(resolve, waitMs);
      });
    }
  }

  #isUrgent(): boolean {
    return this.#hasLoose(mostLooseRows) || this.#isUsed(nearlyFullPart);
  }

  /** Says that space is short, once: after the making of room, or the figure would be too high a moment later. */
  #warn(): void {
    if (this.#saidNearlyFull || this.#isClosed()) return;
    this.#saidNearlyFull = true;
    const { used: usedCharacters, limit: limitCharacters } = this.#quota;
    this.#store.notice({ kind: 'nearly-full', usedCharacters, limitCharacters });
  }

  async #inSlices(steps: Generator<void, void>, isEnough: () => boolean = () => false): Promise<void> {
    let started = performance.now();
    while (!this.#isClosed() && this.#store.maintenance?.alone && !isEnough() && !steps.next().done) {
      if (performance.now() - started < sliceMs) continue;
      await idle();
      started = performance.now();
    }
  }
}

const oldestLoose = ({ loose }: TableLayout): string | undefined => loose.values().next().value;
