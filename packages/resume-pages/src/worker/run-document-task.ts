import type { ResumeDesign } from '@keepmark/resume-document';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { FontLoadError } from '../fonts/load-fonts';
import type { DocumentTask, TaskResults } from './document-tasks';
import type { WorkerAnswer, WorkerRequest } from './document-worker';

/** Pages or a file that couldn't be made. */
export class DocumentTaskError extends Error {
  override readonly name = 'DocumentTaskError';

  /** @param cause the message of the worker, for developers */
  constructor(cause: string) {
    super('We couldn’t make the pages. Reload the page and try again.', { cause });
  }
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Runs a task in the document worker. The worker starts with the first task and keeps its fonts. Only it loads the code
 * of layout and PDF.
 * @throws FontLoadError @throws DocumentTaskError @throws the signal's reason when aborted
 */
export function runDocumentTask<Kind extends DocumentTask['kind']>(
  task: Extract<DocumentTask, { kind: Kind }>,
  signal?: AbortSignal,
): Promise<TaskResults[Kind]> {
  if (signal?.aborted) return Promise.reject(signal.reason as Error);
  return new Promise((resolve, reject) => {
    lastId += 1;
    const id = lastId;
    waiting.set(id, { resolve, reject });
    signal?.addEventListener('abort', () => {
      waiting.delete(id);
      reject(signal.reason as Error);
    });
    // A worker has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    documentWorker().postMessage({ id, task } satisfies WorkerRequest);
  });
}

/** The design that fits a document on one page with the smallest change, or undefined if none does. */
export const fitToOnePage = (document: ResumeDocument | LetterDocument): Promise<ResumeDesign | undefined> =>
  runDocumentTask({ kind: 'fit-to-one-page', document });

function documentWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data));
  // The worker didn't load, or it crashed: all its tasks fail, and the next one starts a new worker.
  started.addEventListener('error', (event) => {
    event.preventDefault();
    started.terminate();
    if (worker === started) worker = undefined;
    const error = new DocumentTaskError(event.message);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  worker = started;
  return started;
}

function settle({ id, result, error }: WorkerAnswer): void {
  const task = waiting.get(id);
  waiting.delete(id);
  if (!task) return;
  if (!error) task.resolve(result as never);
  else if (error.name === 'FontLoadError') task.reject(new FontLoadError(error.message));
  else task.reject(new DocumentTaskError(error.message));
}
