import { connect, type Journal, writesOf } from './journal';

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
  #isGivenUp = false;
  #isDenied = false;

  /**
   * @param given `journal`: one that is connected already, unless that failed; `timeoutMs`: how long to wait for an
   *   answer before giving up, so that nothing else waits for it.
   */
  constructor(
    factory: () => Promise<IDBFactory> | IDBFactory,
    name: string,
    { journal, timeoutMs }: { readonly journal?: Journal; readonly timeoutMs?: number },
  ) {
    this.#timeoutMs = timeoutMs;
    const unlessSilent = (opening: Promise<IDBDatabase | undefined>): Promise<IDBDatabase | undefined> =>
      this.#withTimeout(opening, openTimeoutMs).catch(() => undefined);
    this.#open = () => unlessSilent(this.#connect(factory, name).then((database) => this.#use(database)));
    this.#database = journal ? unlessSilent(this.#continue(journal)) : this.#open();
  }

  /** Whether a write failed, so that the database lacks something. */
  get isBehind(): boolean {
    return (this.#failedAtMs !== undefined || this.#isGivenUp) && !this.#isDenied;
  }

  /** Whether the browser allows it. */
  async available(): Promise<boolean> {
    if (this.#isGivenUp) return false;
    const database = await this.#withTimeout(this.#database).catch(() => undefined);
    return database !== undefined && this.#failedAtMs === undefined;
  }

  /** Tries once more over a new connection, because the browser may close one at any time without saying so. */
  async within<Answer>(work: (database: IDBDatabase) => Promise<Answer>, otherwise: Answer): Promise<Answer> {
    for (const isLast of [false, true]) {
      if (this.#isGivenUp) return otherwise;
      const database = await this.#withTimeout(this.#database).catch(() => undefined);
      if (!database) break;
      try {
        return await this.#withTimeout(work(database));
      } catch {
        if (isLast || Date.now() - (this.#failedAtMs ?? 0) < failedForMs) break;
        // Unless another write has reopened it.
        if (this.opened === database) this.#database = this.#open();
      }
    }
    this.#failedAtMs = Date.now();
    return otherwise;
  }

  async #withTimeout<Answer>(answer: Promise<Answer>, timeoutMs = this.#timeoutMs): Promise<Answer> {
    if (timeoutMs === undefined) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isGivenUp = true;
        reject(new Error('IndexedDB does not answer.'));
      }, timeoutMs);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  close(): void {
    void this.#database.then((database) => database?.close());
  }

  async #continue(journal: Journal): Promise<IDBDatabase | undefined> {
    const database = this.#use(await journal.connection);
    this.isNew = journal.isNew;
    return database ?? this.#open();
  }

  #use(database: IDBDatabase | undefined): IDBDatabase | undefined {
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
