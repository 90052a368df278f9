/** A stored photo. */
export interface StoredPhoto {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** When it was first found unused. Missing while it is used. */
  readonly unusedSinceMs?: number;
}

const storeName = 'photos';

/** One copy of the photos, in its own IndexedDB database. Every method rejects when the browser denies it. */
export class PhotoCopy {
  readonly #databaseName: string;
  readonly #factory: () => Promise<IDBFactory> | IDBFactory;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(databaseName: string, factory: () => Promise<IDBFactory> | IDBFactory) {
    this.#databaseName = databaseName;
    this.#factory = factory;
  }

  get = (id: string): Promise<StoredPhoto | undefined> =>
    this.#within('readonly', (photos) => photos.get(id) as IDBRequest<StoredPhoto | undefined>);

  ids = (): Promise<IDBValidKey[]> => this.#within('readonly', (photos) => photos.getAllKeys());

  put = (id: string, photo: StoredPhoto): Promise<IDBValidKey> =>
    this.#within('readwrite', (photos) => photos.put(photo, id));

  delete = (id: string): Promise<undefined> => this.#within('readwrite', (photos) => photos.delete(id));

  /** Resolves when the transaction is complete. Reopens the database once, since the browser may close it at any time. */
  async #within<Answer>(
    mode: IDBTransactionMode,
    work: (photos: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> {
    const attempt = async (): Promise<Answer> => {
      const database = await (this.#opened ??= this.#open());
      const transaction = database.transaction(storeName, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(storeName));
      return new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('The photo was not stored.')),
        );
      });
    };
    try {
      return await attempt();
    } catch {
      this.#opened = undefined;
      return attempt();
    }
  }

  async #open(): Promise<IDBDatabase> {
    const request = (await this.#factory()).open(this.#databaseName, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
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
