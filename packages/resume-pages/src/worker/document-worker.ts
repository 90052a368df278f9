import { type DocumentTask, runTask } from './document-tasks';

export interface WorkerRequest {
  readonly id: number;
  readonly task: DocumentTask;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly name: string; readonly message: string };
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, task } = data;
  runTask(task).then(
    (result) => postMessage({ id, result } satisfies WorkerAnswer),
    (error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      postMessage({ id, error: { name, message } } satisfies WorkerAnswer);
    },
  );
});
