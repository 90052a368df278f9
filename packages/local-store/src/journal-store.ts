/** A browser that was killed a moment ago may still hold the files: how long to wait before each further try. */
const openAgainAfterMs = [50, 200, 1000, 5000];

/** How long a database that failed is left alone. */
const failedForMs = 10_000;

const storeName = 'writes';

/** One IndexedDB database that a journal is kept in, opened again when its connection is lost. */
export class JournalStore {
  /** It was made when it was opened: nothing was kept, or the browser has thrown away what was. */
  isNew = false;
  /** The connection, once it is there. */
  opened: IDBDatabase | undefined;
  readonly #open: () => Promise<IDBDatabase | undefined>;
  #database: Promise<IDBDatabase | undefined>;
  #failedAtMs: number | undefined;
  readonly #patienceMs: number | undefined;
  #isGivenUp = false;

  /** @param patienceMs after so long without an answer it is given up, so that nothing else waits for it. */
  constructor(factory: () => Promise<IDBFactory> | IDBFactory, name: string, patienceMs?: number) {
    this.#patienceMs = patienceMs;
    this.#open = async () => (this.opened = await this.#connect(factory, name));
    // Not before the local database has answered: opening costs a millisecond.
    this.#database = Promise.resolve().then(this.#open);
  }

  /** Whether it takes anything: a browser may deny it. */
  async available(): Promise<boolean> {
    if (this.#isGivenUp) return false;
    const database = await this.#patiently(this.#database).catch(() => undefined);
    return database !== undefined && this.#failedAtMs === undefined;
  }

  /** Tries once more over a new connection: the browser may close one at any time, and says so only when it is used. */
  async within<Answer>(work: (database: IDBDatabase) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    for (const isLast of [false, true]) {
      if (this.#isGivenUp) return otherwise;
      const database = await this.#patiently(this.#database).catch(() => undefined);
      if (!database) break;
      try {
        return await this.#patiently(work(database));
      } catch {
        if (isLast || Date.now() - (this.#failedAtMs ?? 0) < failedForMs) break;
        // Unless another write has opened it again by now.
        if (this.opened === database) this.#database = this.#open();
      }
    }
    this.#failedAtMs = Date.now();
    return otherwise;
  }

  async #patiently<Answer>(answer: Promise<Answer>): Promise<Answer> {
    if (this.#patienceMs === undefined) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isGivenUp = true;
        reject(new Error('IndexedDB does not answer.'));
      }, this.#patienceMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    void this.#database.then((database) => database?.close());
  }

  async #connect(factory: () => Promise<IDBFactory> | IDBFactory, name: string): Promise<IDBDatabase | undefined> {
    for (const pauseMs of [...openAgainAfterMs, 0]) {
      try {
        const request = (await factory()).open(name, 1);
        request.addEventListener('upgradeneeded', () => {
          this.isNew = true;
          request.result.createObjectStore(storeName);
        });
        return await settled(request);
      } catch (cause) {
        if (isDenied(cause)) return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  }
}

/** Some browsers deny it in private windows, or altogether: asking again does not help. */
const isDenied = (cause: unknown): boolean =>
  /^(?:SecurityError|InvalidStateError|NotAllowedError)$/.test((cause as Error | null)?.name ?? '');

/** The entries of a journal, to be read. */
export const writesOf = (database: IDBDatabase): IDBObjectStore =>
  database.transaction(storeName).objectStore(storeName);

/** Settles when what `work` has asked for is kept. */
export async function change(database: IDBDatabase, work: (writes: IDBObjectStore) => void): Promise<void> {
  const transaction = database.transaction(storeName, 'readwrite', { durability: 'relaxed' });
  work(transaction.objectStore(storeName));
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error!));
  });
}

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
