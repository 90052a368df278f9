/** How long to read before yielding to the page. */
const sliceMs = 16;

export interface SliceOptions {
  /** Called between slices with the number of items so far. */
  readonly onProgress?: (count: number) => void;
  readonly signal?: AbortSignal | undefined;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Collects the items of a source in slices, so that the page stays responsive.
 * @throws the signal's reason when it is aborted
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
