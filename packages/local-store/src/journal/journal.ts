import { bucketDatabases, type Platform } from '../platform';
import { idOf, nextStamp } from '../tables/row';
import { asRecord, isDeleted, parseJson } from '../tables/row-codec';
import { change, JournalStore, settled, writesOf } from './journal-store';

/** A key of local storage and the value it was given. */
export type JournalEntry = readonly [key: string, text: string];

type Batch = readonly JournalEntry[];

/** Entries as they are stored: the text of one row under its key, or many entries under one key. */
interface StoredEntries {
  readonly keys: readonly string[];
  readonly values: readonly (string | Batch)[];
}

/** From this many entries on, they are stored under one key, which costs the page far less. */
const batchEntries = 8;

/** How many transactions may run at the same time. Writes that follow share the next one. */
const maxUnderWay = 8;

/** The second copy is a precaution, so the first must not wait long for it. */
const mirrorTimeoutMs = 3000;

/** Unless only the second has what a killed session wrote. */
const readTimeoutMs = 30_000;

/**
 * A copy of recent writes in IndexedDB. Browsers write local storage to disk late (Chromium: after up to a minute, or up
 * to an hour after large writes), so a killed browser or a power cut loses recent writes. IndexedDB keeps what it has
 * acknowledged.
 *
 * A Chromium that is killed while it writes a record leaves half of it, appends to it the next time, and then discards
 * the site's whole IndexedDB (LevelDB's `reuse_logs` with `paranoid_checks`). So the journal is stored twice where the
 * browser has storage buckets, because each bucket has its own files.
 */
export class Journal {
  readonly #stores: JournalStore[];
  readonly #mirror: JournalStore | undefined;
  /** Keys that the second copy still has because it answered too late to drop them. */
  readonly #undropped: IDBValidKey[] = [];
  #completing: Promise<void> | undefined;
  /** A suffix for the keys of rows, so that two tabs that write the same row at the same moment both keep their entry. */
  readonly #mark = newMark();
  /** The same for deleted rows: the row's last change is needed in case another tab brings it back. */
  readonly #markOfDeleted = newMark();
  readonly #underWay = new Set<Promise<void>>();
  #waiting: JournalEntry[] = [];

