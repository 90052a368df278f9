import type { Position } from 'geojson';

/** Points from one end to the other. */
export type Line = readonly Position[];

const keyOf = (point: Position | undefined): string => `${point?.[0]},${point?.[1]}`;

/** Whether a line ends where it begins and has an inside. */
export const isRing = (line: Line): boolean => line.length >= 4 && keyOf(line[0]) === keyOf(line.at(-1));

/**
 * Joins lines that continue each other. Lines of a multipolygon may be turned around, those of a coast must not: their
 * direction says where the land is.
 */
export function joinLines(lines: readonly Line[], { mayTurn }: { mayTurn: boolean }): Line[] {
  const rest = new Set<Line>();
  const byEnd = new Map<string, Set<Line>>();
  const endsOf = (line: Line) => (mayTurn ? [keyOf(line[0]), keyOf(line.at(-1))] : [keyOf(line[0])]);
  const joined: Line[] = [];
  for (const line of lines) {
    if (line.length < 2) continue;
    if (isRing(line)) {
      joined.push(line);
      continue;
    }
    rest.add(line);
    for (const key of endsOf(line)) byEnd.set(key, (byEnd.get(key) ?? new Set()).add(line));
  }
  const take = (key: string): Line | undefined => {
    const [line] = byEnd.get(key) ?? [];
    if (line) drop(line);
    return line;
  };
  const drop = (line: Line): void => {
    rest.delete(line);
    for (const key of endsOf(line)) byEnd.get(key)?.delete(line);
  };
  // A coast is followed from a line that nothing leads to, so that none is cut in two.
  const starts = mayTurn ? [] : startsOf(rest);
  for (const start of [...starts, ...lines]) {
    if (!rest.has(start)) continue;
    drop(start);
    const whole = [...start];
    while (!isRing(whole)) {
      const end = keyOf(whole.at(-1));
      const next = take(end);
      if (!next) break;
      const turned = keyOf(next[0]) === end ? next : next.toReversed();
      for (const point of turned.slice(1)) whole.push(point);
    }
    joined.push(whole);
  }
  return joined;
}

function startsOf(lines: ReadonlySet<Line>): Line[] {
  const ends = new Set([...lines].map((line) => keyOf(line.at(-1))));
  return [...lines].filter((line) => !ends.has(keyOf(line[0])));
}

/** Twice the area in square degrees; positive for a ring that runs counterclockwise. */
export function signedArea(ring: Line): number {
  let doubled = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[index] ?? [];
    doubled += x1 * y2 - x2 * y1;
  }
  return doubled;
}

/** Whether a point is inside a ring: how often a line to the east crosses it. */
export function isInside([x = 0, y = 0]: Position, ring: Line): boolean {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[index] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Polygons of outer rings, each with the holes that are inside it. A hole outside all of them is dropped. */
export function polygonsOf(outers: readonly Line[], holes: readonly Line[]): Line[][] {
  const polygons = outers.map((outer) => [outer]);
  const smallestFirst = polygons.toSorted(
    (left, right) => Math.abs(signedArea(left[0]!)) - Math.abs(signedArea(right[0]!)),
  );
  for (const hole of holes) {
    const [first] = hole;
    if (first) smallestFirst.find(([outer]) => isInside(first, outer!))?.push(hole);
  }
  return polygons;
}
