import { parseKey } from './storage-keys';
import type { Store } from './store';

/** What the keys of a database say before any row is read. */
export interface StoredKeys {
  /** Transactions that are not over. */
  readonly transactions: readonly string[];
  readonly hasPackedPages: boolean;
}

/** Sorts the keys by table. */
export function sortKeys(store: Store): StoredKeys {
  const transactions: string[] = [];
  let hasPackedPages = false;
  for (const key of store.area.keys()) {
    const { kind, table } = parseKey(store.name, key) ?? {};
    if (kind === '!') transactions.push(key);
    if (kind === '%') hasPackedPages = true;
    if (!table) continue;
    const keys = store.unread.get(table);
    if (keys) keys.add(key);
    else store.unread.set(table, new Set([key]));
  }
  return { transactions: transactions.sort(), hasPackedPages };
}
