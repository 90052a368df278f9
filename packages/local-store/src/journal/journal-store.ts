const journalName = 'writes';

/** A browser that was just killed may still hold the files. Waits this long before each further try. */
const openAgainAfterMs = [50, 200, 1000, 5000];

/** A database that hasn't opened by then won't: in some browsers it hangs until they restart. */
const openTimeoutMs = 30_000;

/** How long to wait before using a database again that failed. */
const failedForMs = 10_000;

/** One IndexedDB database with a copy of the journal. Reopens it when the connection is lost. */
export class JournalStore {
  /** The database was created by this session: there was none, or the browser discarded it. */
  isNew = false;
  /** The connection, once open. */
  opened: IDBDatabase | undefined;
  readonly #open: () => Promise<IDBDatabase | undefined>;
  #database: Promise<IDBDatabase | undefined>;
  #failedAtMs: number | undefined;
  readonly #timeoutMs: number | undefined;
  readonly #caughtUp: () => void;
  /** What wasn't answered in time and still isn't. */
  readonly #late = new Set<Promise<unknown>>();
  #isDenied = false;

  /**
   * @param given `timeoutMs`: how long to wait for an answer, so that nothing else waits for it; `caughtUp` is called when
   *   it answers after that, and lacks what was written in the meantime.
   */
  constructor(
    factory: () => Promise<IDBFactory> | IDBFactory,
    name: string,
    { timeoutMs, caughtUp = () => {} }: { readonly timeoutMs?: number; readonly caughtUp?: () => void } = {},
  ) {
    this.#timeoutMs = timeoutMs;
    this.#caughtUp = caughtUp;
    this.#open = () => {
      const opening = this.#connect(factory, name).then((database) => this.#use(database));
      return this.#withTimeout(opening, openTimeoutMs).catch(() => undefined);
    };
    this.#database = this.#open();
  }

  /** Whether a write failed, so that the database lacks something. */
  get isBehind(): boolean {
    return (this.#failedAtMs !== undefined || this.#isLate) && !this.#isDenied;
  }

  /**
   * Tries once more over a new connection, because the browser may close one at any time without saying so.
   *
   * @param timeoutMs how long to wait: longer than usual where nothing else would do
   */
  async within<Answer, Otherwise>(
    work: (database: IDBDatabase) => Promise<Answer>,
    otherwise: Otherwise,
    timeoutMs = this.#timeoutMs,
  ): Promise<Answer | Otherwise> {
    for (const isLast of [false, true]) {
      // Nothing queues up behind what isn't answered.
      if (this.#isLate && timeoutMs === this.#timeoutMs) break;
      const database = await this.#withTimeout(this.#database, timeoutMs).catch(() => undefined);
      if (!database) break;
      try {
        return await this.#withTimeout(work(database), timeoutMs);
      } catch {
        if (isLast || this.#isLate || Date.now() - (this.#failedAtMs ?? 0) < failedForMs) break;
        // Unless another write has reopened it.
        if (this.opened === database) this.#database = this.#open();
      }
    }
    this.#failedAtMs = Date.now();
    return otherwise;
  }

  /** Call once it has everything again. */
  completed(): void {
    if (!this.#isLate) this.#failedAtMs = undefined;
  }

  async #withTimeout<Answer>(answer: Promise<Answer>, timeoutMs = this.#timeoutMs): Promise<Answer> {
    if (timeoutMs === undefined) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#waitFor(answer);
        reject(new Error('IndexedDB does not answer.'));
      }, timeoutMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  get #isLate(): boolean {
    return this.#late.size > 0;
  }

  /** A busy disk, or a computer that was asleep, makes an answer late. It isn't a reason to do without this copy. */
  #waitFor(answer: Promise<unknown>): void {
    this.#late.add(answer);
    const answered = (): void => {
      this.#late.delete(answer);
      if (!this.#isLate && this.opened) this.#caughtUp();
    };
    answer.then(answered, answered);
  }

  close(): void {
    void this.#database.then((database) => database?.close());
  }

  #use(database: IDBDatabase | undefined): IDBDatabase | undefined {
    // When it opened too late, the promise has given up on it.
    if (database) this.#database = Promise.resolve(database);
    // A deletion or an upgrade elsewhere, and every tab that opens the database, would wait for this connection.
    database?.addEventListener('versionchange', () => database.close());
    return (this.opened = database);
  }

  async #connect(factory: () => Promise<IDBFactory> | IDBFactory, name: string): Promise<IDBDatabase | undefined> {
    for (const pauseMs of [...openAgainAfterMs, 0]) {
      try {
        return await connect(await factory(), name, () => (this.isNew = true));
      } catch (cause) {
        this.#isDenied = isDenied(cause);
        if (this.#isDenied) return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  }
}

/** Some browsers deny IndexedDB, always or in private windows. Asking again doesn't help. */
const isDenied = (cause: unknown): boolean =>
  /^(?:SecurityError|InvalidStateError|NotAllowedError)$/.test((cause as Error | null)?.name ?? '');

/** Resolves when the transaction of `work` is complete. */
export async function change(database: IDBDatabase, work: (writes: IDBObjectStore) => void): Promise<void> {
  const writes = writesOf(database, 'readwrite');
  work(writes);
  await new Promise<void>((resolve, reject) => {
    writes.transaction.addEventListener('complete', () => resolve());
    writes.transaction.addEventListener('abort', () => reject(writes.transaction.error!));
  });
}

/** @param made is called when the database didn't exist. @throws {DOMException} */
function connect(factory: IDBFactory, name: string, made: () => void): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    made();
    request.result.createObjectStore(journalName);
  });
  return settled(request);
}

export const writesOf = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(journalName, mode, { durability: 'relaxed' }).objectStore(journalName);

export const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
