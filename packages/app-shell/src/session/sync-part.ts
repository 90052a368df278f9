import type { Database } from '@keepmark/local-store';

/** The part that sync plays in this browser; undefined for none. */
export type SyncPart =
  /** Somebody turned it on. */
  | 'on'
  /** Nothing is saved here: what a person saved may be on their other devices. */
  | 'empty';

/** Reads only the names of keys: the code of sync, which loads where it is needed, knows the rest. */
export function syncPartOf({ name, mode }: Pick<Database, 'name' | 'mode'>): SyncPart | undefined {
  if (mode === 'memory') return undefined;
  let keys: readonly string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    // Storage is blocked, so nothing was turned on.
    return undefined;
  }
  if (keys.includes(`${name}@sync`)) return 'on';
  const isSaved = (key: string) => key.startsWith(`${name}/`) && /[/#]/.test(key.slice(name.length + 1));
  const isSetting = (key: string) => key.startsWith(`${name}/settings`);
  return keys.some((key) => isSaved(key) && !isSetting(key)) ? undefined : 'empty';
}
