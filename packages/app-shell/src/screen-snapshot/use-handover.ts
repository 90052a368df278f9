import { useEffect, useLayoutEffect, useRef } from 'react';
import type { handOver } from '@keepmark/first-paint/hand-over';
import { handoverCode } from './load-handover';

/** Takes over what someone did on the snapshot of the screen: at the same time as the screen, a press once all of it runs. */
export function useHandover(): void {
  const handover = useRef<ReturnType<typeof handOver>>(undefined);
  useLayoutEffect(() => {
    let isGone = false;
    void handoverCode?.then((code) => (handover.current = isGone ? undefined : code?.handOver()));
    return () => {
      isGone = true;
      handover.current?.stop();
    };
  }, []);
  // After the effects of the whole page, such as its shortcuts.
  useEffect(() => void handoverCode?.then(() => handover.current?.answer()), []);
}
