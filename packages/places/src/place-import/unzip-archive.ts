import { type UnzippedFiles, UnzipError } from '@keepmark/ui/unzip';
import { ImportFileError } from './import-file-error';
import { unzipHere, type UnzipMessage, type UnzipOptions } from './unzip-here';

/** Unzips in a worker. Canceling ends it immediately. */
function unzipInWorker(archive: Blob, { onProgress, signal }: UnzipOptions): Promise<UnzippedFiles> {
  const worker = new Worker(new URL('unzip-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<UnzippedFiles>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not start.')));
    worker.addEventListener('message', ({ data }: MessageEvent<UnzipMessage>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'done') resolve(data.unzipped);
      else reject(data.code ? new UnzipError(data.code) : new Error(data.message));
    });
    // A worker's messages have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(archive);
  }).finally(() => worker.terminate());
}

/**
 * The files in an archive that may hold places, by path, and those that are too large.
 * @throws {ImportFileError}
 */
export async function unzipArchive(archive: Blob, options: UnzipOptions = {}): Promise<UnzippedFiles> {
  options.signal?.throwIfAborted();
  try {
    return await (typeof Worker === 'undefined' ? unzipHere(archive, options) : unzipInWorker(archive, options));
  } catch (cause) {
    if (!(cause instanceof UnzipError)) throw cause;
    throw new ImportFileError(cause.code === 'damaged' ? 'malformed' : 'bomb', { cause });
  }
}
