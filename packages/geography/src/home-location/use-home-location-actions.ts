import { attempted, notify, toldWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import type { HomeLocation } from './home-location';
import { useHomeLocationStore } from './home-location-store';

/** Sets or forgets where the person travels from, told in a notification. */
export function useHomeLocationActions() {
  const store = useHomeLocationStore();
  return useMemo(
    () => ({
      /** @returns whether it is stored */
      set: (homeLocation: HomeLocation): boolean => {
        const stored = attempted(() => {
          store.set(homeLocation);
          return true;
        });
        if (stored) notify.success(`Distances are measured from ${homeLocation.locationText} now.`);
        return stored ?? false;
      },

      clear: (): void => {
        toldWithUndo('Forgot where you travel from.', () => store.clear());
      },
    }),
    [store],
  );
}
