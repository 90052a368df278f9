import { settingTable } from '@keepmark/app-shell/settings-table';
import type { GeocodedLocation } from '@keepmark/contracts';
import type { Database } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import type { Coordinates } from '@keepmark/map/geometry';
import { useCallback } from 'react';
import { areaName, isArea } from './typed-street';

const settingGroup = 'city-centers';

/** Degrees to about ten meters, so that a pin that was moved is no center anymore. */
const nameOf = ({ latitude, longitude }: Coordinates): string => `${latitude.toFixed(4)},${longitude.toFixed(4)}`;

/** Remembers that these coordinates are the center of a city, a state or a country, and not an address. */
export function rememberCenter(database: Database, found: GeocodedLocation): void {
  if (!isArea(found)) return;
  const key = { settingGroup, settingName: nameOf(found) };
  const settings = database.table(settingTable);
  if (settings.count(key) === 0) settings.insert({ ...key, settingValue: areaName(found) });
}

/** Remembers centers in the database of the screen. */
export function useRememberCenter(): (found: GeocodedLocation) => void {
  const database = useDatabase();
  return useCallback((found) => rememberCenter(database, found), [database]);
}

/** The area that this point is the center of; empty for an address, a pin, and where we don't know. */
export function useCenterOf(point: Coordinates | undefined): string {
  const settingName = point === undefined ? '' : nameOf(point);
  return useRows(settingTable, { where: { settingGroup, settingName }, limit: 1 })[0]?.settingValue ?? '';
}
