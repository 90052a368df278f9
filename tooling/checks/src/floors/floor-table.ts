import type { WorkspacePackage } from '../workspace';

/** The floor of each package by its folder name, and of all apps by "apps". */
export type FloorTable = ReadonlyMap<string, number>;

const row = /^\|\s*(?<floor>\d+)\s*\|\s*(?<names>[^|(]+)(?:\((?<under>[\w-]+) lies under it\))?\s*\|/gm;

/**
 * Reads the table of docs/architecture.md, rows such as `| 5 | jobs, contacts |`. A name that is said in brackets to
 * lie under its row is half a floor lower.
 */
export function readFloorTable(markdown: string): FloorTable {
  const floors = [...markdown.matchAll(row)].flatMap(({ groups: { floor, names = '', under } = {} }) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => [name, Number(floor) - (name === under ? 0.5 : 0)] as const),
  );
  return new Map(floors);
}

/** Tooling stands above everything and may look into it; a package that is not in the table has no floor. */
export function floorOf(table: FloorTable, { kind, shortName }: WorkspacePackage): number | undefined {
  if (kind === 'tooling') return Number.POSITIVE_INFINITY;
  return table.get(kind === 'apps' ? 'apps' : shortName);
}
