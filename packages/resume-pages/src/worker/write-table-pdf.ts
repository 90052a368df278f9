import { runDocumentTask } from './run-document-task';
import type { PrintedTable } from '../printed-table/printed-table';

/**
 * Makes a tagged PDF of a table in a worker.
 * @throws FontLoadError @throws DocumentTaskError @throws the signal's reason when it is aborted
 */
export const writeTablePdf = (table: PrintedTable, signal?: AbortSignal): Promise<Blob> =>
  runDocumentTask({ kind: 'write-table', table }, signal);

export type { PrintedTable };
