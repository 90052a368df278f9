import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { deleteForGood } from '../deleted';
import { openDatabase } from '../open-database';
import { allRows } from '../queries/all-rows';
import { defineTable, field } from '../tables/table-definition';
import { memoryStorage } from '../testing';
import {
  deleteClearedPhotos,
  deleteUnusedPhotos,
  sweepPhotos,
  photoBackup,
  type PhotosInUse,
  photoSize,
} from './photo-collection';
import { createPhotoStore, PhotoNotSavedError } from './photo-store';

const pictureTable = defineTable('pictures', { fields: { photoId: field.text() } });
const photosInUse: PhotosInUse = (database) =>
  new Set(allRows(database.table(pictureTable)).map(({ photoId }) => photoId));

const photo = (text: string) => new Blob([text], { type: 'image/jpeg' });
const bucketsOf = (indexedDB: IDBFactory) => ({ open: () => Promise.resolve({ indexedDB }) });
const textOf = async (blob: Blob | undefined) => blob && `${blob.type} ${await blob.text()}`;
const denied = {
  open: () => {
    throw new DOMException('denied', 'SecurityError');
  },
} as unknown as IDBFactory;

function open() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const photos = createPhotoStore({ indexedDB: new IDBFactory() });
  const pictures = database.table(pictureTable);
  const remove = (id: string) => database.undoable('Deleted', () => pictures.delete(id));
  return { database, photos, pictures, remove };
}

it('survives the loss of either copy, and completes the one that lost it', async () => {
  const [first, second] = [new IDBFactory(), new IDBFactory()];
  const id = await createPhotoStore({ indexedDB: first, storageBuckets: bucketsOf(second) }).save(photo('Jane'));
  const emptied = new IDBFactory();
  const next = createPhotoStore({ indexedDB: emptied, storageBuckets: bucketsOf(second) });
  expect(await textOf(await next.read(id))).toBe('image/jpeg Jane');
  expect(await textOf(await createPhotoStore({ indexedDB: emptied }).read(id))).toBe('image/jpeg Jane');
  const third = createPhotoStore({ indexedDB: first, storageBuckets: bucketsOf(new IDBFactory()) });
  expect(await textOf(await third.read(id))).toBe('image/jpeg Jane');
});

it('a second copy that the browser could not open at first gets the next photos', async () => {
  const [first, bucket] = [new IDBFactory(), new IDBFactory()];
  // Each photo asks twice.
  let failures = 2;
  const openBucket = async () => {
    if (failures > 0) throw new DOMException(`Busy, ${(failures -= 1)} left`, 'UnknownError');
    return { indexedDB: bucket };
  };
  const photos = createPhotoStore({ indexedDB: first, storageBuckets: { open: openBucket } });
  await photos.save(photo('Jane'));
  const id = await photos.save(photo('Ada'));
  expect(await textOf(await createPhotoStore({ indexedDB: bucket }).read(id))).toBe('image/jpeg Ada');
});

it('is saved when one copy is denied, and says so when both are', async () => {
  const bucket = new IDBFactory();
  const id = await createPhotoStore({ indexedDB: denied, storageBuckets: bucketsOf(bucket) }).save(photo('Jane'));
  expect(await textOf(await createPhotoStore({ indexedDB: bucket }).read(id))).toBe('image/jpeg Jane');
  await expect(createPhotoStore({ indexedDB: denied }).save(photo('Jane'))).rejects.toThrow(PhotoNotSavedError);
});

it('has one id for the same picture', async () => {
  const { photos } = open();
  expect(await photos.save(photo('Jane'))).toBe(await photos.save(photo('Jane')));
  expect(await photos.ids()).toHaveLength(1);
});

it('is deleted once nothing has used it for a week', async () => {
  const { database, photos, pictures, remove } = open();
  const photoId = await photos.save(photo('Jane'));
  const id = pictures.insert({ photoId });
  const dayMs = 24 * 60 * 60 * 1000;
  const sweepOn = (day: number) => deleteUnusedPhotos(database, photos, photosInUse, day * dayMs);
  await sweepOn(100);
  const undo = remove(id);
  await sweepOn(101);
  await sweepOn(107);
  undo();
  await sweepOn(120);
  expect(await photos.ids()).toEqual([photoId]);
  remove(id);
  await sweepOn(121);
  expect(await photos.ids()).toEqual([photoId]);
  await sweepOn(129);
  expect(await photos.ids()).toEqual([]);
});

it('stays while a row that used it can be restored', async () => {
  const { database, photos, pictures, remove } = open();
  const photoId = await photos.save(photo('Jane'));
  const unused = await photos.save(photo('Jim'));
  remove(pictures.insert({ photoId }));
  const options = { table: 'pictures', photosInUse };
  await sweepPhotos(database, photos, options);
  expect(await photos.unusedSinceMs(unused)).toBeTypeOf('number');
  expect(await photos.unusedSinceMs(photoId)).toBeUndefined();
  await deleteForGood(database, 'everything', new Set());
  await sweepPhotos(database, photos, options);
  expect(await photos.unusedSinceMs(photoId)).toBeTypeOf('number');
});

it('goes with "Clear all" when the page is left, unless that was undone', async () => {
  const { database, photos, pictures } = open();
  const photoId = await photos.save(photo('Jane'));
  pictures.insert({ photoId });
  const page = new EventTarget();
  const clear = async () => {
    const undo = database.clearAll(['pictures']);
    await deleteClearedPhotos(database, photos, photosInUse, page);
    return undo;
  };
  (await clear())();
  page.dispatchEvent(new Event('pagehide'));
  expect(await photos.ids()).toEqual([photoId]);
  await clear();
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(async () => expect(await photos.ids()).toEqual([]));
});

it('is backed up and restored unchanged', async () => {
  const from = open();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  const photoId = await from.photos.save(new Blob([bytes], { type: 'image/jpeg' }));
  await from.photos.save(photo('unused'));
  from.pictures.insert({ photoId });
  const part: unknown = JSON.parse(
    JSON.stringify(await photoBackup('photos', from.photos, photosInUse).write(from.database)),
  );
  const to = open();
  await photoBackup('photos', to.photos, photosInUse).restore(part);
  expect(await to.photos.ids()).toEqual([photoId]);
  expect(new Uint8Array(await (await to.photos.read(photoId))!.arrayBuffer())).toEqual(bytes);
});

it('is refused when a backup was changed', async () => {
  const { photos } = open();
  const id = 'a'.repeat(64);
  for (const part of [
    { [id]: { type: 'image/jpeg', data: 'AAAA' } },
    { [id]: 'AAAA' },
    [],
    { [id]: { type: '', data: '%' } },
  ]) {
    await expect(photoBackup('photos', photos, photosInUse).restore(part)).rejects.toThrow('damaged');
  }
  expect(await photos.ids()).toEqual([]);
});

it('is no longer than it may be', () => {
  expect(photoSize(4000, 3000, 600)).toEqual({ width: 600, height: 450 });
  expect(photoSize(300, 200, 600)).toEqual({ width: 300, height: 200 });
  expect(photoSize(1, 90_000, 600)).toEqual({ width: 1, height: 600 });
});

it('says in a damaged backup what is damaged', async () => {
  const { photos } = open();
  const files = photoBackup('files', photos, photosInUse, 'files on jobs');
  await expect(files.restore([])).rejects.toThrow('The files on jobs in this backup are damaged');
});
