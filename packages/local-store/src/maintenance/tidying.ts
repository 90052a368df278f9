import type { JournalEntry } from '../journal/journal';
import { recordDeleted, sweepLog } from '../deleted/record-deleted';
import { compact, finishLeftovers, inSlices, makeRoom, packPages } from '../pages/compaction';
import { idle } from '../platform';
import { watchReplaced } from '../replaced/watch-replaced';
import { rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableLayout, TableMemory } from '../tables/table-memory';
import type { ChangeSet } from '../writes/change-set';

/** From this many rows with their own key, a table is worth compacting. */
const looseRows = 256;

/** The same after opening, where nothing waits for it. */
const looseRowsOnOpening = 32;

/** More writes may follow this soon after one, and a page isn't rewritten for each of them. */
const quietMs = 100;

/** More rows with their own key would slow down opening, so compaction doesn't wait then. */
const maxLooseRows = 2048;

/** Above this share of the limit, the store warns and packs pages. */
const nearlyFullPart = 0.8;

/**
 * A change of many rows writes them beside the old ones. Above this share of the limit, that may need freed space, and
 * the change can't wait for the code to load.
 */
const fillingPart = 0.3;

/** How long to wait before trying again when another tab is open or the store is full. */
const retryMs = 30_000;

/** Moves rows into pages while the page is idle, and packs them when the store is nearly full. */
export class Tidying {
  readonly #store: Store;
  readonly #quota: Store['area']['quota'];
  readonly #isClosed: () => boolean;
  readonly #settle: () => Promise<unknown>;
  #running: Promise<void> | undefined;
  #counted = false;
  #hasStarted = false;
  // Both from performance.now(), which never goes back.
  #notBeforeMs = 0;
  #wroteAtMs = Number.NEGATIVE_INFINITY;
  #saidNearlyFull = false;
  #endQuiet: () => void = () => {};
  #prepared: Promise<void> | undefined;

  /** @param settle resolves once it is known whether this tab is the only one */
  constructor(store: Store, isClosed: () => boolean, settle: () => Promise<unknown>) {
    this.#store = store;
    this.#quota = store.area.quota;
    this.#isClosed = isClosed;
    this.#settle = settle;
  }

  /** Call after the database has opened. */
  start(): void {
    this.#run(looseRowsOnOpening);
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    watchReplaced(this.#store, this.#isClosed);
    void this.#sweepLog();
  }

  /** Puts rows that were deleted in this tab into "Recently deleted". */
  recordDeleted(): void {
    void recordDeleted(this.#store);
  }

  /** Deletes what is too old to be restored. */
  async #sweepLog(): Promise<void> {
    await idle();
    // Without IndexedDB, nothing is older than the page.
    if (this.#isClosed() || !this.#store.journal) return;
    // The next session tries again.
    await sweepLog(this.#store).catch(() => {});
  }

  /** Frees space synchronously, as far as the only open tab can. */
  makeRoom(characters: number): void {
    makeRoom(this.#store, characters);
  }

  /** Tries a write again after `makeRoom`. @param changes what it writes, unless it is one row */
  again(attempt: () => void, changes?: ChangeSet): void {
    if (changes && changes.truncations.size > 0 && changes.list().every(({ after }) => !after))
      truncateInPlace(this.#store, [...changes.truncations.keys()], attempt);
    else attempt();
  }

  /** Call after a write. */
  wrote(): void {
    this.#wroteAtMs = performance.now();
    if (this.#counted) this.#prepareForFull();
    if (this.#running && this.#isUrgent()) this.#endQuiet();
    if (this.#running || performance.now() < this.#notBeforeMs) return;
    const nearlyFull = this.#counted && !this.#saidNearlyFull && this.#isUsed(nearlyFullPart);
    if (nearlyFull || this.#hasLoose(looseRows)) this.#run(looseRows);
  }

  /** Resolves when there is nothing left to do. */
  async rested(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#prepared;
  }

  #prepareForFull(): void {
    if (this.#prepared || !this.#isUsed(fillingPart)) return;
    this.#prepared = this.#store.maintenance.prepareRoom().catch(() => {
      // Offline, or the site was updated. The next write tries again.
      this.#prepared = undefined;
    });
  }

  #hasLoose(rows: number): boolean {
    for (const { layout } of this.#store.tables.values()) if (layout.loose.size >= rows) return true;
    return false;
  }

  /** Whether any table, read or not, has this many rows outside of pages, or pages to rewrite. */
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
      // Wait only for rows that couldn't be moved, not for rows written since.
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
    // Without it, rows can still be moved into pages.
    if (isShort) await this.#store.maintenance.loadPacking().catch(() => {});
    // When space is short, every row with its own key is worth moving.
    const least = isShort ? 1 : atLeast;
    if (!this.#isUntidy(least) && !this.#isUsed(0.5)) return;
    // The next opening finishes the rest.
    await finishLeftovers(this.#store).catch(() => {});
    await inSlices(this.#store, compact(this.#store, least), this.#isClosed);
    if (!isShort) return;
    const isEnough = (): boolean => this.#isClosed() || !this.#isUsed(nearlyFullPart);
    await inSlices(this.#store, packPages(this.#store), isEnough);
    this.#warn();
  }

  /** Resolves once no writes follow, or sooner if space is short or too many rows wait. */
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
    return this.#hasLoose(maxLooseRows) || this.#isUsed(nearlyFullPart);
  }

  /** Warns once that space is short. Called after space was freed, or the figure would be too high. */
  #warn(): void {
    if (this.#saidNearlyFull || this.#isClosed()) return;
    this.#saidNearlyFull = true;
    const { used: usedCharacters, limit: limitCharacters } = this.#quota;
    this.#store.notice({ kind: 'nearly-full', usedCharacters, limitCharacters });
  }
}

const oldestLoose = ({ loose }: TableLayout): string | undefined => loose.values().next().value;

/**
 * Truncates tables in a store that has no room to say so: their rows make room for it. A browser that is killed between
 * leaves only a part of what was to be deleted.
 *
 * @throws {AreaFull} and leaves storage as it was.
 */
export function truncateInPlace(store: Store, memories: readonly TableMemory[], truncate: () => void): void {
  const { area } = store;
  const removed: JournalEntry[] = [];
  for (const memory of memories) {
    const { pages, loose } = memory.layout;
    for (const key of [...pages.keys(), ...Array.from(loose, (id) => rowKey(store, memory, id))]) {
      const text = area.get(key);
      if (text !== null) removed.push([key, text]);
      area.remove(key);
    }
  }
  try {
    truncate();
  } catch (cause) {
    for (const [key, text] of removed) area.set(key, text, true);
    throw cause;
  }
}
