import type { Position } from 'geojson';
import { clipLine } from './coast';
import type { Bounds } from '../osm/osm';
import { isRing, joinLines, type Line } from './rings';

/** The outlines are off by about as much. Nearer to a coastline of the extract, theirs is the same coast, drawn worse. */
const nearKm = 3;
/** A coastline that ends is joined to one that starts within this distance. */
const maxKmToNext = 15;
const kmPerDegree = 111.32;

/** Coastlines that go on around an extract, and the rectangle in which they are known. */
export interface CoastAround {
  readonly coastlines: readonly Line[];
  readonly bounds: Bounds;
}

/**
 * Continues the coastlines of an extract with those of the outline map, so that the two maps meet without a jump. An
 * extract is rarely a rectangle: inside its rectangle, too, there are coasts that only the outlines have.
 * @param coastlines of the extract, with the land on their left
 * @param outlines rings of the outline map, with the land on their left
 */
export function coastAround(coastlines: readonly Line[], bounds: Bounds, outlines: readonly Line[]): CoastAround {
  const known = joinLines(coastlines, { mayTurn: false });
  if (known.length === 0) return { coastlines, bounds };
  const around = frameAround(known, bounds);
  const mainland = new NearbyCells(known.filter((line) => !isRing(line)));
  const anywhere = new NearbyCells(known);
  const pieces = outlines
    .flatMap((outline) => clipLine(outline, around))
    .flatMap((line) => {
      const points = withSmallSteps(line);
      // An island comes completely from the extract or the outlines. A coast that leaves the frame is cut where it comes near.
      if (isRing(line))
        return points.some((point) => anywhere.has(point)) ? [] : [{ line, isCut: [false, false] as const }];
      return piecesAwayFrom(mainland, points);
    });
  const open = known.filter((line) => !isRing(line));
  const { links, linked } = linkEnds(open, pieces);
  // An outline that stays cut off belongs to a coast that the extract draws elsewhere.
  const kept = pieces.filter(
    ({ line, isCut: [atStart, atEnd] }) => (!atStart || linked.has(line[0]!)) && (!atEnd || linked.has(line.at(-1)!)),
  );
  return { coastlines: [...known, ...links, ...kept.map(({ line }) => line)], bounds: around };
}

/** Everything that the extract has of the coast, with a margin to return to the outlines. */
function frameAround(lines: readonly Line[], bounds: Bounds): Bounds {
  let { west, south, east, north } = bounds;
  for (const line of lines)
    for (const [x = 0, y = 0] of line) {
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
  const up = (2 * nearKm) / kmPerDegree;
  const across = up / widthOfDegree((south + north) / 2);
  return {
    west: Math.max(-180, west - across),
    south: Math.max(-85, south - up),
    east: Math.min(180, east + across),
    north: Math.min(85, north + up),
  };
}

const widthOfDegree = (latitude: number): number => Math.max(0.05, Math.cos((latitude * Math.PI) / 180));

function distanceKm([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  return Math.hypot((x2 - x1) * widthOfDegree((y1 + y2) / 2), y2 - y1) * kmPerDegree;
}

const stepKm = nearKm / 6;

/** A line with points at least this often. */
function withSmallSteps(line: Line): Line {
  return line.flatMap((point, index) => {
    const before = line[index - 1];
    if (!before) return [point];
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [before, point];
    const steps = Math.max(1, Math.ceil(distanceKm(before, point) / stepKm));
    return Array.from({ length: steps }, (_, step): Position => {
      const share = (step + 1) / steps;
      return share === 1 ? point : [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
    });
  });
}

/** Which points are near to some lines, in small cells. */
class NearbyCells {
  readonly #cells = new Set<string>();

  constructor(lines: readonly Line[]) {
    for (const line of lines) for (const point of withSmallSteps(line)) this.#cells.add(this.#cellOf(point).join());
  }

  has(point: Position): boolean {
    if (this.#cells.size === 0) return false;
    const [column, row] = this.#cellOf(point);
    const reach = Math.round(nearKm / stepKm);
    for (let right = -reach; right <= reach; right += 1)
      for (let up = -reach; up <= reach; up += 1)
        if (right * right + up * up <= reach * reach && this.#cells.has(`${column + right},${row + up}`)) return true;
    return false;
  }

  #cellOf([x = 0, y = 0]: Position): [column: number, row: number] {
    const row = Math.floor((y * kmPerDegree) / stepKm);
    // As wide for a whole degree, so that cells lie in columns.
    return [Math.floor((x * kmPerDegree * widthOfDegree(Math.round(y))) / stepKm), row];
  }
}

interface Piece {
  readonly line: Line;
  /** Whether its start and its end are where an outline was cut, and not at the edge. */
  readonly isCut: readonly [atStart: boolean, atEnd: boolean];
}

function piecesAwayFrom(cells: NearbyCells, points: Line): Piece[] {
  const pieces: Piece[] = [];
  let start: number | undefined;
  points.forEach((point, index) => {
    const isAway = !cells.has(point);
    if (isAway) start ??= index;
    if (start === undefined || (isAway && index < points.length - 1)) return;
    const end = isAway ? index + 1 : index;
    if (end - start > 1) pieces.push({ line: points.slice(start, end), isCut: [start > 0, end < points.length] });
    start = undefined;
  });
  return pieces;
}

/** Links each end of a coastline to the nearest line that begins where a coastline is missing, the shortest first. */
function linkEnds(open: readonly Line[], pieces: readonly Piece[]): { links: Line[]; linked: Set<Position> } {
  const ends = [...open, ...pieces.filter(({ isCut }) => isCut[1]).map(({ line }) => line)];
  const starts = [...open, ...pieces.filter(({ isCut }) => isCut[0]).map(({ line }) => line)];
  const isOpen = new Set(open);
  const candidates = ends
    .flatMap((from) =>
      starts
        // Two pieces of the outlines were cut apart by the extract's own coast.
        .filter((to) => to !== from && (isOpen.has(from) || isOpen.has(to)))
        .map((to) => ({ from: from.at(-1)!, to: to[0]!, km: distanceKm(from.at(-1)!, to[0]!) })),
    )
    .filter(({ km }) => km <= maxKmToNext)
    .toSorted((left, right) => left.km - right.km);
  const linked = new Set<Position>();
  const links: Line[] = [];
  for (const { from, to } of candidates) {
    if (linked.has(from) || linked.has(to)) continue;
    linked.add(from).add(to);
    links.push([from, to]);
  }
  return { links, linked };
}
