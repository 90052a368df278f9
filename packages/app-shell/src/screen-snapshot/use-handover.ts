import { useEffect, useLayoutEffect, useRef } from 'react';
import { snapshotActions } from '@keepmark/first-paint/screen-snapshot';
import type { handOver } from '@keepmark/first-paint/hand-over';

/** Comes while the screen loads, where the page has shown a snapshot. Without it, what someone did on that is lost. */
const loading = snapshotActions() ? import('@keepmark/first-paint/hand-over').catch(() => undefined) : undefined;

/** Takes over what someone did on the snapshot of the screen: at the same time as the screen, a press once all of it runs. */
export function useHandover(): void {
  const handover = useRef<ReturnType<typeof handOver>>(undefined);
  useLayoutEffect(() => {
    let isGone = false;
    void loading?.then((code) => (handover.current = isGone ? undefined : code?.handOver()));
    return () => {
      isGone = true;
      handover.current?.stop();
    };
  }, []);
  // After the effects of the whole page, such as its shortcuts.
  useEffect(() => void loading?.then(() => handover.current?.answer()), []);
}
