import type { settingTable } from '@keepmark/app-shell/settings-table';
import type { RowOf } from '@keepmark/local-store';
import type { Coordinates } from '@keepmark/map/geometry';

/** The user's home location: the travel-from location of the specification, section 3. In degrees. */
export interface HomeLocation {
  readonly locationText: string;
  readonly locationLat: number;
  readonly locationLng: number;
}

type Setting = RowOf<typeof settingTable>;

export const homeLocationGroup = 'travel-from';
const names = ['locationText', 'locationLat', 'locationLng'] as const;

const degrees = (text: string | undefined, limit: number): number | null => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Math.abs(value) <= limit ? value : null;
};

/** The home location in the settings; null when one of its three values is missing or invalid. */
export function homeLocationOf(settings: readonly Setting[]): HomeLocation | null {
  const byName = new Map(settings.map(({ settingName, settingValue }) => [settingName, settingValue]));
  const [locationText, latitude, longitude] = names.map((name) => byName.get(name));
  const [locationLat, locationLng] = [degrees(latitude, 90), degrees(longitude, 180)];
  if (!locationText || locationLat === null || locationLng === null) return null;
  return { locationText, locationLat, locationLng };
}

/** The settings that store a home location. */
export function homeLocationSettings(homeLocation: HomeLocation): Omit<Setting, 'internalId'>[] {
  return names.map((settingName) => ({
    settingGroup: homeLocationGroup,
    settingName,
    settingValue: String(homeLocation[settingName]),
  }));
}

export const coordinatesOf = ({ locationLat, locationLng }: HomeLocation): Coordinates => ({
  latitude: locationLat,
  longitude: locationLng,
});
