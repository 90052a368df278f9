import type { Database } from '../database';
import { photoBackup } from './photo-backup';
import { browserPhotoStore, type PhotoStoreNames } from './photo-store';
import { preparePhoto } from './prepare-photo';
import { deleteClearedPhotos, deleteUnusedPhotos, type PhotosInUse } from './unused-photos';

interface PhotoCollectionOptions extends PhotoStoreNames {
  /** The name of its part in a backup. */
  readonly backupName: string;
  /** The longer side of a stored photo, in pixels. */
  readonly maxPixels: number;
  /** The table that is cleared together with the photos. */
  readonly table: string;
  readonly photosInUse: PhotosInUse;
}

/** The photos of one feature in this browser. Each feature has its own collection, since it knows which photos it uses. */
export function createPhotoCollection(options: PhotoCollectionOptions) {
  const { backupName, maxPixels, table, photosInUse } = options;
  const store = browserPhotoStore(options);
  /** Databases that were checked for unused photos since the page loaded. */
  const swept = new WeakSet<Database>();
  return {
    /**
     * Scales a photo down, strips its metadata, and saves it.
     * @returns its id
     * @throws {NotAPhotoError} @throws {PhotoNotSavedError}
     */
    save: async (file: Blob): Promise<string> => store().save(await preparePhoto(file, maxPixels)),

    /** The photo, or undefined if this browser doesn't have it. */
    read: async (photoId: string): Promise<Blob | undefined> => (photoId === '' ? undefined : store().read(photoId)),

    /** Deletes photos that nothing has used for a week. Runs in the background; the next page tries again. */
    sweep(database: Database): void {
      if (swept.has(database)) return;
      swept.add(database);
      deleteUnusedPhotos(database, store(), photosInUse, Date.now()).catch(() => {});
    },

    /** The part of a backup with these photos. */
    backup: () => photoBackup(backupName, store(), photosInUse),

    /** For "Clear all": deletes the photos of the cleared rows when the page is closed. Ignores errors. */
    releaseCleared(database: Database, cleared: readonly string[]): void {
      if (cleared.includes(table)) deleteClearedPhotos(database, store(), photosInUse).catch(() => {});
    },
  };
}

export type PhotoCollection = ReturnType<typeof createPhotoCollection>;
