import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import * as z from 'zod/mini';
import type { Database } from '../database';
import type { PhotoStore } from './photo-store';
import type { PhotosInUse } from './unused-photos';

/** The photos in the backup are damaged. */
class DamagedPhotosError extends Error {
  override readonly name = 'DamagedPhotosError';
  constructor(cause?: unknown) {
    super('The photos in this backup are damaged, so nothing was restored. Choose another backup.', { cause });
  }
}

const photosSchema = z.record(z.string(), z.object({ type: z.string(), data: z.string() }));

/** The photos in a backup: bytes in Base64 by id, which is their SHA-256. */
export type BackedUpPhotos = z.infer<typeof photosSchema>;

/** The part of a backup with the photos in use. @param name of the part in the backup file */
export const photoBackup = (name: string, photos: PhotoStore, photosInUse: PhotosInUse) => ({
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
    if (!read.success) throw new DamagedPhotosError(read.error);
    const blobs = Object.entries(read.data).map(([id, { type, data }]) => {
      const bytes = bytesOf(data);
      if (bytesToHex(sha256(bytes)) !== id) throw new DamagedPhotosError();
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

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  } catch (cause) {
    throw new DamagedPhotosError(cause);
  }
}
