import { findCycles } from './find-cycles';
import type { KnownCycle } from './known-cycles';
import type { Import } from './read-imports';

const shownFiles = 5;

/** A sentence for each cycle that is not known, for each known one that grew, and for each that is gone. */
export function judgeCycles(imports: readonly Import[], knownCycles: readonly KnownCycle[]): string[] {
  const cycles = findCycles(imports);
  const isKnown = (cycle: readonly string[]) =>
    knownCycles.some(({ file, fileCount }) => cycle.includes(file) && cycle.length <= fileCount);
  const problems = cycles
    .filter((cycle) => !isKnown(cycle))
    .map((cycle) => `${listed(cycle)} import each other. Move what they share into a file that imports none of them.`);
  const outdated = knownCycles
    .filter(({ file }) => !cycles.some((cycle) => cycle.includes(file)))
    .map(({ file }) => `${file} is in no cycle. Delete it from tooling/checks/src/floors/known-cycles.ts.`);
  return [...problems, ...outdated];
}

function listed(cycle: readonly string[]): string {
  const more = cycle.length - shownFiles;
  return `${cycle.slice(0, shownFiles).join(', ')}${more > 0 ? ` and ${more} more files` : ''}`;
}
