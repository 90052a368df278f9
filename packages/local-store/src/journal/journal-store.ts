import { connect, type Journal, writesOf } from './journal';

/** A browser that was killed a moment ago may still hold the files: how long to wait before each further try. */
const openAgainAfterMs = [50, 200, 1000, 5000];

/** A database that has not opened after so long is not going to: some browsers' hang until they are started again. */
const openPatienceMs = 30_000;

/** How long a database that failed is left alone. */
const failedForMs = 10_000;

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
  #isDenied = false;

  /**
   * @param given `journal`: which has connected already, unless that failed; `patienceMs`: after so long without an
   *   answer it is given up, so that nothing else waits for it.
   */
  constructor(
    factory: () => Promise<IDBFactory> | IDBFactory,
    name: string,
    { journal, patienceMs }: { readonly journal?: Journal; readonly patienceMs?: number },
  ) {
    this.#patienceMs = patienceMs;
    const unlessSilent = (opening: Promise<IDBDatabase | undefined>): Promise<IDBDatabase | undefined> =>
      this.#patiently(opening, openPatienceMs).catch(() => undefined);
    this.#open = () => unlessSilent(this.#connect(factory, name).then((database) => this.#use(database)));
    this.#database = journal ? unlessSilent(this.#continue(journal)) : this.#open();
  }

  /** It should have kept something, and could not: what it holds is not all that was written. */
  get isBehind(): boolean {
    return (this.#failedAtMs !== undefined || this.#isGivenUp) && !this.#isDenied;
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

  async #patiently<Answer>(answer: Promise<Answer>, patienceMs = this.#patienceMs): Promise<Answer> {
    if (patienceMs === undefined) return answer;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#isGivenUp = true;
        reject(new Error('IndexedDB does not answer.'));
      }, patienceMs);
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
    // Somebody deletes it, or a newer version changes it: they, and every tab that opens it, would wait for this one.
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

/** Some browsers deny it in private windows, or altogether: asking again does not help. */
const isDenied = (cause: unknown): boolean =>
  /^(?:SecurityError|InvalidStateError|NotAllowedError)$/.test((cause as Error | null)?.name ?? '');

/** Settles when what `work` has asked for is kept. */
export async function change(database: IDBDatabase, work: (writes: IDBObjectStore) => void): Promise<void> {
  const writes = writesOf(database, 'readwrite');
  work(writes);
  await new Promise<void>((resolve, reject) => {
    writes.transaction.addEventListener('complete', () => resolve());
    writes.transaction.addEventListener('abort', () => reject(writes.transaction.error!));
  });
}
