import { type FileContent, readContent } from './read-content';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import type { WorkerAnswer } from './run-in-worker';

self.addEventListener('message', ({ data }: MessageEvent<FileContent>) => {
  void readContent(data).then(answer, (error: unknown) =>
    answer(
      error instanceof ResumeFileError
        ? { problem: error.problem, message: error.message }
        : { message: String(error) },
    ),
  );
});

function answer(message: WorkerAnswer): void {
  // A worker's messages have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message);
}
