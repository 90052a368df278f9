import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { createPhotoCollection } from '@keepmark/local-store/photos';
import { placeTable } from './place-table';

const photosInUse = (database: Database): ReadonlySet<string> =>
  new Set(allRows(database.table(placeTable)).flatMap(({ photoIds }) => photoIds));

/** The photos of places. */
export const placePhotos = createPhotoCollection({
  databaseName: 'keepmark-place-photos',
  bucketName: 'place-photos',
  backupName: 'placePhotos',
  maxPixels: 1600,
  table: placeTable.name,
  photosInUse,
});
