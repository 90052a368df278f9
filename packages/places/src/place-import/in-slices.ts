/** How long to work before yielding to the page. */
const defaultSliceMs = 40;

export interface SliceOptions {
  /** Called between slices with the number of steps so far. */
  readonly onProgress?: ((steps: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly sliceMs?: number;
}

/** Lets the page draw and respond. A timer would add four milliseconds to each slice, and a second in a hidden tab. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });

/** Lets the page draw what has changed, for work that can't be sliced. */
export const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => void nextTask().then(resolve));
  });

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
