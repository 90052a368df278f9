import { tryAndNotify, notify, changeWithUndo } from '@keepmark/ui';
import { useMemo } from 'react';
import type { HomeLocation } from './home-location';
import { useHomeLocationStore } from './home-location-store';

/** Sets or deletes the home location and shows a notification. */
export function useHomeLocationActions() {
  const store = useHomeLocationStore();
  return useMemo(
    () => ({
      /** @returns whether the location is stored */
      set: (homeLocation: HomeLocation): boolean => {
        const stored = tryAndNotify(() => {
          store.set(homeLocation);
          return true;
        });
        if (stored) notify.success(`Home location set to ${homeLocation.locationText}.`);
        return stored ?? false;
      },

      clear: (): void => {
        changeWithUndo('Deleted home location.', () => store.clear());
      },
    }),
    [store],
  );
}
