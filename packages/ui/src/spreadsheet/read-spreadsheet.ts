import { FileImportError } from '../file-import/file-import-error';
import type { SpreadsheetTable } from './read-workbook';
import type { WorkbookMessage } from './workbook-worker';

export { rowsWithLinks } from './rows-with-links';
export type { SpreadsheetTable } from './read-workbook';

const maxFileBytes = 60 * 1024 * 1024;
const maxMs = 60_000;

/** Reads in a worker, which ends when it takes too long. */
function readInWorker(bytes: Uint8Array): Promise<SpreadsheetTable> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<SpreadsheetTable>((resolve, reject) => {
    const takesTooLong = 'This Excel file takes too long to read. Save it as CSV, then choose that file.';
    timer = setTimeout(() => reject(new FileImportError(takesTooLong)), maxMs);
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not start.')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookMessage>) => {
      if (data.kind === 'done') resolve(data.table);
      else reject(data.isForPeople ? new FileImportError(data.message) : new Error(data.message));
    });
    // A worker's messages have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(bytes);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/**
 * Reads the table in an XLSX file: its first sheet with rows, as text. Other files are told apart with `fileKindOf`.
 * @throws {FileImportError} over 60 MB, or for a file that people can do something about
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<SpreadsheetTable> {
  if (bytes.byteLength > maxFileBytes) {
    throw new FileImportError('This Excel file is over 60 MB. Split it and import the parts, or save it as CSV.');
  }
  if (typeof Worker !== 'undefined') return readInWorker(bytes);
  const { readWorkbook } = await import('./read-workbook');
  return readWorkbook(bytes);
}
