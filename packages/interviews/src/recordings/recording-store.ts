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

const databaseName = 'keepmark-recordings';
const storeName = 'recordings';

/** Recordings in an IndexedDB of their own. */
export function createRecordingStore(factory: () => IDBFactory) {
  let opened: Promise<IDBDatabase> | undefined;

  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = factory().open(databaseName, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
      request.addEventListener('success', () => {
        // Somebody deletes the database, or a newer version changes it: they would wait for this connection.
        request.result.addEventListener('versionchange', () => request.result.close());
        resolve(request.result);
      });
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open.')));
    });

  /** Settles when the transaction is complete. Opens the database again once: a browser may close it at any time. */
  const within = async <Answer>(
    mode: IDBTransactionMode,
    work: (recordings: IDBObjectStore) => IDBRequest<Answer>,
  ): Promise<Answer> => {
    const attempt = async (): Promise<Answer> => {
      const transaction = (await (opened ??= open())).transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      return new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was stored.')));
      });
    };
    try {
      return await attempt();
    } catch {
      opened = undefined;
      return attempt();
    }
  };

  const get = (id: string): Promise<StoredRecording | undefined> =>
    within('readonly', (recordings) => recordings.get(id) as IDBRequest<StoredRecording | undefined>);

  return {
    /** @throws {RecordingNotSavedError} */
    async save(id: string, blob: Blob, savedMs = Date.now()): Promise<void> {
      const recording: StoredRecording = { bytes: await blob.arrayBuffer(), type: blob.type, savedMs };
      try {
        await within('readwrite', (recordings) => recordings.put(recording, id));
      } catch (cause) {
        throw new RecordingNotSavedError(cause);
      }
    },

    async read(id: string): Promise<Blob | undefined> {
      const recording = await get(id);
      return recording && new Blob([recording.bytes], { type: recording.type });
    },

    savedMs: async (id: string): Promise<number | undefined> => (await get(id))?.savedMs,

    ids: async (): Promise<string[]> => (await within('readonly', (recordings) => recordings.getAllKeys())).map(String),

    delete: async (id: string): Promise<void> => {
      await within('readwrite', (recordings) => recordings.delete(id));
    },
  };
}

export type RecordingStore = ReturnType<typeof createRecordingStore>;

let store: { readonly of: IDBFactory; readonly recordings: RecordingStore } | undefined;

/** The recordings of this browser. Methods reject where it has no IndexedDB. */
export function browserRecordings(): RecordingStore {
  if (!store || store.of !== globalThis.indexedDB) {
    store = { of: globalThis.indexedDB, recordings: createRecordingStore(() => globalThis.indexedDB) };
  }
  return store.recordings;
}
