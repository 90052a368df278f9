import { UnzipError } from '@keepmark/ui/unzip';
import { unzipHere, type UnzipMessage } from './unzip-here';

const answer = (message: UnzipMessage) => {
  // A worker's messages have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  unzipHere(data, { onProgress: (share) => answer({ kind: 'progress', share }) }).then(
    (unzipped) => answer({ kind: 'done', unzipped }),
    (error: unknown) =>
      answer({
        kind: 'failed',
        message: String(error),
        ...(error instanceof UnzipError && { code: error.code }),
      }),
  );
});
