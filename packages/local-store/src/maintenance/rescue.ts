import { rescueKey } from '../storage/storage-keys';
import type { Store } from '../store';

/** A stored value that couldn't be read, set aside verbatim. */
export interface Rescued {
  /** The key it was found under. */
  readonly from: string;
  readonly atMs: number;
  readonly reason: string;
  /** As it was found. */
  readonly text: string;
}

/**
 * Copies a value that can't be read to a rescue key. Returns false when the copy doesn't fit. The original must stay then.
 */
export function rescue(store: Store, from: string, text: string, reason: string): boolean {
  const base = rescueKey(store, from);
  let key = base;
  for (let count = 2; ; count += 1) {
    const found = store.area.get(key);
    if (found === null) break;
    // Another tab, or a session that ran out of space, made this copy already.
    if (found.includes(JSON.stringify(text))) return true;
    key = `${base}~${count}`;
  }
  try {
    const rescued: Rescued = { from, atMs: Date.now(), reason, text };
    store.area.set(key, JSON.stringify(rescued), true);
  } catch {
    return false;
  }
  store.notice({ kind: 'rescued', key, reason });
  return true;
}
