/** How long reading may keep the screen from answering. */
const sliceMs = 16;

export interface SliceOptions {
  /** Called between slices with how many there are so far. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Takes everything from a source and lets the screen answer in between.
 * @throws the reason of the signal once it is aborted
 */
export async function inSlices<Item>(
  source: Iterable<Item>,
  { onProgress, signal }: SliceOptions = {},
): Promise<Item[]> {
  const items: Item[] = [];
  let started = performance.now();
  for (const item of source) {
    items.push(item);
    if (performance.now() - started < sliceMs) continue;
    onProgress?.(items.length);
    await nextTask();
    signal?.throwIfAborted();
    started = performance.now();
  }
  return items;
}
