import type { Database } from '@keepmark/local-store';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useAppContext } from '../app-context';
import { type SyncPart, syncPartOf } from '../session/sync-part';
import { whenIdle } from '../versions/spare-time';

/** A page that is busy for longer won't be idle soon. */
const maxIdleMs = 3000;

/**
 * What syncs, or says that data is on other devices, and what offers sync where it's off. Each loads once the page is idle,
 * where it is needed.
 */
export function useSyncRunner(database: Database): { runner: ReactNode; offer: ReactNode } {
  const { loadSync } = useAppContext();
  const [Runner, setRunner] = useState<ComponentType>();
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    let isGone = false;
    let isLoading = false;
    const load = (isNeeded: (part: SyncPart | undefined) => boolean) => {
      if (isGone || isLoading || !loadSync || !isNeeded(syncPartOf(database))) return;
      isLoading = true;
      loadSync().then(
        ({ SyncRunner }) => !isGone && setRunner(() => SyncRunner),
        // Offline right after an update, it comes with the next page.
        () => (isLoading = false),
      );
    };
    const start = () => {
      load((part) => part !== undefined);
      if (isGone || !loadSync || syncPartOf(database) === 'on') return;
      import('../settings/SyncOffer').then(
        (loaded) => !isGone && setOffer(() => loaded.default),
        () => {},
      );
    };
    whenIdle(start, { timeout: maxIdleMs });
    // Another tab turned it on.
    const follow = () => load((part) => part === 'on');
    window.addEventListener('storage', follow);
    return () => {
      isGone = true;
      window.removeEventListener('storage', follow);
    };
  }, [database, loadSync]);
  return { runner: Runner ? createElement(Runner) : null, offer: Offer ? createElement(Offer) : null };
}
