import { type AppContext, useAppContext } from '@keepmark/app-shell';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SyncControl, SyncState } from './sync-control';

/** Loads the engine of this page: the same control each time. Rejects when its code can't be loaded. */
export type LoadSync = (app: AppContext) => Promise<SyncControl>;

/** What the suite adds to the screens. */
export interface SyncSlots {
  /** Loads the engine and connects it to this site. */
  readonly loadSync: LoadSync;
}

interface LoadedSync {
  /** Undefined while the engine loads. */
  readonly control: SyncControl | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The engine of this page. */
export function useSync(loadSync: LoadSync): LoadedSync {
  const app = useAppContext();
  const [loaded, setLoaded] = useState<SyncControl | 'failed'>();
  const load = useCallback(() => {
    let isGone = false;
    loadSync(app).then(
      (control) => !isGone && setLoaded(control),
      () => !isGone && setLoaded('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [app, loadSync]);
  useEffect(load, [load]);
  const retry = () => {
    setLoaded(undefined);
    load();
  };
  return { control: loaded === 'failed' ? undefined : loaded, hasFailed: loaded === 'failed', retry };
}

/** The state of sync, up to date. */
export function useSyncState(control: SyncControl): SyncState {
  const subscribe = useCallback((listener: () => void) => control.subscribe(listener), [control]);
  return useSyncExternalStore(subscribe, () => control.state);
}
