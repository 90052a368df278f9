import { expect, it } from 'vitest';
import { runInSlices } from './in-slices';

function* countTo(last: number): Generator<void, number> {
  for (let at = 0; at < last; at += 1) yield;
  return last;
}

it('lets other tasks run between slices, and reports the steps', async () => {
  const seen: string[] = [];
  const port = new MessageChannel();
  port.port1.addEventListener('message', () => seen.push('another task'));
  port.port1.start();
  port.port2.postMessage('');
  const result = await runInSlices(countTo(3), { sliceMs: 0, onProgress: (steps) => seen.push(`${steps} steps`) });
  port.port1.close();
  expect(result).toBe(3);
  expect(seen).toContain('another task');
  expect(seen.filter((line) => line.endsWith('steps'))).toEqual(['1 steps', '2 steps', '3 steps']);
});

it('finishes short work in one slice', async () => {
  const seen: number[] = [];
  expect(await runInSlices(countTo(3), { sliceMs: Infinity, onProgress: (steps) => seen.push(steps) })).toBe(3);
  expect(seen).toEqual([]);
});

it('stops at the next slice once it is aborted', async () => {
  const abort = new AbortController();
  let steps = 0;
  const work = runInSlices(countTo(100), {
    sliceMs: 0,
    signal: abort.signal,
    onProgress: (count) => {
      steps = count;
      if (count === 2) abort.abort();
    },
  });
  await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  expect(steps).toBe(2);
});
