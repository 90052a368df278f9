import type { FileContent } from './read-content';
import { type ReadResume, ResumeFileError, type ResumeFileProblem } from '@keepmark/resume-document/resume-file';

export type WorkerAnswer = ReadResume | { readonly problem?: ResumeFileProblem; readonly message: string };

/** Reads a file's content in a worker. Canceling ends the worker immediately. Without workers, reads it here. */
export async function runInWorker(content: FileContent, signal?: AbortSignal): Promise<ReadResume> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') return (await import('./read-content')).readContent(content);
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadResume>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('error', (event) =>
        reject(new Error(event.message || 'The worker that reads files could not start.')),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
        if ('document' in data) resolve(data);
        else reject(data.problem ? new ResumeFileError(data.problem, data.message) : new Error(data.message));
      });
      // A worker's messages have no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(content);
    });
  } finally {
    worker.terminate();
  }
}
