import { readFloorTable } from '../floors/floor-table';
import { NewFeatureError } from './feature-name';

/** Where features begin: they stand on the shell. */
const lowestFloor = 3;
const highestFloor = 6;
const usualFloor = 4;

/**
 * Puts a name into the table of docs/architecture.md. One that was planned there stays where it is.
 * @throws NewFeatureError when features cannot be on that floor, or the plan says another.
 */
export function placeOnFloor(
  markdown: string,
  name: string,
  wanted: number | undefined,
): { markdown: string; floor: number } {
  const planned = readFloorTable(markdown).get(name);
  if (planned !== undefined && wanted !== undefined && planned !== wanted) {
    throw new NewFeatureError(
      `${name} is planned for floor ${planned} in docs/architecture.md: leave out --floor, or change the plan.`,
    );
  }
  const floor = planned ?? wanted ?? usualFloor;
  if (!Number.isInteger(floor) || floor < lowestFloor || floor > highestFloor) {
    throw new NewFeatureError(
      `Features are on floors ${lowestFloor} to ${highestFloor} (docs/architecture.md): choose one with --floor=${usualFloor}.`,
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
