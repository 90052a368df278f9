import { idOf, nextStamp } from '../tables/stamp';

/** What a key of local storage was made to hold. */
export type JournalEntry = readonly [key: string, text: string];

export type Batch = readonly JournalEntry[];

const journalName = 'writes';

/**
 * A copy of recent writes in IndexedDB. Browsers write local storage to disk late (Chromium: up to a minute, and up to
 * an hour after large writes), so a killed browser or a power cut loses what local storage had taken; IndexedDB keeps
 * what it has acknowledged.
 *
 * This part opens with the database, and puts what is written into the first copy from the beginning. Once maintenance is
 * here, its `JournalKeeper` takes over: it has the second copy, tries again what fails, reads and drops.
 */
export class Journal {
  /** To the first copy; undefined when it does not open at once. */
  readonly connection: Promise<IDBDatabase | undefined>;
  /** The first copy was created just now: there was none, or the browser deleted it. */
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
    // Not before the local database has answered: opening costs a millisecond.
    this.connection = Promise.resolve()
      .then(async () => connect(factory, name, () => (this.isNew = true)))
      .catch(() => undefined);
  }

  /** Entries of one call are stored together or not at all. Those of one task go together. */
  add(entries: Batch): void {
    if (this.#waiting.length === 0) queueMicrotask(() => this.send());
    this.#waiting.push(...entries);
  }

  /** Sends waiting entries on. */
  send(): void {
    const entries = this.#waiting;
    this.#waiting = [];
    if (entries.length > 0) this.#write(entries);
  }

  close(): void {
    this.send();
    void this.connection.then((database) => database?.close());
  }

  /** From now on `write` stores entries, starting with those that came before it. */
  takeOver(write: (entries: Batch) => void): void {
    this.#write = write;
    for (const entries of this.#early.splice(0)) write(entries);
  }
}

/** @param made is called when there was no such database. @throws {DOMException} */
export function connect(factory: IDBFactory, name: string, made: () => void): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    made();
    request.result.createObjectStore(journalName);
  });
  return settled(request);
}

/** The entries of a journal. */
export const writesOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(journalName, mode, { durability: 'relaxed' }).objectStore(journalName);

/** Like no other, and no key of local storage holds its first character. */
export const newMark = (): string => `*${idOf(nextStamp())}`;

/** Keeps them under one key, a new one. */
export function putTogether(writes: IDBObjectStore, entries: Batch, key = newMark()): void {
  writes.put(entries, key);
  // Sooner than by itself.
  writes.transaction.commit?.();
}

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
