import type { Database, Undo } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import type { MapOrigin } from '@keepmark/map';
import { useMemo } from 'react';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { coordinatesOf, type TravelFrom, travelFromGroup, travelFromOf, travelFromSettings } from './travel-from';

/** The location of a database. Both throw the store's errors, whose messages a person can act on. */
export function createTravelFromStore(database: Database) {
  const settings = database.table(settingTable);
  return {
    set(travelFrom: TravelFrom): void {
      database.transaction(() => {
        for (const setting of travelFromSettings(travelFrom)) {
          const { settingGroup, settingName } = setting;
          settings.insertOrUpdate({ settingGroup, settingName }, setting);
        }
      });
    },

    clear(): Undo {
      return database.undoable('Forgot where you travel from', () =>
        settings.delete({ settingGroup: travelFromGroup }),
      );
    },
  };
}

export type TravelFromStore = ReturnType<typeof createTravelFromStore>;

export function useTravelFromStore(): TravelFromStore {
  const database = useDatabase();
  return useMemo(() => createTravelFromStore(database), [database]);
}

/** Where the person's ways begin, for a map's `origin`: the same object while it has not changed. */
export function useTravelOrigin(): MapOrigin | undefined {
  const travelFrom = useTravelFrom();
  return useMemo(
    () => (travelFrom ? { label: travelFrom.locationText, ...coordinatesOf(travelFrom) } : undefined),
    [travelFrom],
  );
}

/** Where the person's ways begin, kept current; null until they have said so. */
export function useTravelFrom(): TravelFrom | null {
  const settings = useRows(settingTable, { where: { settingGroup: travelFromGroup } });
  return useMemo(() => travelFromOf(settings), [settings]);
}
