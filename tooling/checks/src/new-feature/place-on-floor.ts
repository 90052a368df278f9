import { featureFloors, isFeatureFloor, readFloorTable } from '../floors/floor-table';
import { NewFeatureError } from './feature-name';

const usualFloor = 4;

/**
 * Adds a name to the table of docs/architecture.md. A planned one stays on its floor.
 * @throws NewFeatureError when the floor isn't one for features, or differs from the plan.
 */
export function placeOnFloor(
  markdown: string,
  name: string,
  wanted: number | undefined,
): { markdown: string; floor: number } {
  const planned = readFloorTable(markdown).get(name);
  if (planned !== undefined && wanted !== undefined && planned !== wanted) {
    throw new NewFeatureError(
      `${name} is planned for floor ${planned} in docs/architecture.md: omit --floor, or change the plan.`,
    );
  }
  const floor = planned ?? wanted ?? usualFloor;
  if (!Number.isInteger(floor) || !isFeatureFloor(floor)) {
    throw new NewFeatureError(
      `Features are on floors ${featureFloors.lowest} to ${featureFloors.highest} (docs/architecture.md): choose one with --floor=${usualFloor}.`,
    );
  }
  return { floor, markdown: planned === undefined ? addToRow(markdown, floor, name) : markdown };
}

function addToRow(markdown: string, floor: number, name: string): string {
  const row = new RegExp(`^(\\|\\s*${floor}\\s*\\|)([^|]*)\\|`, 'm');
  if (!row.test(markdown)) {
    throw new NewFeatureError(`The table of docs/architecture.md has no row for floor ${floor}: add one.`);
  }
  return markdown.replace(row, (_, start: string, cell: string) => `${start} ${cell.trim()}, ${name} |`);
}
