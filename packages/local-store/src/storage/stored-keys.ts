import { parseKey } from './storage-keys';
import type { Store } from '../store';

/** Groups the keys by table. Returns those of unfinished transactions. */
export function sortKeys(store: Store): string[] {
  const transactions: string[] = [];
  for (const key of store.area.keys()) {
    const { kind, table } = parseKey(store.name, key) ?? {};
    if (kind === '!') transactions.push(key);
    if (!table) continue;
    const keys = store.unread.get(table);
    if (keys) keys.add(key);
    else store.unread.set(table, new Set([key]));
  }
  return transactions.sort();
}

/** The records of unfinished transactions: running in another tab, or left by one that crashed or ran out of space. */
export const unfinished = ({ area, name }: Store): string[] =>
  area
    .keys()
    .filter((key) => parseKey(name, key)?.kind === '!')
    .sort();
