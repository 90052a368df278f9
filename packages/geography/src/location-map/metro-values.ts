import type { MetroArea } from '@keepmark/contracts';
import { distanceKm } from '@keepmark/map/geometry';
import { distanceUnit } from '@keepmark/ui/words';
import { coordinatesOf, type HomeLocation } from '../home-location/home-location';

/** What the map of metro areas can be colored by. */
export type MetroMeasure = 'jobs' | 'people' | 'counties' | 'land' | 'distance';

/** "People in cities", "Land, sq mi". */
export function metroMeasureLabel(measure: MetroMeasure): string {
  const { name, squareName } = distanceUnit();
  const labels: Record<MetroMeasure, string> = {
    jobs: 'Open jobs',
    people: 'People in cities',
    counties: 'Counties',
    land: `Land, ${squareName}`,
    distance: `Distance from home, ${name}`,
  };
  return labels[measure];
}

/** What values are made of, besides the areas. */
export interface MetroFigures {
  readonly homeLocation: HomeLocation | null;
  /** Open postings by CBSA code; undefined where they aren't shown or known. */
  readonly jobs?: ReadonlyMap<string, number> | undefined;
}

/** The value of each area by its CBSA code. Areas without a value are omitted. */
export function metroValues(
  areas: readonly MetroArea[],
  measure: MetroMeasure,
  { homeLocation, jobs }: MetroFigures,
): ReadonlyMap<string, number> {
  const { perKm } = distanceUnit();
  const valueOf: Record<MetroMeasure, (area: MetroArea) => number | null> = {
    jobs: ({ cbsaCode }) => jobs?.get(cbsaCode) ?? null,
    people: ({ cityPopulation }) => cityPopulation,
    counties: ({ countyCodes }) => countyCodes.length,
    land: ({ landAreaKm2 }) => landAreaKm2 && Math.round(landAreaKm2 * perKm ** 2),
    distance: (area) => homeLocation && Math.round(distanceKm(coordinatesOf(homeLocation), area) * perKm),
  };
  const values = new Map<string, number>();
  for (const area of areas) {
    const value = valueOf[measure](area);
    if (value !== null) values.set(area.cbsaCode, value);
  }
  return values;
}

/** The measures that have data, the one to start with first: the hand-written table has no land area, for example. */
export function offeredMeasures(areas: readonly MetroArea[], { homeLocation, jobs }: MetroFigures): MetroMeasure[] {
  const isOffered: Record<MetroMeasure, boolean> = {
    jobs: jobs !== undefined && jobs.size > 0,
    people: true,
    counties: true,
    land: areas.some(({ landAreaKm2 }) => landAreaKm2 !== null),
    distance: homeLocation !== null,
  };
  return (Object.keys(isOffered) as MetroMeasure[]).filter((measure) => isOffered[measure]);
}
