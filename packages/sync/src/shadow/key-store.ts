import { IndexedStore } from '@keepmark/local-store/indexed-store';
import type { Bytes } from '../keys/base64';

/**
 * The key of a person on this device, and which device it is. The account key is kept as bytes: pairing wraps it without the
 * recovery words, for which it has to be readable. A key that can't be exported would protect nothing more, since a script
 * that can ask IndexedDB for it can use it, and the rows themselves are in local storage.
 */
export interface KeyRecord {
  readonly userId: string;
  readonly keyVersion: number;
  readonly accountKey: Bytes;
  readonly deviceId: string;
  /** See `HeldKey`. */
  readonly lastPriorDeletion?: number | undefined;
  /** A key that the server may have switched to when this browser was killed. */
  readonly next?: { readonly keyVersion: number; readonly accountKey: Bytes } | undefined;
  /** The person has said that what is saved in this browser becomes theirs. It is kept until that has happened. */
  readonly mayAddSaved?: boolean | undefined;
  /** Another device changed the key, so that this one doesn't open anything any more. It is kept until this device is paired. */
  readonly isReplaced?: boolean | undefined;
}

export interface KeyStore {
  read(): Promise<KeyRecord | undefined>;
  write(record: KeyRecord): Promise<void>;
  clear(): Promise<void>;
  /** False when the browser denies IndexedDB: the key is only in memory. */
  readonly isStored: boolean;
}

export function keyStore(name: string, factory: () => Promise<IDBFactory> | IDBFactory): KeyStore {
  const stored = new IndexedStore({ databaseName: name, storeName: 'key', factory, durability: 'strict' });
  let inMemory: KeyRecord | undefined;
  let isStored = true;
  /** In a browser that denies IndexedDB, sync works until the page is closed. */
  const tried = async <Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    try {
      const answer = await work();
      isStored = true;
      return answer;
    } catch {
      isStored = false;
      return otherwise;
    }
  };
  return {
    get isStored() {
      return isStored;
    },
    read: () =>
      tried(
        async () => (await stored.within('readonly', (store) => store.get('key'))) as KeyRecord | undefined,
        inMemory,
      ),
    async write(record) {
      inMemory = record;
      await tried<unknown>(() => stored.within('readwrite', (store) => store.put(record, 'key')), undefined);
    },
    async clear() {
      inMemory = undefined;
      await tried<unknown>(() => stored.within('readwrite', (store) => store.delete('key')), undefined);
    },
  };
}
