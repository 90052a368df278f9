import type { Database } from '../database';
import type { PhotoStore } from './photo-store';

/** The ids of the photos that rows of the database use. */
export type PhotosInUse = (database: Database) => ReadonlySet<string>;

/** How long an unused photo is kept, so that undo, other tabs and drafts still find it. */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes photos that nothing has used for a week, and records which are unused now. */
export async function deleteUnusedPhotos(
  database: Database,
  photos: PhotoStore,
  photosInUse: PhotosInUse,
  nowMs: number,
): Promise<void> {
  for (const id of await photos.ids()) {
    const unusedSinceMs = await photos.unusedSinceMs(id);
    const isUsed = photosInUse(database).has(id);
    if (isUsed) await photos.markUnused(id, undefined);
    else if (unusedSinceMs === undefined) await photos.markUnused(id, nowMs);
    else if (nowMs - unusedSinceMs > unusedForMs) await photos.delete(id);
  }
}

/**
 * Deletes the photos of a "Clear all" when the page is closed, because it can be undone until then. If the browser is
 * killed, `deleteUnusedPhotos` deletes them later.
 */
export async function deleteClearedPhotos(
  database: Database,
  photos: PhotoStore,
  photosInUse: PhotosInUse,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): Promise<void> {
  const ids = await photos.ids();
  const deleteUnused = () => {
    const used = photosInUse(database);
    for (const id of ids) if (!used.has(id)) void photos.delete(id);
  };
  page.addEventListener('pagehide', deleteUnused, { once: true });
}
