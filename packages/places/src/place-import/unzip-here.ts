import { BoundedUnzip, type UnzippedFiles, type UnzipError } from '@keepmark/ui/unzip';
import { importLimits } from './limits';
import { mayHoldPlaces } from './wanted-files';

/** What the worker tells the page. */
export type UnzipMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly unzipped: UnzippedFiles }
  | { readonly kind: 'failed'; readonly code?: UnzipError['code']; readonly message: string };

export interface UnzipOptions {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const pieceBytes = 1024 * 1024;

/**
 * Unzips the files that may hold places. Reads piece by piece, so that an archive of photos doesn't fill the memory.
 * @throws {UnzipError}
 */
export async function unzipHere(archive: Blob, { onProgress, signal }: UnzipOptions = {}): Promise<UnzippedFiles> {
  const unzip = new BoundedUnzip({
    isWanted: mayHoldPlaces,
    maxBytes: importLimits.unpackedBytes,
    maxFileBytes: importLimits.fileBytes,
    maxEntries: importLimits.archiveEntries,
  });
  for (let at = 0; at < archive.size; at += pieceBytes) {
    // In order, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const piece = new Uint8Array(await archive.slice(at, at + pieceBytes).arrayBuffer());
    signal?.throwIfAborted();
    unzip.push(piece, at + pieceBytes >= archive.size);
    onProgress?.(Math.min(1, (at + pieceBytes) / archive.size));
  }
  return unzip.result;
}
