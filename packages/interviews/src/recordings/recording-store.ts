import { IndexedStore } from '@keepmark/local-store/indexed-store';

/** The browser stores no recordings here, as in some private windows, or has no space left. */
export class RecordingNotSavedError extends Error {
  override readonly name = 'RecordingNotSavedError';
  constructor(cause: unknown) {
    super('Your browser couldn’t save the recording. Free up some space and try again.', { cause });
  }
}

interface StoredRecording {
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly savedMs: number;
}

/** Recordings in an IndexedDB of their own. */
export function createRecordingStore(factory: () => IDBFactory) {
  const store = new IndexedStore({ databaseName: 'keepmark-recordings', storeName: 'recordings', factory });

  const get = (id: string): Promise<StoredRecording | undefined> =>
    store.within('readonly', (recordings) => recordings.get(id) as IDBRequest<StoredRecording | undefined>);

  return {
    /** @throws {RecordingNotSavedError} */
    async save(id: string, blob: Blob, savedMs = Date.now()): Promise<void> {
      const recording: StoredRecording = { bytes: await blob.arrayBuffer(), type: blob.type, savedMs };
      try {
        await store.within('readwrite', (recordings) => recordings.put(recording, id));
      } catch (cause) {
        throw new RecordingNotSavedError(cause);
      }
    },

    async read(id: string): Promise<Blob | undefined> {
      const recording = await get(id);
      return recording && new Blob([recording.bytes], { type: recording.type });
    },

    savedMs: async (id: string): Promise<number | undefined> => (await get(id))?.savedMs,

    ids: async (): Promise<string[]> =>
      (await store.within('readonly', (recordings) => recordings.getAllKeys())).map(String),

    delete: async (id: string): Promise<void> => {
      await store.within('readwrite', (recordings) => recordings.delete(id));
    },
  };
}

export type RecordingStore = ReturnType<typeof createRecordingStore>;

let opened: { readonly of: IDBFactory; readonly recordings: RecordingStore } | undefined;

/** The recordings of this browser. Methods reject where it has no IndexedDB. */
export function browserRecordings(): RecordingStore {
  if (!opened || opened.of !== globalThis.indexedDB) {
    opened = { of: globalThis.indexedDB, recordings: createRecordingStore(() => globalThis.indexedDB) };
  }
  return opened.recordings;
}
