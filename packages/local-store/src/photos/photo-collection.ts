import * as z from 'zod/mini';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Database } from '../database';
import { textsOfDeleted } from '../deleted/deleted-rows';
import { decodedAsImage, isHeic } from './heic-photo';
import { browserPhotoStore, type PhotoStore, type PhotoStoreNames } from './photo-store';

interface FileCollectionOptions extends PhotoStoreNames {
  /** The name of its part in a backup. */
  readonly backupName: string;
  /** What a message about a damaged backup calls them. By default "photos". */
  readonly noun?: string;
  /** The table that is cleared together with the files. */
  readonly table: string;
  readonly photosInUse: PhotosInUse;
}

interface PhotoCollectionOptions extends FileCollectionOptions {
  /** The longer side of a stored photo, in pixels. */
  readonly maxPixels: number;
}

/** The photos of one feature in this browser. Each feature has its own collection, since it knows which photos it uses. */
export function createPhotoCollection({ maxPixels, ...options }: PhotoCollectionOptions) {
  const files = createFileCollection(options);
  return {
    ...files,
    /**
     * Scales a photo down, strips its metadata, and saves it.
     * @returns its id
     * @throws {NotAPhotoError} @throws {PhotoNotSavedError}
     */
    save: async (file: Blob): Promise<string> => files.save(await preparePhoto(file, maxPixels)),
  };
}

/** The files of one feature in this browser, kept byte for byte. */
export function createFileCollection(options: FileCollectionOptions) {
  const { backupName, noun, table, photosInUse } = options;
  const store = browserPhotoStore(options);
  /** Databases that were checked for unused photos since the page loaded. */
  const swept = new WeakSet<Database>();
  return {
    store,
    options,

    /** Saves a file as it is. @returns its id, the SHA-256 of its bytes @throws {PhotoNotSavedError} */
    save: async (file: Blob): Promise<string> => store().save(file),

    /** The ids of what this browser has. */
    ids: async (): Promise<ReadonlySet<string>> => new Set(await store().ids()),

    /** The photo, or undefined if this browser doesn't have it. */
    read: async (photoId: string): Promise<Blob | undefined> => (photoId === '' ? undefined : store().read(photoId)),

    /** Deletes photos that nothing has used for a week. Runs in the background; the next page tries again. */
    sweep(database: Database): void {
      if (swept.has(database)) return;
      swept.add(database);
      sweepPhotos(database, store(), options).catch(() => {});
    },

    /** The part of a backup with these photos. */
    backup: () => photoBackup(backupName, store(), photosInUse, noun),

    /** For a "Clear all" for good: deletes the photos of the cleared rows when the page is closed. Ignores errors. */
    releaseCleared(database: Database, cleared: readonly string[]): void {
      if (cleared.includes(table)) deleteClearedPhotos(database, store(), photosInUse).catch(() => {});
    },
  };
}

export type FileCollection = ReturnType<typeof createFileCollection>;
export type PhotoCollection = ReturnType<typeof createPhotoCollection>;

/** The file isn't a picture that this browser can read. The message says what to do. */
class NotAPhotoError extends Error {
  override readonly name = 'NotAPhotoError';
}

const maxFileBytes = 20 * 1024 * 1024;

/**
 * Scales a photo down, as JPEG on white. It is redrawn, so metadata such as its location is gone.
 * @param maxPixels the longer side
 * @throws {NotAPhotoError}
 */
