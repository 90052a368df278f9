import type { WorkspacePackage } from '../workspace';

/** The floor of each package by its folder name, and of all apps by "apps". */
export type FloorTable = ReadonlyMap<string, number>;

/** Features stand on the shell and below the suite. */
export const featureFloors = { lowest: 3, highest: 6 } as const;

const row =
  /^\|\s*(?<floor>\d+)\s*\|\s*(?<names>[^|(]+)(?:\((?<under>[\w-]+(?: and [\w-]+)*) lies? under it\))?\s*\|/gm;

/**
 * Reads the table of docs/architecture.md, with rows such as `| 5 | jobs, contacts |`. In "(contracts lies under it)",
 * or "(contracts and first-paint lie under it)", the names are half a floor below their row.
 */
export function readFloorTable(markdown: string): FloorTable {
  const floors = [...markdown.matchAll(row)].flatMap(({ groups: { floor, names = '', under = '' } = {} }) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, Number(floor) - (under.split(' and ').includes(name) ? 0.5 : 0)] as const),
  );
  return new Map(floors);
}

/** Tooling is above everything and may import all of it. A package that isn't in the table has no floor. */
export function floorOf(table: FloorTable, { kind, shortName }: WorkspacePackage): number | undefined {
  if (kind === 'tooling') return Number.POSITIVE_INFINITY;
  return table.get(kind === 'apps' ? 'apps' : shortName);
}

/** Whether the packages on this floor are features. */
export function isFeatureFloor(floor: number | undefined): boolean {
  return floor !== undefined && floor >= featureFloors.lowest && floor <= featureFloors.highest;
}
