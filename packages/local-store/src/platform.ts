import type { Packing } from './pages/packing';

/** The browser APIs that connect tabs. */
export interface TabPlatform {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;
}

/** The part of https://wicg.github.io/storage-buckets that is used. */
export interface StorageBuckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** The browser APIs that the store uses. Tests pass their own. The store works without those that are missing. */
export interface Platform {
  /** The code that packs pages, if it is loaded already. Otherwise it loads when needed. */
  readonly packing?: Packing | undefined;
  readonly storage?: Storage | undefined;
  /** For the journal. */
  readonly indexedDB?: IDBFactory | undefined;
  /** For a second copy of the journal, which has its own files. */
  readonly storageBuckets?: StorageBuckets | undefined;
  /** Other tabs. Without it, this tab counts as the only one. */
  readonly tabs?: TabPlatform | undefined;
  /** Where `storage`, `pagehide` and `pageshow` events come from. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** The APIs of this page. A browser that denies storage throws on mere access. */
export function browserPlatform(): Platform {
  const page = globalThis as typeof globalThis & { readonly navigator?: { readonly storageBuckets?: StorageBuckets } };
  const { navigator } = page;
  const locks = navigator?.locks;
  return {
    storage: tried(() => usable(page.localStorage)),
    indexedDB: tried(() => page.indexedDB),
    storageBuckets: navigator?.storageBuckets,
    tabs: locks && { locks, channel: (name) => new BroadcastChannel(name) },
    events: page.window,
  };
}

function tried<Part>(read: () => Part): Part | undefined {
  try {
    return read() ?? undefined;
  } catch {
    return undefined;
  }
}

// Some browsers return a storage that refuses every write.
function usable(storage: Storage): Storage | undefined {
  if (storage.length === 0) {
    storage.setItem('keepmark-probe', '');
    storage.removeItem('keepmark-probe');
  }
  return storage;
}

/** Resolves when the page is idle. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 0);
  });

/** The databases of a storage bucket, which has files of its own. Asks again after the browser couldn't open it. */
export function bucketDatabases(buckets: StorageBuckets, name: string): () => Promise<IDBFactory> {
  // Keeps a reference, because Chromium closes the databases of a bucket whose handle is garbage-collected.
  let bucket: ReturnType<StorageBuckets['open']> | undefined;
  return async () => {
    try {
      return (await (bucket ??= buckets.open(name))).indexedDB;
    } catch (cause) {
      bucket = undefined;
      throw cause;
    }
  };
}
