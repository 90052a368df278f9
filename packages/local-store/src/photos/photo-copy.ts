import { IndexedStore } from '../indexed-store';

/** A stored photo. */
export interface StoredPhoto {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** When it was first found unused. Missing while it is used. */
  readonly unusedSinceMs?: number;
}

/** One copy of the photos, in its own IndexedDB database. Every method rejects when the browser denies it. */
export class PhotoCopy {
  readonly #store: IndexedStore;

  constructor(databaseName: string, factory: () => Promise<IDBFactory> | IDBFactory) {
    this.#store = new IndexedStore({ databaseName, storeName: 'photos', factory, durability: 'strict' });
  }

  get = (id: string): Promise<StoredPhoto | undefined> =>
    this.#store.within('readonly', (photos) => photos.get(id) as IDBRequest<StoredPhoto | undefined>);

  ids = (): Promise<IDBValidKey[]> => this.#store.within('readonly', (photos) => photos.getAllKeys());

  put = (id: string, photo: StoredPhoto): Promise<IDBValidKey> =>
    this.#store.within('readwrite', (photos) => photos.put(photo, id));

  delete = (id: string): Promise<undefined> => this.#store.within('readwrite', (photos) => photos.delete(id));
}
