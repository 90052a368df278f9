import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { blankDocument } from '../resume';
import { createResumesStore } from '../resumes-store';
import { freezeSentDocument } from '../sent/sent-store';
import { photoBackup } from './photo-backup';
import { createPhotoStore, PhotoNotSavedError } from './photo-store';
import { deleteClearedPhotos, deleteUnusedPhotos } from './photos-in-use';
import { photoSize } from './prepare-photo';

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
  return { database, photos, resumes: createResumesStore(database) };
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
  const { database, photos, resumes } = open();
  const photoId = await photos.save(photo('Jane'));
  const id = resumes.add(blankDocument({ photoId }));
  const dayMs = 24 * 60 * 60 * 1000;
  const sweepOn = (day: number) => deleteUnusedPhotos(database, photos, day * dayMs);
  await sweepOn(100);
  const undo = resumes.delete([id]);
  await sweepOn(101);
  await sweepOn(107);
  undo();
  await sweepOn(120);
  expect(await photos.ids()).toEqual([photoId]);
  resumes.delete([id]);
  await sweepOn(121);
  expect(await photos.ids()).toEqual([photoId]);
  await sweepOn(129);
  expect(await photos.ids()).toEqual([]);
});

it('stays while a sent document shows it', async () => {
  const { database, photos, resumes } = open();
  const photoId = await photos.save(photo('Jane'));
  const resumeId = resumes.add(blankDocument({ photoId }));
  const job = { jobId: 'job', jobTitle: 'Baker', companyName: 'Acme', dateSent: '2026-11-22' };
  freezeSentDocument(database, { ...job, resumeId, letterId: '' });
  resumes.delete([resumeId]);
  for (const days of [1, 30]) await deleteUnusedPhotos(database, photos, days * 86_400_000);
  expect(await photos.ids()).toEqual([photoId]);
});

it('goes with "Clear all" when the page is left, unless that was undone', async () => {
  const { database, photos, resumes } = open();
  const photoId = await photos.save(photo('Jane'));
  resumes.add(blankDocument({ photoId }));
  const page = new EventTarget();
  const clear = async () => {
    const undo = database.clearAll(['resumes']);
    await deleteClearedPhotos(database, ['resumes'], photos, page);
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
  from.resumes.add(blankDocument({ photoId }));
  const part: unknown = JSON.parse(JSON.stringify(await photoBackup(from.photos).write(from.database)));
  const to = open();
  await photoBackup(to.photos).restore(part);
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
    await expect(photoBackup(photos).restore(part)).rejects.toThrow('damaged');
  }
  expect(await photos.ids()).toEqual([]);
});

it('is at most 600 pixels long', () => {
  expect(photoSize(4000, 3000)).toEqual({ width: 600, height: 450 });
  expect(photoSize(300, 200)).toEqual({ width: 300, height: 200 });
  expect(photoSize(1, 90_000)).toEqual({ width: 1, height: 600 });
});
