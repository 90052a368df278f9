import { nextTask } from '../next-paint/next-paint';

/** How long to work before yielding to the page. */
const defaultSliceMs = 40;

export interface SliceOptions {
  /** Called between slices with the number of steps so far. */
  readonly onProgress?: ((steps: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly sliceMs?: number;
}

/**
 * Runs a generator to its end in slices, so that the page stays responsive.
 * @returns what the generator returns
 * @throws the signal's reason when it is aborted
 */
export async function runInSlices<Result>(
  steps: Iterator<unknown, Result>,
  { onProgress, signal, sliceMs = defaultSliceMs }: SliceOptions = {},
): Promise<Result> {
  let started = performance.now();
  for (let count = 1; ; count += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - started < sliceMs) continue;
    onProgress?.(count);
    // One slice after the other.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    signal?.throwIfAborted();
    started = performance.now();
  }
}

function* collect<Item>(source: Iterable<Item>): Generator<void, Item[]> {
  const items: Item[] = [];
  for (const item of source) {
    items.push(item);
    yield;
  }
  return items;
}

/** Collects the items of a source in slices. */
export const inSlices = <Item>(source: Iterable<Item>, options?: SliceOptions): Promise<Item[]> =>
  runInSlices(collect(source), options);
