import { syncLimits } from '@keepmark/contracts/sync';
import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import type { Bytes } from '../keys/base64';
import type { SyncServer } from '../server/sync-server';
import { type BlobCipher, DamagedBlobError, type PackedBlob, packed, pieceBytes, unpacked } from './blob-cipher';

/** Where files are stored, and the key for them. */
export interface BlobPlace {
  readonly server: SyncServer;
  readonly cipher: BlobCipher;
  readonly keyVersion: number;
}

/** The file has more pieces than the server takes. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

interface SendOptions {
  readonly signal: AbortSignal;
  /** What the server has of it. */
  readonly stored?: SyncBlob | undefined;
  /** How many pieces arrived before, if it was interrupted. */
  readonly sentChunks?: number;
  readonly onSent?: (stored: SyncBlob, sentChunks: number) => Promise<void>;
}

/**
 * Stores a file, or the rest of it.
 * @returns what the server has now. Incomplete if it has lost pieces that it had: sent again without `sentChunks`, it has all.
 * @throws {BlobTooLargeError}
 */
export async function sendBlob(place: BlobPlace, blob: PackedBlob, options: SendOptions): Promise<SyncBlob> {
  const { server, cipher, keyVersion } = place;
  const { signal, sentChunks = 0, onSent } = options;
  if (blob.file.size > pieceBytes * syncLimits.chunksPerBlob) throw new BlobTooLargeError();
  const bytes = await packed(blob);
  const chunkCount = Math.ceil(bytes.length / pieceBytes);
  if (chunkCount > syncLimits.chunksPerBlob) throw new BlobTooLargeError();
  const id = await cipher.idOf(blob.kind, blob.key);
  let { stored } = options;
  if (stored && stored.chunkCount !== chunkCount) {
    await server.deleteBlobs(keyVersion, [id], signal);
    stored = undefined;
  }
  const first = stored && sentChunks < chunkCount && sentChunks <= stored.storedChunks ? sentChunks : 0;
  for (let chunk = first; chunk < chunkCount; chunk += 1) {
    signal.throwIfAborted();
    const piece = bytes.slice(chunk * pieceBytes, (chunk + 1) * pieceBytes);
    const body = await cipher.seal({ id, chunk, chunkCount }, piece);
    stored = await server.pushBlob(keyVersion, { id, chunk, chunkCount, body }, signal);
    await onSent?.(stored, chunk + 1);
  }
  return stored!;
}

/** Gets a file that the server knows by this id. @throws {DamagedBlobError} @throws {NewerBlobError} */
export async function getBlob(place: BlobPlace, id: string, signal: AbortSignal): Promise<PackedBlob> {
  const { server, cipher, keyVersion } = place;
  const pieces: Bytes[] = [];
  let chunkCount = 1;
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    const answer = await server.pullBlob(keyVersion, { id, chunk }, signal);
    if (chunk === 0) chunkCount = Math.min(Math.max(answer.chunkCount, 1), syncLimits.chunksPerBlob);
    pieces.push(await cipher.open({ id, chunk, chunkCount }, answer.body));
  }
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  const blob = unpacked(bytes);
  if ((await cipher.idOf(blob.kind, blob.key)) !== id) throw new DamagedBlobError();
  return blob;
}

/** Everything that the server has under this key, by id. */
export async function listBlobs(
  { server, keyVersion }: BlobPlace,
  signal: AbortSignal,
): Promise<Map<string, SyncBlob>> {
  const all = new Map<string, SyncBlob>();
  for (let after: string | undefined, hasMore = true; hasMore;) {
    const page = await server.listBlobs(keyVersion, after, signal);
    const before = all.size;
    for (const blob of page.blobs) all.set(blob.id, blob);
    // A server that repeats itself would be asked forever.
    hasMore = page.hasMore && all.size > before;
    after = page.blobs.at(-1)?.id;
  }
  return all;
}

export const isComplete = (blob: SyncBlob | undefined): blob is SyncBlob =>
  blob !== undefined && blob.storedChunks >= blob.chunkCount;
