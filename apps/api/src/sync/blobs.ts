import { bytesOfBase64, syncLimits } from '@keepmark/contracts/sync';
import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { InvalidRequestError, NotFoundError } from '../platform/errors/errors';
import { lockGeneration, type Transaction, updateGeneration, whyGone } from './generations';
import { bytesOfRow } from './push-items';
import { syncFull } from './sync-errors';
import { syncBlobTable, syncChunkTable, syncGenerationTable } from './sync-table';

/** Whose files, and in which generation. */
interface Owner {
  readonly userId: string;
  readonly keyVersion: number;
}

interface PieceName {
  readonly id: string;
  readonly chunk: number;
}

const blobsOf = ({ userId, keyVersion }: Owner) =>
  and(eq(syncBlobTable.userId, userId), eq(syncBlobTable.keyVersion, keyVersion));

const chunksOf = ({ userId, keyVersion }: Owner) =>
  and(eq(syncChunkTable.userId, userId), eq(syncChunkTable.keyVersion, keyVersion));

const pieceOf = (owner: Owner, { id, chunk }: PieceName) =>
  and(chunksOf(owner), eq(syncChunkTable.blobId, id), eq(syncChunkTable.chunk, chunk));

const blobFrom = ({ blobId: id, chunkCount, storedChunks, bytes }: typeof syncBlobTable.$inferSelect): SyncBlob => ({
  id,
  chunkCount,
  storedChunks,
  bytes,
});

/**
 * Stores a piece of a file, in place of what was there.
 * @throws SyncError `sync-is-off`, `sync-key-changed`, `sync-blobs-full`
 */
export const pushBlob = (
  database: DatabaseHandle,
  owner: Owner,
  { chunkCount, body, ...name }: PieceName & { chunkCount: number; body: string },
  limitBytes: number,
): Promise<SyncBlob> =>
  database.transaction(async (transaction) => {
    const generation = await lockGeneration(transaction, owner.userId, owner.keyVersion);
    const { id, chunk } = name;
    const [blob] = await transaction
      .select()
      .from(syncBlobTable)
      .where(and(blobsOf(owner), eq(syncBlobTable.blobId, id)));
    if (blob && blob.chunkCount !== chunkCount) {
      throw new InvalidRequestError(`This file has ${blob.chunkCount} pieces. Delete it before you store it again.`);
    }
    const [replaced] = await transaction
      .select({ bytes: sql<number>`octet_length(${syncChunkTable.body})` })
      .from(syncChunkTable)
      .where(pieceOf(owner, name));
    const grownBy = bytesOfBase64(body) + bytesOfRow - (replaced ? replaced.bytes + bytesOfRow : 0);
    const blobBytes = generation.blobBytes + grownBy;
    if (grownBy > 0 && blobBytes > limitBytes) throw syncFull('sync-blobs-full', generation.blobBytes, limitBytes);

    const bytes = Buffer.from(body, 'base64');
    await transaction
      .insert(syncChunkTable)
      .values({ ...owner, blobId: id, chunk, body: bytes })
      .onConflictDoUpdate({
        target: [syncChunkTable.userId, syncChunkTable.keyVersion, syncChunkTable.blobId, syncChunkTable.chunk],
        set: { body: bytes },
      });
    const stored = {
      storedChunks: (blob?.storedChunks ?? 0) + (replaced ? 0 : 1),
      bytes: (blob?.bytes ?? 0) + grownBy,
    };
    const [now] = await transaction
      .insert(syncBlobTable)
      .values({ ...owner, blobId: id, chunkCount, ...stored })
      .onConflictDoUpdate({
        target: [syncBlobTable.userId, syncBlobTable.keyVersion, syncBlobTable.blobId],
        set: stored,
      })
      .returning();
    await updateGeneration(transaction, generation, { blobBytes });
    return blobFrom(now!);
  });

/** @throws NotFoundError for a piece that isn't there; SyncError `sync-is-off`, `sync-key-changed` */
export async function pullBlob(
  database: DatabaseHandle,
  owner: Owner,
  name: PieceName,
): Promise<{ chunkCount: number; body: string }> {
  const [piece] = await database
    .select({ chunkCount: syncBlobTable.chunkCount, body: syncChunkTable.body })
    .from(syncChunkTable)
    .innerJoin(syncBlobTable, and(blobsOf(owner), eq(syncBlobTable.blobId, syncChunkTable.blobId)))
    .where(pieceOf(owner, name));
  if (piece) return { chunkCount: piece.chunkCount, body: piece.body.toString('base64') };
  await findBlobBytes(database, owner);
  throw new NotFoundError('This file isn’t on the server. Open it on the device that has it.');
}

/** Deletes files as far as they are there. @throws SyncError `sync-is-off`, `sync-key-changed` */
export const deleteBlobs = (database: DatabaseHandle, owner: Owner, ids: string[]): Promise<{ blobBytes: number }> =>
  database.transaction(async (transaction) => {
    const generation = await lockGeneration(transaction, owner.userId, owner.keyVersion);
    await transaction.delete(syncChunkTable).where(and(chunksOf(owner), inArray(syncChunkTable.blobId, ids)));
    const deleted = await transaction
      .delete(syncBlobTable)
      .where(and(blobsOf(owner), inArray(syncBlobTable.blobId, ids)))
      .returning({ bytes: syncBlobTable.bytes });
    const blobBytes = deleted.reduce((left, { bytes }) => left - bytes, generation.blobBytes);
    await updateGeneration(transaction, generation, { blobBytes });
    return { blobBytes };
  });

/** A page of files, by their ids. @throws SyncError `sync-is-off`, `sync-key-changed` */
export async function listBlobs(
  database: DatabaseHandle,
  owner: Owner,
  after = '',
): Promise<{ blobs: SyncBlob[]; hasMore: boolean; blobBytes: number }> {
  const blobBytes = await findBlobBytes(database, owner);
  const found = await database
    .select()
    .from(syncBlobTable)
    .where(and(blobsOf(owner), gt(syncBlobTable.blobId, after)))
    .orderBy(asc(syncBlobTable.blobId))
    .limit(syncLimits.blobsPerPage + 1);
  const blobs = found.slice(0, syncLimits.blobsPerPage).map(blobFrom);
  return { blobs, hasMore: found.length > blobs.length, blobBytes };
}

/** @throws SyncError `sync-is-off`, `sync-key-changed` */
async function findBlobBytes(database: DatabaseHandle | Transaction, { userId, keyVersion }: Owner): Promise<number> {
  const { blobBytes } = syncGenerationTable;
  const [generation] = await database
    .select({ blobBytes })
    .from(syncGenerationTable)
    .where(and(eq(syncGenerationTable.userId, userId), eq(syncGenerationTable.keyVersion, keyVersion)));
  if (!generation) throw await whyGone(database, userId);
  return generation.blobBytes;
}
