import { IndexedStore } from '@keepmark/local-store/indexed-store';
import { type ScreenSnapshot, snapshotPlace } from '@keepmark/first-paint/screen-snapshot';

/** Each job's page has its own address, so without a limit the number would keep growing. */
const maxSnapshots = 12;

/** Snapshots in an IndexedDB of their own. Methods reject where the browser denies it. */
export function createSnapshotStore(factory: () => IDBFactory) {
  const { database: databaseName, store: storeName, index } = snapshotPlace;
  const store = new IndexedStore({
    databaseName,
    storeName,
    factory,
    onCreate: (snapshots) => snapshots.createIndex(index, index),
  });
  return {
    /** @param address path and query */
    async save(address: string, snapshot: ScreenSnapshot): Promise<void> {
      await store.within('readwrite', (snapshots) => snapshots.put(snapshot, address));
      const oldestFirst = await store.within('readonly', (snapshots) => snapshots.index(index).getAllKeys());
      const surplus = oldestFirst.slice(0, -maxSnapshots);
      await Promise.all(surplus.map((key) => store.within('readwrite', (snapshots) => snapshots.delete(key))));
    },

    read: (address: string): Promise<ScreenSnapshot | undefined> =>
      store.within('readonly', (snapshots) => snapshots.get(address) as IDBRequest<ScreenSnapshot | undefined>),

    forgetAll: (): Promise<undefined> => store.within('readwrite', (snapshots) => snapshots.clear()),
  };
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The snapshots of this browser. */
export const browserSnapshots = createSnapshotStore(() => globalThis.indexedDB);

/** Deletes the snapshots of this browser. Without IndexedDB there are none. */
export async function forgetSnapshots(): Promise<void> {
  await browserSnapshots.forgetAll().catch(() => {});
}
