import type { StorageBuckets } from './platform';

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
