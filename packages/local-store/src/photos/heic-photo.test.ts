import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { isHeic } from './heic-photo';
import { createPhotoCollection } from './photo-collection';

const file = (...boxes: string[]) =>
  new Blob([new Uint8Array([0, 0, 0, 24]), 'ftyp', ...boxes.slice(0, 1), new Uint8Array(4), ...boxes.slice(1)]);

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an iPhone’s photo', file('heic', 'mif1', 'heic'), true],
  ['a HEIF file', file('mif1', 'heic'), true],
  ['an AVIF file', file('avif', 'mif1'), false],
  ['an MP4 video', file('isom', 'iso2'), false],
  ['a text', new Blob(['heic']), false],
  ['nothing', new Blob([]), false],
])('tells HEIC by its first bytes: %s', async (_, blob, expected) => {
  expect(await isHeic(blob)).toBe(expected);
});

it.each([
  [file('heic', 'mif1'), /HEIC.*JPEG/],
  [new Blob(['text']), /isn’t a photo/],
])('says what to do with a file that the browser can’t open', async (blob, message) => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No', 'InvalidStateError')));
  const photos = createPhotoCollection({
    backupName: 'photos',
    databaseName: 'photos',
    bucketName: 'photos',
    maxPixels: 100,
    table: 'pictures',
    photosInUse: () => new Set(),
  });
  await expect(photos.save(blob)).rejects.toThrow(message);
});
