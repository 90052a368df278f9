import type { Packing } from './pages/packing';

/** What tells tabs of each other; a browser has both. */
export interface TabPlatform {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;
}

/** The part of https://wicg.github.io/storage-buckets that is used. */
export interface StorageBuckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

/** What the browser lends the store. A test gives its own; what is missing is done without. */
export interface Platform {
  /** The code that packs, for a page that has it already; else it is loaded when a page is packed. */
  readonly packing?: Packing | undefined;
  readonly storage?: Storage | undefined;
  /** For the journal. */
  readonly indexedDB?: IDBFactory | undefined;
  /** For a second copy of the journal, in files of its own. */
  readonly storageBuckets?: StorageBuckets | undefined;
  /** Other tabs; without them the database is taken to be open once. */
  readonly tabs?: TabPlatform | undefined;
  /** Where `storage`, `pagehide` and `pageshow` events come from. */
  readonly events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** The page's own. A browser that denies storage throws when it is merely looked at. */
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

// Some browsers hand out a storage that refuses every write.
function usable(storage: Storage): Storage | undefined {
  if (storage.length === 0) {
    storage.setItem('keepmark-probe', '');
    storage.removeItem('keepmark-probe');
  }
  return storage;
}
