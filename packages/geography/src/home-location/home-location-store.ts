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

/** The location of a database. Both throw the store's errors, whose messages a person can act on. */
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
      return database.undoable('Forgot where you travel from', () =>
        settings.delete({ settingGroup: homeLocationGroup }),
      );
    },
  };
}

export type HomeLocationStore = ReturnType<typeof createHomeLocationStore>;

export function useHomeLocationStore(): HomeLocationStore {
  const database = useDatabase();
  return useMemo(() => createHomeLocationStore(database), [database]);
}

/** Where the person's ways begin, for a map's `origin`: the same object while it has not changed. */
export function useHomeOrigin(): MapOrigin | undefined {
  const homeLocation = useHomeLocation();
  return useMemo(
    () => (homeLocation ? { label: homeLocation.locationText, ...coordinatesOf(homeLocation) } : undefined),
    [homeLocation],
  );
}

/** Where the person's ways begin, kept current; null until they have said so. */
export function useHomeLocation(): HomeLocation | null {
  const settings = useRows(settingTable, { where: { settingGroup: homeLocationGroup } });
  return useMemo(() => homeLocationOf(settings), [settings]);
}
