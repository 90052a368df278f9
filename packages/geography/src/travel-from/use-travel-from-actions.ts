import { attempted, notify, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import type { TravelFrom } from './travel-from';
import { useTravelFromStore } from './travel-from-store';

/** Sets or forgets where the person travels from, told in a notification. */
export function useTravelFromActions() {
  const store = useTravelFromStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      set: (travelFrom: TravelFrom): boolean => {
        const stored = attempted(() => {
          store.set(travelFrom);
          return true;
        });
        if (stored) notify.success(`Distances are measured from ${travelFrom.locationText} now.`);
        return stored ?? false;
      },

      clear: (): void => {
        toldWithUndo('Forgot where you travel from.', () => store.clear());
      },
    }),
    [store],
  );
}
