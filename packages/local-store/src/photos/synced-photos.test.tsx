// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '../open-database';
import { allRows } from '../queries/all-rows';
import { defineTable, field } from '../tables/table-definition';
import { memoryStorage } from '../testing';
import { createPhotoCollection, syncedPhotos, usePhotoUrl } from '.';

const pictureTable = defineTable('pictures', { fields: { photoId: field.text() } });

function open() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const photos = createPhotoCollection({
    databaseName: 'photos',
    bucketName: 'photos',
    backupName: 'photos',
    maxPixels: 100,
    table: 'pictures',
    photosInUse: (database) => new Set(allRows(database.table(pictureTable)).map(({ photoId }) => photoId)),
  });
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  return { photos, database, files: syncedPhotos(photos) };
}

// The SHA-256 of “Jane”.
const id = '4f23798d92708359b734a18172c9c864f1d48044a754115a0d4b843bca3a5332';
const photo = new Blob(['Jane'], { type: 'image/jpeg' });

afterEach(() => vi.unstubAllGlobals());

it('stores a photo that came from another device, and no other bytes under its id', async () => {
  const { files, photos } = open();
  expect(await files.write(id, new Blob(['Eve'], { type: 'image/jpeg' }))).toBe(false);
  expect(await files.ids()).toEqual([]);
  expect(await files.write(id, photo)).toBe(true);
  expect(await files.ids()).toEqual([id]);
  expect(await (await photos.read(id))!.text()).toBe('Jane');
});

it('names the photos of rows, and of deleted rows that can be restored', async () => {
  const { files, database } = open();
  const pictures = database.table(pictureTable);
  const row = pictures.insert({ photoId: id });
  expect([...files.inUse(database)]).toEqual([id]);
  database.undoable('Deleted', () => pictures.delete(row));
  expect([...files.inUse(database)]).toEqual([]);
  expect([...(await files.restorable(database))]).toEqual([id]);
});

it('shows a photo as soon as it has arrived', async () => {
  const { files, photos } = open();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:jane');
  const Photo = () => <p>{usePhotoUrl(photos, id) ?? 'not here'}</p>;
  render(<Photo />);
  await screen.findByText('not here');
  await files.write(id, photo);
  expect(await screen.findByText('blob:jane')).toBeDefined();
});
