import type { Database } from '../database';
import { tellArrival } from './arrivals';
import { type FileCollection, photosOfDeleted } from './photo-collection';
import { hashOf } from './photo-store';

/** A collection's photos or other files, which sync sends and gets. */
export function syncedPhotos({ store, options }: FileCollection) {
  const { photosInUse, table } = options;
  return {
    inUse: (database: Database) => photosInUse(database),
    restorable: async (database: Database): Promise<ReadonlySet<string>> =>
      new Set(await photosOfDeleted(database, table)),
    ids: () => store().ids(),
    read: (id: string) => store().read(id),

    /** @returns false if these aren't the bytes of this photo @throws {PhotoNotSavedError} */
    async write(id: string, photo: Blob): Promise<boolean> {
      if ((await hashOf(await photo.arrayBuffer())) !== id) return false;
      await store().save(photo);
      tellArrival(id);
      return true;
    },
  };
}
