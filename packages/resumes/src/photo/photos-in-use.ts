import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { letterTable, resumeTable, sentContentTable } from '../resume-tables';
import { browserPhotos, type PhotoStore } from './photo-store';

/** How long a photo that nothing uses is kept, so that undo, other tabs and drafts still find it. */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;

/** The ids of the photos of résumés, letters and sent documents. */
export function photosInUse(database: Database): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { photoId } of allRows(database.table(resumeTable))) ids.add(photoId);
  for (const { sender } of allRows(database.table(letterTable))) ids.add(sender.photoId);
  for (const { content } of allRows(database.table(sentContentTable))) {
    for (const [, id = ''] of content.matchAll(/"photoId":"([0-9a-f]+)"/g)) ids.add(id);
  }
  ids.delete('');
  return ids;
}

/** Deletes the photos that nothing has used for a week, and notes which are unused now. */
export async function deleteUnusedPhotos(database: Database, photos: PhotoStore, nowMs: number): Promise<void> {
  for (const id of await photos.ids()) {
    const unusedSinceMs = await photos.unusedSinceMs(id);
    const isUsed = photosInUse(database).has(id);
    if (isUsed) await photos.markUnused(id, undefined);
    else if (unusedSinceMs === undefined) await photos.markUnused(id, nowMs);
    else if (nowMs - unusedSinceMs > unusedForMs) await photos.delete(id);
  }
}

/** Deletes this browser's photos that nothing has used for a week. */
export const sweepPhotos = (database: Database): Promise<void> =>
  deleteUnusedPhotos(database, browserPhotos(), Date.now());

/**
 * Deletes the photos of a "Clear all" when the page is left: until then it can be undone. What a killed browser leaves is
 * deleted by `deleteUnusedPhotos`.
 * @param cleared names of the tables being cleared
 */
export async function deleteClearedPhotos(
  database: Database,
  cleared: readonly string[],
  photos: PhotoStore,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): Promise<void> {
  if (!cleared.includes(resumeTable.name)) return;
  const ids = await photos.ids();
  const deleteUnused = () => {
    const used = photosInUse(database);
    for (const id of ids) if (!used.has(id)) void photos.delete(id);
  };
  page.addEventListener('pagehide', deleteUnused, { once: true });
}
