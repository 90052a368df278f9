import { kmPerMile, type MetroArea } from '@keepmark/contracts';
import { distanceKm } from '@keepmark/map/geometry';
import { coordinatesOf, type HomeLocation } from '../home-location/home-location';

/** What the map of metro areas can be colored by. */
export const metroMeasures = {
  counties: 'Counties',
  land: 'Land, sq mi',
  distance: 'Distance from home, miles',
} as const;
export type MetroMeasure = keyof typeof metroMeasures;

/** The value of each area by its CBSA code. Areas without a value are omitted. */
export function metroValues(
  areas: readonly MetroArea[],
  measure: MetroMeasure,
  homeLocation: HomeLocation | null,
): ReadonlyMap<string, number> {
  const valueOf = (area: MetroArea): number | null => {
    if (measure === 'counties') return area.countyCodes.length;
    if (measure === 'land') return area.landAreaKm2 && Math.round(area.landAreaKm2 / kmPerMile ** 2);
    return homeLocation && Math.round(distanceKm(coordinatesOf(homeLocation), area) / kmPerMile);
  };
  const values = new Map<string, number>();
  for (const area of areas) {
    const value = valueOf(area);
    if (value !== null) values.set(area.cbsaCode, value);
  }
  return values;
}

/** The measures that have data: the hand-written table has no land area, and distance needs a home location. */
export function offeredMeasures(areas: readonly MetroArea[], homeLocation: HomeLocation | null): MetroMeasure[] {
  const isOffered: Record<MetroMeasure, boolean> = {
    counties: true,
    land: areas.some(({ landAreaKm2 }) => landAreaKm2 !== null),
    distance: homeLocation !== null,
  };
  return (Object.keys(metroMeasures) as MetroMeasure[]).filter((measure) => isOffered[measure]);
}
