import * as z from 'zod/mini';
import { base64, count, keyVersion, repeatableSyncCall as repeatable, syncId, syncLimits } from './sync';

const chunk = z.int().check(z.nonnegative(), z.maximum(syncLimits.chunksPerBlob - 1));
const chunkCount = z.int().check(z.positive(), z.maximum(syncLimits.chunksPerBlob));

/** A file. It is complete when `storedChunks` is `chunkCount`. */
export const syncBlob = z.object({ id: syncId, chunkCount, storedChunks: count, bytes: count });
export type SyncBlob = z.infer<typeof syncBlob>;

/** Stores one piece of a file. Pieces may come in any order, and again. */
export const pushBlob = repeatable(
  'sync/blobs/push',
  'Store a piece of a file',
  z
    .object({ keyVersion, id: syncId, chunk, chunkCount, body: base64(syncLimits.bytesPerChunk).check(z.minLength(1)) })
    .check(z.refine((piece) => piece.chunk < piece.chunkCount, 'chunk: is less than chunkCount')),
  syncBlob,
);

/** 404 `not-found` for a piece that isn't there. */
export const pullBlob = repeatable(
  'sync/blobs/pull',
  'Get a piece of a file',
  z.object({ keyVersion, id: syncId, chunk }),
  z.object({ chunkCount, body: base64(syncLimits.bytesPerChunk) }),
);

export const deleteBlobs = repeatable(
  'sync/blobs/delete',
  'Delete files',
  z.object({ keyVersion, ids: z.array(syncId).check(z.minLength(1), z.maxLength(syncLimits.itemsPerPush)) }),
  z.object({ blobBytes: count }),
);

/** In the order of their ids. `after` is the last id of the page before. */
export const listBlobs = repeatable(
  'sync/blobs/list',
  'List your files',
  z.object({ keyVersion, after: z.optional(syncId) }),
  z.object({ blobs: z.array(syncBlob), hasMore: z.boolean(), blobBytes: count }),
);
