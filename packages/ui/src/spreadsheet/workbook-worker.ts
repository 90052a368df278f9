import { FileImportError } from '../file-import/file-import-error';
import { readWorkbook, type SpreadsheetTable } from './read-workbook';

/** What the worker tells the page. */
export type WorkbookMessage =
  | { readonly kind: 'done'; readonly table: SpreadsheetTable }
  | { readonly kind: 'failed'; readonly message: string; readonly isForPeople: boolean };

const answer = (message: WorkbookMessage) => {
  // A worker's messages have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message);
};

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readWorkbook(data).then(
    (table) => answer({ kind: 'done', table }),
    (error: unknown) => {
      const isForPeople = error instanceof FileImportError;
      answer({ kind: 'failed', message: isForPeople ? error.message : String(error), isForPeople });
    },
  );
});