  /** @param name of the databases */
  constructor(name: string, indexedDB: IDBFactory, storageBuckets: Platform['storageBuckets']) {
    const first = new JournalStore(() => indexedDB, name);
    this.#stores = [first];
    if (storageBuckets) {
      const bucket = bucketDatabases(storageBuckets, 'journal');
      // Only after the database has opened, because this takes a while.
      const mirror = async (): Promise<IDBFactory> => Promise.resolve().then(bucket);
      const caughtUp = (): void => void (this.#completing = this.#complete(this.#mirror!));
      this.#mirror = new JournalStore(mirror, name, { timeoutMs: mirrorTimeoutMs, caughtUp });
      this.#stores.push(this.#mirror);
    }
  }

  /** Adds entries. Those of one call are stored together or not at all; those of one task share a transaction. */
  add(entries: Batch): void {
    if (this.#waiting.length === 0) queueMicrotask(this.send);
    this.#waiting.push(...entries);
  }

  /** Stores waiting entries. Doesn't wait for earlier transactions, so that the browser has everything if it is killed now. */
  readonly send = (): void => {
    if (this.#waiting.length === 0 || this.#underWay.size >= maxUnderWay) return;
    const writing = this.#changeAll(this.#putting(this.#waiting.splice(0))).then(() => {
      this.#underWay.delete(writing);
      this.send();
      return undefined;
    });
    this.#underWay.add(writing);
  };

  /** Whether the first copy lacks something that was written. */
  get isBehind(): boolean {
    return this.#stores[0]!.isBehind;
  }

  /** Resolves when everything added so far is safe. */
  async flush(): Promise<void> {
    this.send();
    while (this.#waiting.length + this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Flushes on page hide: stores waiting entries without waiting for running transactions. */
  flushNow(): void {
    this.send();
    const copies = this.#stores.flatMap(({ opened }) => opened ?? []);
    if (this.#waiting.length === 0 || copies.length === 0) return;
    const put = this.#putting(this.#waiting.splice(0));
    for (const copy of copies) change(copy, put).catch(() => {});
  }

  /** Every entry of both copies. A copy that lost entries, or was killed before it stored them, gets them again. */
  async read(): Promise<{ readonly keys: readonly string[]; readonly entries: readonly Batch[] }> {
    const { source, stored } = await this.#readAll();
    await Promise.all(
      this.#stores
        .filter((store) => store !== source)
        .map((store) => store.within((copy) => addAll(copy, stored), undefined)),
    );
    const { keys, values } = stored;
    const entries = values.map((value, index): Batch =>
      // Without the suffix of the tab that wrote it.
      typeof value === 'string' ? [[keys[index]!.split('*')[0]!, value]] : value,
    );
    return { keys, entries };
  }

  /** Reads the first copy; the second when this session had to create the first, or the first can't be read. */
  async #readAll(): Promise<{ readonly source?: JournalStore; readonly stored: StoredEntries }> {
    const first = this.#stores[0]!;
    const ofFirst = await first.within(readAll, undefined);
    if (ofFirst && !first.isNew) return { source: first, stored: ofFirst };
    // The only copy, then, so it may take its time.
    const ofSecond = await this.#mirror?.within(readAll, undefined, readTimeoutMs);
    if (ofSecond && !(ofFirst && this.#mirror!.isNew)) return { source: this.#mirror!, stored: ofSecond };
    return ofFirst ? { source: first, stored: ofFirst } : { stored: ofSecond ?? nothing };
  }

  async drop(keys: readonly IDBValidKey[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#completing;
    const undropped = await this.#changeAll(deleting(keys));
    if (this.#mirror && undropped.includes(this.#mirror)) this.#undropped.push(...keys);
  }

  close(): void {
    void this.flush().then(() => {
      for (const store of this.#stores) store.close();
      return undefined;
    });
  }

  /** Runs the same work on each copy. Resolves with those where it failed. */
  async #changeAll(work: (writes: IDBObjectStore) => void): Promise<JournalStore[]> {
    const done = await Promise.all(
      this.#stores.map((store) => store.within((database) => change(database, work).then(() => true), false)),
    );
    return this.#stores.filter((_, index) => !done[index]);
  }

  /** Gives the second copy what it missed while it didn't answer. */
  async #complete(mirror: JournalStore): Promise<void> {
    const stored = await this.#stores[0]!.within(readAll, undefined);
    if (!stored) return;
    const undropped = this.#undropped.splice(0);
    const isDone = await mirror.within(async (copy) => {
      await addAll(copy, stored);
      await change(copy, deleting(undropped));
      return true;
    }, false);
    if (isDone) mirror.completed();
    else this.#undropped.push(...undropped);
  }

  #putting(entries: Batch): (writes: IDBObjectStore) => void {
    const key = newMark();
    return (writes) => {
      if (entries.length > batchEntries) writes.put(entries, key);
      else for (const [row, text] of entries) writes.put(text, row.includes('/') ? row + this.#markOf(text) : row);
      // Starts the commit without waiting for the end of the task.
      writes.transaction.commit?.();
    };
  }

  #markOf(text: string): string {
    return isDeleted(text) ? this.#markOfDeleted : this.#mark;
  }
}

/** A unique key. No key of local storage starts with its first character. */
const newMark = (): string => `*${idOf(nextStamp())}`;

const nothing: StoredEntries = { keys: [], values: [] };

async function readAll(database: IDBDatabase): Promise<StoredEntries> {
  const writes = writesOf(database, 'readonly');
  const [keys, values] = await Promise.all([
    settled(writes.getAllKeys() as IDBRequest<string[]>),
    settled(writes.getAll() as IDBRequest<(string | Batch)[]>),
  ]);
  return { keys, values };
}

const deleting =
  (keys: readonly IDBValidKey[]) =>
  (writes: IDBObjectStore): void => {
    for (const key of keys) writes.delete(key);
  };

/** Adds the entries that a copy lacks. Of two records of one row, the newer one stays. */
function addAll(database: IDBDatabase, { keys, values }: StoredEntries): Promise<void> {
  return change(database, (writes) => {
    const request = writes.getAllKeys();
    request.addEventListener('success', () => {
      const present = new Set(request.result);
      keys.forEach((key, index) => {
        const value = values[index]!;
        if (!present.has(key)) writes.put(value, key);
        else if (typeof value === 'string') putIfNewer(writes, value, key);
      });
    });
  });
}

function putIfNewer(writes: IDBObjectStore, text: string, key: string): void {
  const request = writes.get(key) as IDBRequest<string>;
  request.addEventListener('success', () => {
    if (text !== request.result && stampIn(text) > stampIn(request.result)) writes.put(text, key);
  });
}

/** The stamp of a row's record: 0 for a row that was never changed, and for anything else. */
function stampIn(text: string): number {
  const version = asRecord(parseJson(text))?.[0] ?? 0;
  return typeof version === 'number' ? version : version.v;
}
