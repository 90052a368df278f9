import { parentPort } from 'node:worker_threads';
import { ownThread, type Reading, type ReadingBegun, type ReadingTask } from './platform/readings/readings';

// Libraries write about texts that they can't read. The one who asked is told, and nobody else.
for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = () => {};

/** What the modules read in threads, each loaded with the first text that needs it. */
const readings: Readonly<Record<string, () => Promise<Reading<never, unknown>>>> = {
  hours: async () => (await import('./places/hours/hours-reading')).hoursReading,
  capture: async () => (await import('./postings/capture/capture-reading')).captureReading,
};

const thread = ownThread();
const opened = new Map<string, (input: never) => unknown>();

/** What a thread does with a task. It says when it begins, because the time counts from there. */
export default async function read({ id, name, input }: ReadingTask): Promise<unknown> {
  const run = opened.get(name) ?? (await open(name));
  opened.set(name, run);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
  parentPort?.postMessage({ begun: id, thread } satisfies ReadingBegun);
  return run(input as never);
}

async function open(name: string): Promise<(input: never) => unknown> {
  const reading = await readings[name]?.();
  if (!reading) throw new TypeError(`No module reads ${name} in a thread.`);
  return reading.open();
}
