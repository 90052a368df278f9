import { findCycles } from './find-cycles';
import type { Import } from './read-imports';

const shownFiles = 5;

/** A sentence for each cycle of files. */
export function judgeCycles(imports: readonly Import[]): string[] {
  return findCycles(imports).map(
    (cycle) => `${listed(cycle)} import each other. Move what they share into a file that imports none of them.`,
  );
}

function listed(cycle: readonly string[]): string {
  const more = cycle.length - shownFiles;
  return `${cycle.slice(0, shownFiles).join(', ')}${more > 0 ? ` and ${more} more files` : ''}`;
}
