import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { createPhotoCollection } from '@keepmark/local-store/photos';
import { letterTable, resumeTable, sentContentTable } from './resume-tables';

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

/** The photos of résumés, letters and sent documents. */
export const resumePhotos = createPhotoCollection({
  databaseName: 'keepmark-photos',
  bucketName: 'photos',
  backupName: 'photos',
  // 2 inches at 300 dpi.
  maxPixels: 600,
  table: resumeTable.name,
  photosInUse,
});
