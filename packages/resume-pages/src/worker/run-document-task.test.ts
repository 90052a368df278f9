import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FontLoadError } from '../fonts/load-fonts';
import { sampleResume } from '@keepmark/resume-document/testing/sample-resume';
import type { DocumentTask } from './document-tasks';
import type { WorkerAnswer, WorkerRequest } from './document-worker';
import { DocumentTaskError, runDocumentTask } from './run-document-task';

/** A worker that a test answers for. */
class TestWorker extends EventTarget {
  static readonly all: TestWorker[] = [];
  readonly requests: WorkerRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    TestWorker.all.push(this);
  }

  postMessage(request: WorkerRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(answer: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', TestWorker);
});
afterEach(() => {
  // The next test starts its own worker.
  TestWorker.all.at(-1)?.dispatchEvent(new Event('error'));
  vi.unstubAllGlobals();
});

const task: Extract<DocumentTask, { kind: 'fit-to-one-page' }> = { kind: 'fit-to-one-page', document: sampleResume() };

const worker = () => TestWorker.all.at(-1)!;
const lastId = () => worker().requests.at(-1)?.id ?? -1;

test('gives each task its own answer, from one worker', async () => {
  const first = runDocumentTask(task);
  const firstId = lastId();
  const second = runDocumentTask(task);
  worker().answer({ id: lastId(), result: 'second' });
  worker().answer({ id: firstId, result: 'first' });
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(worker().requests).toHaveLength(2);
});

test('rejects with the kind of error that the worker threw', async () => {
  const offline = runDocumentTask(task);
  worker().answer({ id: lastId(), error: { name: 'FontLoadError', message: 'No connection' } });
  await expect(offline).rejects.toThrow(new FontLoadError('No connection'));
  const other = runDocumentTask(task);
  worker().answer({ id: lastId(), error: { name: 'TypeError', message: 'x is undefined' } });
  await expect(other).rejects.toThrow(DocumentTaskError);
});

test('rejects immediately when canceled, and ignores the late answer', async () => {
  const stop = new AbortController();
  const canceled = runDocumentTask(task, stop.signal);
  stop.abort(new Error('Canceled'));
  worker().answer({ id: lastId(), result: 'late' });
  await expect(canceled).rejects.toThrow('Canceled');
  await expect(runDocumentTask(task, stop.signal)).rejects.toThrow('Canceled');
});

test('fails what was running when the worker dies, and starts another for the next task', async () => {
  const running = runDocumentTask(task);
  const dead = worker();
  dead.dispatchEvent(new Event('error'));
  await expect(running).rejects.toThrow(DocumentTaskError);
  expect(dead.isTerminated).toBe(true);
  const next = runDocumentTask(task);
  expect(worker()).not.toBe(dead);
  worker().answer({ id: lastId(), result: 'again' });
  expect(await next).toBe('again');
});
