import { parseKey } from './storage-keys';
import type { Store } from '../store';

/** The records of transactions that are not over: under way in another tab, or left by one that crashed or had no room. */
export const unfinished = ({ area, name }: Store): string[] =>
  area
    .keys()
    .filter((key) => parseKey(name, key)?.kind === '!')
    .sort();
