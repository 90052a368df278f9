import { logOf } from '../logs/database-log';
import type { LogEntry } from '../logs/log-copy';
import type { Store } from '../store';
import type { RowChange } from '../writes/change-set';
import { deletedElsewhereAtMs, isWithoutRestoring } from './deletion-notes';
import { type DeletedEntry, entryOf, exists, textKey, textOf } from './deleted-entry';

/** How many rows are written at once: few enough not to be noticed, and many enough for 20,000 to be safe in a second. */
const batchRows = 256;

const recorders = new WeakMap<Store, Recorder>();

const recorderOf = (store: Store): Recorder => {
  const recorder = recorders.get(store) ?? new Recorder(store);
  recorders.set(store, recorder);
  return recorder;
};

/** Puts rows that were deleted in this tab into "Recently deleted". Resolves when they are there. */
export async function recordDeleted(store: Store): Promise<void> {
  const recorder = recorderOf(store);
  for (const changes of store.maintenance.deletions.splice(0)) recorder.record(changes);
  await recorder.done;
}

/** Deletes what is too old to be restored. */
export const sweepLog = (store: Store): Promise<void> => logOf(store).sweep(Date.now());

type Deleted = RowChange & { readonly before: NonNullable<RowChange['before']> };

const isDeleted = (change: RowChange): change is Deleted => change.before !== undefined && !change.after;

class Recorder {
  readonly #store: Store;
  readonly #log: ReturnType<typeof logOf>;
  /** The batches of rows that were deleted since the page was opened: a row that comes back leaves its batch. */
  readonly #batches = new Map<string, LogEntry & { readonly batch: string }>();
  done: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
    this.#log = logOf(store);
    store.changes.add((tables) => this.#forgetRevived(tables));
  }

  record(changes: readonly RowChange[]): void {
    const nowMs = Date.now();
    const byTime = new Map<number, Deleted[]>();
    for (const change of changes) {
      if (!isDeleted(change)) continue;
      const atMs = deletedElsewhereAtMs(change) ?? nowMs;
      const rows = byTime.get(atMs);
      if (rows) rows.push(change);
      else byTime.set(atMs, [change]);
    }
    this.#then(async () => {
      for (const [atMs, rows] of byTime) await this.#add(atMs, rows);
    });
  }

  async #add(atMs: number, rows: readonly Deleted[]): Promise<void> {
    for (let start = 0; start < rows.length; start += batchRows) {
      // It may have been undone by now.
      const gone = rows.slice(start, start + batchRows).filter(({ memory, id }) => !memory.rows.has(id));
      if (gone.length === 0) continue;
      const entries = gone.map((change): DeletedEntry => {
        const { memory, before, stamp } = change;
        const entry = entryOf(memory, before, stamp);
        return isWithoutRestoring(change) ? { ...entry, isGone: true } : entry;
      });
      const texts: Record<string, string> = {};
      gone.forEach(({ memory, before }, index) => {
        const entry = entries[index]!;
        if (!entry.isGone) texts[textKey(entry)] = textOf(memory, before);
      });
      const batch = await this.#log.add('deleted', atMs, entries, texts);
      for (const { table, id } of entries) this.#batches.set(textKey({ table, id }), { table, id, batch });
    }
    this.#forgetRevived(new Set(rows.map(({ memory }) => memory.name)));
  }

  #forgetRevived(tables: ReadonlySet<string>): void {
    const revived = [...this.#batches.values()].filter(
      (entry) => tables.has(entry.table) && exists(this.#store, entry),
    );
    if (revived.length === 0) return;
    for (const entry of revived) this.#batches.delete(textKey(entry));
    const keys = new Set(revived.map(textKey));
    this.#then(async () => {
      for (const batch of new Set(revived.map((entry) => entry.batch))) {
        await this.#log.change(batch, {
          entries: (entries) => entries.filter((entry) => !keys.has(textKey(entry))),
          hasText: (key) => !keys.has(key),
        });
      }
      this.#log.changed();
    });
  }

  /** One after the other, so that a row that comes back leaves the log after it was added. */
  #then(work: () => Promise<void>): void {
    // A browser that denies it has no list to show. `DatabaseLog.isStored` says so.
    this.done = this.done.then(work).catch(() => {});
  }
}
