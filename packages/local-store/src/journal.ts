import { idOf, nextStamp } from './stamp';

/** What a key of local storage was made to hold. */
export type JournalEntry = readonly [key: string, text: string];

type Batch = readonly JournalEntry[];

/** So many entries at once are kept together, which costs the page far less than one by one. */
const batchEntries = 64;

/** So many transactions may be under way; what is written meanwhile goes together. */
const mostUnderWay = 8;

/** A browser that was killed a moment ago may still hold the files: how long to wait before each further try. */
const openAgainAfterMs = [50, 200, 1000, 5000];

/** How long a journal that failed is left alone. */
const failedForMs = 10_000;

const storeName = 'writes';

/**
 * A copy of recent writes in IndexedDB. Browsers write local storage to disk late (Chromium: up to a minute, and up to
 * an hour after large writes), so a killed browser or a power cut loses what local storage had taken; IndexedDB keeps
 * what it has acknowledged.
 */
export class Journal {
  readonly #open: () => Promise<IDBDatabase | undefined>;
  readonly #underWay = new Set<Promise<void>>();
  #database: Promise<IDBDatabase | undefined>;
  #opened: IDBDatabase | undefined;
  #waiting: JournalEntry[] = [];
  #failedAtMs = Number.NEGATIVE_INFINITY;

  constructor(factory: IDBFactory, name: string) {
    this.#open = async () => (this.#opened = await openJournal(factory, name));
    // Not before the database has answered: opening costs a millisecond.
    this.#database = Promise.resolve().then(this.#open);
  }

  /** Whether it takes anything: a browser may deny it, and the store works without. */
  async available(): Promise<boolean> {
    return (await this.#database) !== undefined && this.#failedAtMs === Number.NEGATIVE_INFINITY;
  }

  /** Entries of one call are kept together or not at all. Those of one task go together. */
  add(entries: readonly JournalEntry[]): void {
    if (entries.length === 0) return;
    if (this.#waiting.length === 0) queueMicrotask(this.#send);
    this.#waiting.push(...entries);
  }

  /** Settles when everything added before is safe. */
  async flush(): Promise<void> {
    while (this.#waiting.length + this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** The page is about to go: hands over what waits, without waiting for what is under way. */
  hurry(): void {
    if (!this.#opened || this.#waiting.length === 0) return;
    put(this.#opened, this.#take()).catch(() => {});
  }

  /** Everything that is kept. */
  async read(): Promise<{ readonly keys: readonly IDBValidKey[]; readonly entries: readonly Batch[] }> {
    return this.#use(readAll, { keys: [], entries: [] });
  }

  async drop(keys: readonly IDBValidKey[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#use((database) => {
      const transaction = database.transaction(storeName, 'readwrite');
      for (const key of keys) transaction.objectStore(storeName).delete(key);
      return done(transaction);
    }, undefined);
  }

  close(): void {
    void this.flush().then(() => this.#database.then((database) => database?.close()));
  }

  // Without waiting for the transactions before: a browser that is killed has then been told of everything.
  readonly #send = (): void => {
    if (this.#waiting.length === 0 || this.#underWay.size >= mostUnderWay) return;
    const entries = this.#take();
    const writing = this.#use((database) => put(database, entries), undefined).then(() => {
      this.#underWay.delete(writing);
      this.#send();
      return undefined;
    });
    this.#underWay.add(writing);
  };

  #take(): readonly JournalEntry[] {
    const entries = this.#waiting;
    this.#waiting = [];
    return entries;
  }

  /** Tries once more over a new connection: the browser may close one at any time, and says so only when it is used. */
  async #use<Answer>(work: (database: IDBDatabase) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    for (const isLast of [false, true]) {
      const database = await this.#database;
      if (!database) break;
      try {
        return await work(database);
      } catch {
        if (isLast || Date.now() - this.#failedAtMs < failedForMs) break;
        // Unless another write has opened it again by now.
        if (this.#opened === database) this.#database = this.#open();
      }
    }
    this.#failedAtMs = Date.now();
    return otherwise;
  }
}

async function readAll(database: IDBDatabase) {
  const rows = database.transaction(storeName).objectStore(storeName);
  const [keys, values] = await Promise.all([
    settled(rows.getAllKeys()),
    settled(rows.getAll() as IDBRequest<(string | Batch)[]>),
  ]);
  const entries = values.map((value, index): Batch =>
    typeof value === 'string' ? [[keys[index] as string, value]] : value,
  );
  return { keys, entries };
}

async function put(database: IDBDatabase, entries: readonly JournalEntry[]): Promise<void> {
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'relaxed' });
  const writes = transaction.objectStore(storeName);
  if (entries.length > batchEntries) writes.put(entries, `*${idOf(nextStamp())}`);
  else for (const [key, text] of entries) writes.put(text, key);
  transaction.commit?.();
  await done(transaction);
}

async function openJournal(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  for (const pauseMs of openAgainAfterMs) {
    try {
      return await openOnce(factory, name);
    } catch (cause) {
      if (isDenied(cause)) return undefined;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return openOnce(factory, name).catch(() => undefined);
}

function openOnce(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
  return settled(request);
}

/** Some browsers deny it in private windows, or altogether: asking again does not help. */
const isDenied = (cause: unknown): boolean =>
  /^(?:SecurityError|InvalidStateError|NotAllowedError)$/.test((cause as Error | null)?.name ?? '');

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
