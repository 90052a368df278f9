import { IndexedStore } from '@keepmark/local-store/indexed-store';
import type { Entry, ShadowMeta } from './entry';

/** What was stored of a shadow. */
interface StoredShadow {
  readonly meta: ShadowMeta | undefined;
  readonly entries: readonly Entry[];
}

/** Where a shadow is stored. A write is whole or not at all. */
export interface ShadowDisk {
  read(): Promise<StoredShadow>;
  /** @param isAll nothing that was stored before stays */
  write(meta: ShadowMeta, entries: readonly Entry[], removed: readonly string[], isAll: boolean): Promise<void>;
  clear(): Promise<void>;
  /** False in a browser that denies IndexedDB: the shadow is in memory, and everything is pulled again with each page. */
  readonly isStored: boolean;
}

const metaKey = 'meta';
const itemPrefix = 'item ';

/**
 * A shadow in IndexedDB, one database for each person.
 *
 * @param factory rejects or throws when the browser denies IndexedDB
 */
export function shadowDisk(name: string, factory: () => Promise<IDBFactory> | IDBFactory): ShadowDisk {
  const stored = new IndexedStore({ databaseName: name, storeName: 'shadow', factory, durability: 'relaxed' });
  let denied: ShadowDisk | undefined;
  const readStored = async (): Promise<StoredShadow> => {
    const all = (await stored.within('readonly', (store) => store.getAll())) as (Entry | ShadowMeta)[];
    const isEntry = (one: Entry | ShadowMeta): one is Entry => 'itemId' in one;
    return { meta: all.find((one): one is ShadowMeta => !isEntry(one)), entries: all.filter(isEntry) };
  };
  return {
    get isStored() {
      return denied === undefined;
    },
    async read() {
      try {
        const shadow = await readStored();
        denied = undefined;
        return shadow;
      } catch {
        denied ??= memoryDisk();
        return denied.read();
      }
    },
    async write(meta, entries, removed, isAll) {
      if (denied) {
        await denied.write(meta, entries, removed, isAll);
        return;
      }
      await stored.within('readwrite', (store) => {
        if (isAll) store.clear();
        for (const itemId of removed) store.delete(itemPrefix + itemId);
        for (const entry of entries) store.put(entry, itemPrefix + entry.itemId);
        return store.put(meta, metaKey);
      });
    },
    async clear() {
      await denied?.clear();
      if (!denied) await stored.within('readwrite', (store) => store.clear());
    },
  };
}

/** A shadow in memory, for browsers that deny IndexedDB, and for tests. */
export function memoryDisk(): ShadowDisk {
  let meta: ShadowMeta | undefined;
  const entries = new Map<string, Entry>();
  return {
    isStored: false,
    read: async () => ({ meta, entries: [...entries.values()] }),
    async write(nextMeta, changed, removed, isAll) {
      if (isAll) entries.clear();
      for (const itemId of removed) entries.delete(itemId);
      for (const entry of changed) entries.set(entry.itemId, entry);
      meta = nextMeta;
    },
    async clear() {
      meta = undefined;
      entries.clear();
    },
  };
}
