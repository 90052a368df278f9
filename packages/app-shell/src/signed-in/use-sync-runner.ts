import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useAppContext } from '../app-context';

/** Written by `setSyncMark` of local-store, whose code loads only where it's there. */
const markSuffix = '@sync';

function isMarked(databaseName: string): boolean {
  try {
    return localStorage.getItem(databaseName + markSuffix) !== null;
  } catch {
    // Storage is blocked, so nothing was marked.
    return false;
  }
}

/** What syncs, loaded after the first render where somebody turned sync on; nothing otherwise. */
export function useSyncRunner(databaseName: string): ReactNode {
  const { loadSyncRunner } = useAppContext();
  const [Runner, setRunner] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let isLoading = false;
    const loadIfMarked = () => {
      if (isLoading || !loadSyncRunner || !isMarked(databaseName)) return;
      isLoading = true;
      loadSyncRunner().then(
        (loaded) => !isGone && setRunner(() => loaded),
        // Offline right after an update, it comes with the next page.
        () => (isLoading = false),
      );
    };
    loadIfMarked();
    // Another tab turned it on.
    window.addEventListener('storage', loadIfMarked);
    return () => {
      isGone = true;
      window.removeEventListener('storage', loadIfMarked);
    };
  }, [databaseName, loadSyncRunner]);
  return Runner ? createElement(Runner) : null;
}
