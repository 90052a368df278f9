import type { Database } from '@keepmark/local-store';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useAppContext } from '../app-context';
import { whenIdle } from '../versions/spare-time';

/** The part that sync plays in this browser; undefined for none. */
type SyncPart =
  /** Somebody turned it on. */
  | 'on'
  /** Nothing is saved here: what a person saved may be on their other devices. */
  | 'empty';

/** A page that is busy for longer won't be idle soon. */
const maxIdleMs = 3000;

/** Reads only the names of keys: the code of sync, which loads where it is needed, knows the rest. */
function partOf({ name, mode }: Database): SyncPart | undefined {
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

/** What syncs, or says that data is on other devices. It loads once the page is idle, where it is needed. */
export function useSyncRunner(database: Database): ReactNode {
  const { loadSyncRunner } = useAppContext();
  const [Runner, setRunner] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let isLoading = false;
    const load = (isNeeded: (part: SyncPart | undefined) => boolean) => {
      if (isGone || isLoading || !loadSyncRunner || !isNeeded(partOf(database))) return;
      isLoading = true;
      loadSyncRunner().then(
        (loaded) => !isGone && setRunner(() => loaded),
        // Offline right after an update, it comes with the next page.
        () => (isLoading = false),
      );
    };
    whenIdle(() => load((part) => part !== undefined), { timeout: maxIdleMs });
    // Another tab turned it on.
    const follow = () => load((part) => part === 'on');
    window.addEventListener('storage', follow);
    return () => {
      isGone = true;
      window.removeEventListener('storage', follow);
    };
  }, [database, loadSyncRunner]);
  return Runner ? createElement(Runner) : null;
}
