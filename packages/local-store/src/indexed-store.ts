export interface IndexedStoreOptions {
  readonly databaseName: string;
  readonly storeName: string;
  /** Rejects or throws if the browser denies IndexedDB. */
  readonly factory: () => Promise<IDBFactory> | IDBFactory;
  /** By default, the browser decides. */
  readonly durability?: IDBTransactionDurability;
  /** Adds indexes to the new store. */
  readonly onCreate?: (store: IDBObjectStore) => void;
}

/** The only object store of an IndexedDB database. It opens on first use. */
export class IndexedStore {
  readonly #options: IndexedStoreOptions;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(options: IndexedStoreOptions) {
    this.#options = options;
  }

  /**
   * Resolves with the answer when the transaction is complete, and rejects when the browser denies it. Reopens the database
   * once, since the browser may close it at any time.
   */
  async within<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
    try {
      return await this.#attempt(mode, work);
    } catch {
      this.#opened = undefined;
      return this.#attempt(mode, work);
    }
  }

  async #attempt<Answer>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const { storeName, durability = 'default' } = this.#options;
    const database = await (this.#opened ??= this.#open());
    const transaction = database.transaction(storeName, mode, { durability });
    const request = work(transaction.objectStore(storeName));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was stored.')));
    });
  }

  async #open(): Promise<IDBDatabase> {
    const { databaseName, storeName, factory, onCreate } = this.#options;
    const request = (await factory()).open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      const store = request.result.createObjectStore(storeName);
      onCreate?.(store);
    });
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => {
        // A deletion or an upgrade elsewhere would wait for this connection.
        request.result.addEventListener('versionchange', () => request.result.close());
        resolve(request.result);
      });
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
    });
  }
}
