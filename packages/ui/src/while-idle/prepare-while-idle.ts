/** Items prepared between two looks at how much idle time is left. On a slow processor, more would delay a key. */
const preparedTogether = 100;

/**
 * Prepares each item of a list while the browser is idle, so that the first key press doesn't wait for thousands.
 * @param prepare remembers what it prepared, since the list may come again with a few other items
 * @returns a function that ends it
 */
export function prepareWhileIdle<Item>(items: readonly Item[], prepare: (item: Item) => unknown): () => void {
  // Safari has no idle callbacks. There, the first key does it.
  if (typeof requestIdleCallback !== 'function') return () => {};
  let next = 0;
  const prepareSome = (deadline: IdleDeadline) => {
    while (next < items.length && deadline.timeRemaining() > 1) {
      for (const end = Math.min(next + preparedTogether, items.length); next < end; next += 1) prepare(items[next]!);
    }
    if (next < items.length) request = requestIdleCallback(prepareSome);
  };
  let request = requestIdleCallback(prepareSome);
  return () => cancelIdleCallback(request);
}
