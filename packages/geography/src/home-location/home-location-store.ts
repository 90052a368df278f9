import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import type { MapOrigin } from '@keepmark/map';
import { useMemo } from 'react';
import { settingTable } from '@keepmark/app-shell/settings-table';
import {
  coordinatesOf,
  type HomeLocation,
  homeLocationGroup,
  homeLocationOf,
  homeLocationSettings,
} from './home-location';

/** Reads and writes the home location. Both functions throw the store's errors, whose messages say what to do. */
export function createHomeLocationStore(database: Database) {
  const settings = database.table(settingTable);
  return {
    set(homeLocation: HomeLocation): void {
      database.transaction(() => {
        for (const setting of homeLocationSettings(homeLocation)) {
          const { settingGroup, settingName } = setting;
          settings.insertOrUpdate({ settingGroup, settingName }, setting);
        }
      });
    },

    clear(): Undo {
      return database.undoable('Deleted home location', () => settings.delete({ settingGroup: homeLocationGroup }));
    },
  };
}

export type HomeLocationStore = ReturnType<typeof createHomeLocationStore>;

export function useHomeLocationStore(): HomeLocationStore {
  const database = useDatabase();
  return useMemo(() => createHomeLocationStore(database), [database]);
}

/** The home location as a map's `origin`; the same object until it changes. */
export function useHomeOrigin(): MapOrigin | undefined {
  const homeLocation = useHomeLocation();
  return useMemo(
    () =>
      homeLocation ? { label: homeLocation.locationText, isHome: true, ...coordinatesOf(homeLocation) } : undefined,
    [homeLocation],
  );
}

/** The home location; null until it is set. Renders again when it changes. */
export function useHomeLocation(): HomeLocation | null {
  const settings = useRows(settingTable, { where: { settingGroup: homeLocationGroup } });
  return useMemo(() => homeLocationOf(settings), [settings]);
}
