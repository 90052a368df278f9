import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { IndexedStore } from '../indexed-store';
import { inEachCopy, mirroredCopies, type MirrorPlatform, type OpenFactory } from '../mirrored-copies';

/** The browser stores no photos, as in some private windows, or is out of space. */
export class PhotoNotSavedError extends Error {
  override readonly name = 'PhotoNotSavedError';
  constructor(cause: unknown) {
    super('Your browser couldn’t save the photo. Free up some space and try again.', { cause });
  }
}

/** The names of the two copies of a collection's photos. */
export interface PhotoStoreNames {
  readonly databaseName: string;
  readonly bucketName: string;
  /** How long one copy may take. By default what suits a photo. */
  readonly timeoutMs?: number;
}

/**
 * Photos in IndexedDB, by the SHA-256 of their bytes. Where the browser has storage buckets, they are stored twice, like
 * the journal: a Chromium killed at the wrong moment discards a whole IndexedDB. Reading restores a missing copy.
 */
export function createPhotoStore(
  platform: MirrorPlatform,
  names: PhotoStoreNames = { databaseName: 'photos', bucketName: 'photos' },
) {
  const { databaseName, bucketName, timeoutMs } = names;
  const copies = mirroredCopies(platform, bucketName, (factory) => new PhotoCopy(databaseName, factory));

  const inAll = <Answer>(work: (copy: PhotoCopy) => Promise<Answer>) => inEachCopy(copies, work, timeoutMs);

  const put = async (id: string, photo: StoredPhoto): Promise<void> => {
    const results = await inAll((copy) => copy.put(id, photo));
    const failed = results.find((result) => result.status === 'rejected');
    if (results.every(({ status }) => status === 'rejected')) throw new PhotoNotSavedError(failed?.reason);
  };

  const get = async (id: string): Promise<StoredPhoto | undefined> => {
    const results = await inAll((copy) => copy.get(id));
    const found = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
    const photo = found.find((one) => one !== undefined);
    const lacking = photo ? copies.filter((_, at) => !found[at]) : [];
    if (photo) await Promise.allSettled(lacking.map((copy) => copy.put(id, photo)));
    return photo;
  };

  return {
    /** @returns the photo's id @throws {PhotoNotSavedError} */
    async save(blob: Blob): Promise<string> {
      const bytes = await blob.arrayBuffer();
      const id = await hashOf(bytes);
      await put(id, { bytes, type: blob.type });
      return id;
    },

    /** The photo, or undefined if neither copy has it. */
    async read(id: string): Promise<Blob | undefined> {
      const photo = await get(id);
      return photo && new Blob([photo.bytes], { type: photo.type });
    },

    async ids(): Promise<string[]> {
      const results = await inAll((copy) => copy.ids());
      return [...new Set(results.flatMap((result) => (result.status === 'fulfilled' ? result.value.map(String) : [])))];
    },

    async delete(id: string): Promise<void> {
      await inAll((copy) => copy.delete(id));
    },

    /** When a photo was first found unused, or undefined. */
    unusedSinceMs: async (id: string): Promise<number | undefined> => (await get(id))?.unusedSinceMs,

    async markUnused(id: string, unusedSinceMs: number | undefined): Promise<void> {
      const photo = await get(id);
      if (!photo || photo.unusedSinceMs === unusedSinceMs) return;
      const { bytes, type } = photo;
      await put(id, { bytes, type, ...(unusedSinceMs !== undefined && { unusedSinceMs }) });
    },
  };
}

/** The browser's own SHA-256 doesn't hold up the page; only secure contexts have it. */
export async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const { crypto } = globalThis as { readonly crypto?: { readonly subtle?: SubtleCrypto } };
  if (!crypto?.subtle) return bytesToHex(sha256(new Uint8Array(bytes)));
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

export type PhotoStore = ReturnType<typeof createPhotoStore>;

/** Opens the photos of this browser under these names. */
export function browserPhotoStore(names: PhotoStoreNames): () => PhotoStore {
  let store: { readonly of: IDBFactory | undefined; readonly photos: PhotoStore } | undefined;
  return () => {
    const { navigator } = globalThis as { readonly navigator?: Pick<MirrorPlatform, 'storageBuckets'> };
    const indexedDB = availableIndexedDB();
    if (store?.of !== indexedDB || !store) {
      const platform = { indexedDB, storageBuckets: navigator?.storageBuckets };
      store = { of: indexedDB, photos: createPhotoStore(platform, names) };
    }
    return store.photos;
  };
}

// A browser that denies storage may throw on mere access.
function availableIndexedDB(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB;
  } catch {
    return undefined;
  }
}

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

  constructor(databaseName: string, factory: OpenFactory) {
    this.#store = new IndexedStore({ databaseName, storeName: 'photos', factory, durability: 'strict' });
  }

  get = (id: string): Promise<StoredPhoto | undefined> =>
    this.#store.within('readonly', (photos) => photos.get(id) as IDBRequest<StoredPhoto | undefined>);

  ids = (): Promise<IDBValidKey[]> => this.#store.within('readonly', (photos) => photos.getAllKeys());

  put = (id: string, photo: StoredPhoto): Promise<IDBValidKey> =>
    this.#store.within('readwrite', (photos) => photos.put(photo, id));

  delete = (id: string): Promise<undefined> => this.#store.within('readwrite', (photos) => photos.delete(id));
}
