import { idOf, nextStamp } from './stamp';

/** What a key of local storage was made to hold. */
export type JournalEntry = readonly [key: string, text: string];

type Batch = readonly JournalEntry[];

/** So many entries at once are kept together, which costs the page far less than one by one. */
const batchEntries = 64;

const storeName = 'writes';

/**
 * A copy of recent writes in IndexedDB. Browsers write local storage to disk late (Chromium: up to a minute, and up to
 * an hour after large writes), so a killed browser or a power cut loses what local storage had taken; IndexedDB keeps
 * what it has acknowledged.
 */
export class Journal {
  readonly #database: Promise<IDBDatabase | undefined>;
  #opened: IDBDatabase | undefined;
  #waiting: JournalEntry[][] = [];
  #writing: Promise<void> | undefined;
  #lost = false;

  constructor(factory: IDBFactory, name: string) {
    // Not before the database has answered: opening costs a millisecond.
    this.#database = Promise.resolve().then(() => openJournal(factory, name));
  }

  /** Whether it takes anything: a browser may deny it, and the store works without. */
  async available(): Promise<boolean> {
    return (await this.#database) !== undefined && !this.#lost;
  }

  /** Entries of one call are kept together or not at all. */
  add(entries: readonly JournalEntry[]): void {
    if (entries.length === 0) return;
    this.#waiting.push([...entries]);
    this.#writing ??= this.#write();
  }

  /** Settles when everything added before is safe. */
  async flush(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  /** The page is about to go: hands over what waits, without waiting for what is under way. */
  hurry(): void {
    if (this.#opened && this.#waiting.length > 0) void this.#put(this.#opened);
  }

  /** Everything that is kept. */
  async read(): Promise<{ readonly keys: readonly IDBValidKey[]; readonly entries: readonly Batch[] }> {
    const database = await this.#database;
    if (!database) return { keys: [], entries: [] };
    const rows = database.transaction(storeName).objectStore(storeName);
    const [keys, values] = await Promise.all([
      settled(rows.getAllKeys()),
      settled(rows.getAll() as IDBRequest<(string | Batch)[]>),
    ]);
    return {
      keys,
      entries: values.map((value, index) => (typeof value === 'string' ? [[keys[index] as string, value]] : value)),
    };
  }

  async drop(keys: readonly IDBValidKey[]): Promise<void> {
    const database = await this.#database;
    if (!database || keys.length === 0) return;
    const transaction = database.transaction(storeName, 'readwrite');
    for (const key of keys) transaction.objectStore(storeName).delete(key);
    await done(transaction);
  }

  close(): void {
    void this.flush().then(() => this.#database.then((database) => database?.close()));
  }

  async #write(): Promise<void> {
    this.#opened = await this.#database;
    while (this.#waiting.length > 0) await this.#put(this.#opened);
    this.#writing = undefined;
  }

  async #put(database: IDBDatabase | undefined): Promise<void> {
    const entries = this.#waiting.flat();
    this.#waiting = [];
    if (!database) return;
    try {
      const transaction = database.transaction(storeName, 'readwrite', { durability: 'relaxed' });
      const writes = transaction.objectStore(storeName);
      if (entries.length > batchEntries) writes.put(entries, `*${idOf(nextStamp())}`);
      else for (const [key, text] of entries) writes.put(text, key);
      transaction.commit?.();
      await done(transaction);
    } catch {
      this.#lost = true;
    }
  }
}

async function openJournal(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  try {
    const request = factory.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    return await settled(request);
  } catch {
    return undefined;
  }
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
