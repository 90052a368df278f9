import type { SyncProgress } from '../sync-control';
import { DamagedBlobError, type PackedBlob } from './blob-cipher';
import { type BlobPlace, getBlob, isComplete, listBlobs, sendBlob } from './transfer';

export interface CopyOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: SyncProgress) => void) | undefined;
  /** Ids under the old key that an earlier call copied. */
  readonly copied: Set<string>;
}

/**
 * Encrypts the files on the server again under a new key, before the server deletes those of the old one: no device may have
 * another copy, as of a kind that is off here. Files that can't be decrypted stay behind; a device that has them sends them
 * again.
 */
export async function copyBlobs(
  from: BlobPlace,
  to: BlobPlace,
  { signal, onProgress, copied }: CopyOptions,
): Promise<void> {
  const old = await listBlobs(from, signal);
  const left = [...old.values()].filter((blob) => isComplete(blob) && !copied.has(blob.id));
  const total = copied.size + left.length;
  for (const { id } of left) {
    signal.throwIfAborted();
    const blob = await read(from, id, signal);
    if (blob) await sendBlob(to, blob, { signal });
    copied.add(id);
    onProgress?.({ done: copied.size, total });
  }
}

async function read(from: BlobPlace, id: string, signal: AbortSignal): Promise<PackedBlob | undefined> {
  try {
    return await getBlob(from, id, signal);
  } catch (cause) {
    // A 404: another device has deleted it since.
    if ((cause as { status?: unknown }).status !== 404 && !(cause instanceof DamagedBlobError)) throw cause;
    return undefined;
  }
}
