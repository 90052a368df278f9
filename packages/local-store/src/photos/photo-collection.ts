import type { Database } from '../database';
import { photoBackup } from './photo-backup';
import { browserPhotoStore, type PhotoStoreNames } from './photo-store';
import { preparePhoto } from './prepare-photo';
import { deleteClearedPhotos, deleteUnusedPhotos, type PhotosInUse } from './unused-photos';

interface PhotoCollectionOptions extends PhotoStoreNames {
  /** Of its part in a backup. */
  readonly backupName: string;
  /** The longer side of a stored photo. */
  readonly maxPixels: number;
  /** The table that is cleared together with the photos. */
  readonly table: string;
  readonly photosInUse: PhotosInUse;
}

/** The photos of one feature in this browser. Each feature has its own, since each knows only which of its own are used. */
export function createPhotoCollection(options: PhotoCollectionOptions) {
  const { backupName, maxPixels, table, photosInUse } = options;
  const store = browserPhotoStore(options);
  /** Databases whose unused photos were looked for since the page was loaded. */
  const swept = new WeakSet<Database>();
  return {
    /**
     * Makes a photo small, takes out everything but the picture, and saves it.
     * @returns its id
     * @throws {NotAPhotoError} @throws {PhotoNotSavedError}
     */
    save: async (file: Blob): Promise<string> => store().save(await preparePhoto(file, maxPixels)),

    /** The photo, or undefined if this browser doesn't have it. */
    read: async (photoId: string): Promise<Blob | undefined> => (photoId === '' ? undefined : store().read(photoId)),

    /** Deletes the photos that nothing has used for a week. Nobody waits for it, and the next page tries again. */
    sweep(database: Database): void {
      if (swept.has(database)) return;
      swept.add(database);
      deleteUnusedPhotos(database, store(), photosInUse, Date.now()).catch(() => {});
    },

    /** The photos as a part of backups. */
    backup: () => photoBackup(backupName, store(), photosInUse),

    /** For "Clear all": the photos of the cleared rows go when the page is left. Nothing is told if that fails. */
    releaseCleared(database: Database, cleared: readonly string[]): void {
      if (cleared.includes(table)) deleteClearedPhotos(database, store(), photosInUse).catch(() => {});
    },
  };
}

export type PhotoCollection = ReturnType<typeof createPhotoCollection>;
