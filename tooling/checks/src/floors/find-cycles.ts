import type { Import } from './read-imports';

/** The cycles among files: each is every file that imports all others of it, over however many steps, sorted. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) {
    if (target !== undefined) targets.set(file, [...(targets.get(file) ?? []), target]);
  }
  const reached = new Map([...targets.keys()].map((file) => [file, filesReachedFrom(file, targets)]));
  const cycles = new Map<string, string[]>();
  for (const [file, others] of reached) {
    if (!others.has(file)) continue;
    const cycle = [...others].filter((other) => reached.get(other)?.has(file)).toSorted();
    cycles.set(cycle[0] ?? file, cycle);
  }
  return [...cycles.values()];
}

function filesReachedFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const target of targets.get(file) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      waiting.push(target);
    }
  }
  return reached;
}
