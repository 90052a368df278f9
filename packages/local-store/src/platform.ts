import type { Packing } from './packing';
import type { TabPlatform } from './presence';

/** What the browser lends the store. A test gives its own; what is missing is done without. */
export interface Platform {
  /** The code that packs, for a page that has it already; else it is loaded when a page is packed. */
  readonly packing?: Packing | undefined;
  readonly storage: Storage | undefined;
  /** For the journal. */
  readonly indexedDB: IDBFactory | undefined;
  /** For a second copy of the journal, in files of its own. */
  readonly journalMirror?: (() => Promise<IDBFactory>) | undefined;
  /** Other tabs; without them the database is taken to be open once. */
  readonly tabs: TabPlatform | undefined;
  /** Where `storage` and `pagehide` events come from. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** The page's own. A browser that denies storage throws when it is merely looked at. */
export function browserPlatform(): Platform {
  const { navigator, BroadcastChannel: Channel } = globalThis;
  const locks = tried(() => (navigator as Navigator | undefined)?.locks);
  return {
    storage: tried(() => usable(globalThis.localStorage)),
    indexedDB: tried(() => globalThis.indexedDB),
    journalMirror: tried(bucketOfJournal),
    tabs: locks && Channel && { locks, channel: (name) => new Channel(name) },
    events: globalThis.window,
  };
}

/** The part of https://wicg.github.io/storage-buckets that is used. */
interface StorageBuckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
}

function bucketOfJournal(): Platform['journalMirror'] {
  const { storageBuckets } = globalThis.navigator as Navigator & { readonly storageBuckets?: StorageBuckets };
  // Held on to: Chromium closes the databases of a bucket whose handle is garbage.
  let bucket: Promise<{ readonly indexedDB: IDBFactory }> | undefined;
  return storageBuckets && (async () => (await (bucket ??= storageBuckets.open('journal'))).indexedDB);
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