async function preparePhoto(file: Blob, maxPixels: number): Promise<Blob> {
  if (file.size > maxFileBytes) throw new NotAPhotoError('This photo is larger than 20 MB. Choose a smaller one.');
  const bitmap = await decoded(file);
  try {
    const { width, height } = photoSize(bitmap.width, bitmap.height, maxPixels);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new NotAPhotoError('Your browser couldn’t read this photo. Try another one.');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) =>
          blob ? resolve(blob) : reject(new NotAPhotoError('Your browser couldn’t read this photo. Try another one.')),
        'image/jpeg',
        0.9,
      );
    });
  } finally {
    bitmap.close();
  }
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    if (!(await isHeic(file))) {
      throw new NotAPhotoError('This file isn’t a photo that your browser can open. Choose a JPEG or PNG file.', {
        cause,
      });
    }
    try {
      // Safari opens HEIC photos as images.
      return await decodedAsImage(file);
    } catch {
      throw new NotAPhotoError(
        'This photo is in HEIC, the format of iPhones, which your browser can’t open. Export it as JPEG and choose that file.',
        { cause },
      );
    }
  }
}

/** The size of a photo, in pixels, with its longer side at most `maxPixels`. */
export function photoSize(
  width: number,
  height: number,
  maxPixels: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, maxPixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The ids of the photos that rows of the database use. */
export type PhotosInUse = (database: Database) => ReadonlySet<string>;

/** How long an unused photo is kept, so that undo, other tabs and drafts still find it. */
const unusedForMs = 7 * 24 * 60 * 60 * 1000;

/** Deletes photos that nothing has used for a week. A deleted row that can be restored uses its photos. */
export async function sweepPhotos(
  database: Database,
  photos: PhotoStore,
  { table, photosInUse }: Pick<FileCollectionOptions, 'table' | 'photosInUse'>,
): Promise<void> {
  const deleted = await photosOfDeleted(database, table);
  const inUse = (from: Database): ReadonlySet<string> => new Set([...photosInUse(from), ...deleted]);
  await deleteUnusedPhotos(database, photos, inUse, Date.now());
}

/** The ids of photos in deleted rows that can be restored. */
export const photosOfDeleted = async (database: Database, table: string): Promise<readonly string[]> =>
  (await textsOfDeleted(database, table)).flatMap((text) => text.match(/[0-9a-f]{64}/g) ?? []);

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
 * Deletes the photos of a "Clear all" for good when the page is closed, because it can be undone until then. If the browser is
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

/** The photos in the backup are damaged. */
class DamagedPhotosError extends Error {
  override readonly name = 'DamagedPhotosError';
  constructor(noun: string, cause?: unknown) {
    super(`The ${noun} in this backup are damaged, so nothing was restored. Choose another backup.`, { cause });
  }
}

const photosSchema = z.record(z.string(), z.object({ type: z.string(), data: z.string() }));

/** The photos in a backup: bytes in Base64 by id, which is their SHA-256. */
export type BackedUpPhotos = z.infer<typeof photosSchema>;

/** The part of a backup with the photos in use. @param name of the part in the backup file @param noun what they are */
export const photoBackup = (name: string, photos: PhotoStore, photosInUse: PhotosInUse, noun = 'photos') => ({
  name,

  async write(database: Database): Promise<BackedUpPhotos | undefined> {
    const written: BackedUpPhotos = {};
    for (const id of photosInUse(database)) {
      const blob = await photos.read(id);
      if (blob) written[id] = { type: blob.type, data: base64Of(new Uint8Array(await blob.arrayBuffer())) };
    }
    return Object.keys(written).length > 0 ? written : undefined;
  },

  /** @throws {DamagedPhotosError} @throws {PhotoNotSavedError} */
  async restore(part: unknown): Promise<void> {
    const read = photosSchema.safeParse(part);
    if (!read.success) throw new DamagedPhotosError(noun, read.error);
    const blobs = Object.entries(read.data).map(([id, { type, data }]) => {
      const bytes = bytesOf(data, noun);
      if (bytesToHex(sha256(bytes)) !== id) throw new DamagedPhotosError(noun);
      return new Blob([bytes], { type });
    });
    for (const blob of blobs) await photos.save(blob);
  },
});

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // In pieces, because the number of a function's arguments is limited.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCodePoint(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

function bytesOf(base64: string, noun: string): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    // A file has up to 20 million of them.
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.codePointAt(at)!;
    return bytes;
  } catch (cause) {
    throw new DamagedPhotosError(noun, cause);
  }
}
