import { idOf, nextStamp } from '../tables/stamp';

/** A key of local storage and the value it was given. */
export type JournalEntry = readonly [key: string, text: string];

export type Batch = readonly JournalEntry[];

const journalName = 'writes';

/**
 * A copy of recent writes in IndexedDB. Browsers write local storage to disk late (Chromium: after up to a minute, or up
 * to an hour after large writes), so a killed browser or a power cut loses recent writes. IndexedDB keeps what it has
 * acknowledged.
 *
 * This part opens with the database and stores writes in the first copy. Once maintenance has loaded, its
 * `JournalKeeper` takes over: it maintains the second copy, retries, reads, and drops entries.
 */
export class Journal {
  /** The connection to the first copy, or undefined if it doesn't open right away. */
  readonly connection: Promise<IDBDatabase | undefined>;
  /** The first copy was created by this session: there was none, or the browser deleted it. */
  isNew = false;
  readonly #early: Batch[] = [];
  #waiting: JournalEntry[] = [];
  #write = (entries: Batch): void => {
    this.#early.push(entries);
    // The keeper stores them again, so a failure here doesn't matter.
    this.connection
      .then((database) => database && putTogether(writesOf(database, 'readwrite'), entries))
      .catch(() => {});
  };

  constructor(factory: IDBFactory, name: string) {
    // Only after the database has opened, because this takes a millisecond.
    this.connection = Promise.resolve()
      .then(async () => connect(factory, name, () => (this.isNew = true)))
      .catch(() => undefined);
  }

  /** Adds entries. Those of one call are stored together or not at all; those of one task share a transaction. */
  add(entries: Batch): void {
    if (this.#waiting.length === 0) queueMicrotask(() => this.send());
    this.#waiting.push(...entries);
  }

  /** Stores waiting entries. */
  send(): void {
    const entries = this.#waiting;
    this.#waiting = [];
    if (entries.length > 0) this.#write(entries);
  }

  close(): void {
    this.send();
    void this.connection.then((database) => database?.close());
  }

  /** From now on, `write` stores entries, starting with the waiting ones. */
  takeOver(write: (entries: Batch) => void): void {
    this.#write = write;
    for (const entries of this.#early.splice(0)) write(entries);
  }
}

/** @param made is called when the database didn't exist. @throws {DOMException} */
export function connect(factory: IDBFactory, name: string, made: () => void): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    made();
    request.result.createObjectStore(journalName);
  });
  return settled(request);
}

/** Reads all entries of a journal. */
export const writesOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(journalName, mode, { durability: 'relaxed' }).objectStore(journalName);

/** A unique key. No key of local storage starts with its first character. */
export const newMark = (): string => `*${idOf(nextStamp())}`;

/** Stores entries under one new key. */
export function putTogether(writes: IDBObjectStore, entries: Batch, key = newMark()): void {
  writes.put(entries, key);
  // Starts the commit without waiting for the end of the task.
  writes.transaction.commit?.();
}

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
