import { parseKey } from './storage-keys';
import type { Store } from '../store';

/** The records of unfinished transactions: running in another tab, or left by one that crashed or ran out of space. */
export const unfinished = ({ area, name }: Store): string[] =>
  area
    .keys()
    .filter((key) => parseKey(name, key)?.kind === '!')
    .sort();
