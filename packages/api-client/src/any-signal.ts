/** A signal that aborts with the first of these, and for its reason. Safari has `AbortSignal.any` since 17.4. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  if (typeof AbortSignal.any === 'function') return AbortSignal.any([...signals]);
  const controller = new AbortController();
  const { signal } = controller;
  for (const source of signals) {
    if (source.aborted) controller.abort(source.reason);
    source.addEventListener('abort', () => controller.abort(source.reason), { once: true, signal });
  }
  return signal;
}
