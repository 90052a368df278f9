import type { Position } from 'geojson';
import type { Bounds } from '../osm/osm';
import { isRing, joinLines, type Line, polygonsOf, signedArea } from './rings';

/** The land and the sea of an extract, as polygons. */
export interface LandAndSea {
  readonly land: Line[][];
  readonly sea: Line[][];
}

/**
 * Makes areas of the coastlines of an extract, which have the land on their left. Where a coastline ends inside the
 * extract, it goes on straight to the nearest edge. Without a coastline, everything is land.
 */
export function landAndSea(coastlines: readonly Line[], bounds: Bounds): LandAndSea {
  const frame = new Frame(bounds);
  const joined = joinLines(coastlines, { mayTurn: false }).flatMap((line) => frame.clip(line));
  const rings = joined.filter(isRing);
  const lines = frame.consistent(joined.filter((line) => !isRing(line)).map((line) => frame.reachEdges(line)));
  const largest = rings.toSorted((left, right) => Math.abs(signedArea(right)) - Math.abs(signedArea(left)))[0];
  // Without a line that crosses it, the frame is sea around islands, or land around bays.
  const isSeaAround = largest !== undefined && signedArea(largest) > 0;
  const around = (isWanted: boolean) => (lines.length === 0 && isWanted ? [frame.ring] : []);
  const turned = { rings: rings.map((ring) => ring.toReversed()), lines: lines.map((line) => line.toReversed()) };
  return {
    land: areasOnLeft(frame, lines, rings, around(!isSeaAround)),
    sea: areasOnLeft(frame, turned.lines, turned.rings, around(isSeaAround)),
  };
}

/** The parts of a line inside a rectangle. A ring that is wholly inside stays one. */
export const clipLine = (line: Line, bounds: Bounds): Line[] => new Frame(bounds).clip(line);

function areasOnLeft(frame: Frame, lines: readonly Line[], rings: readonly Line[], around: readonly Line[]): Line[][] {
  const outers = rings.filter((ring) => signedArea(ring) > 0);
  const holes = rings.filter((ring) => signedArea(ring) < 0);
  return polygonsOf([...around, ...frame.close(lines), ...outers], holes);
}

/** The rectangle of an extract. Places on its edge are numbers from 0 to 4, counterclockwise from the southwest. */
class Frame {
  readonly ring: Line;
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    const { west, south, east, north } = bounds;
    this.#bounds = bounds;
    this.ring = [0, 1, 2, 3, 0].map(
      (corner) => [corner === 1 || corner === 2 ? east : west, corner >= 2 ? north : south] satisfies Position,
    );
  }

  /** The parts of a line inside the rectangle. */
  clip(line: Line): Line[] {
    const parts: Position[][] = [];
    let part: Position[] = [];
    for (const [from, to] of pairs(this.#fromOutside(line))) {
      const inside = this.#inside(from, to);
      if (!inside) {
        if (part.length > 1) parts.push(part);
        part = [];
        continue;
      }
      if (part.length === 0) part.push(inside.from);
      part.push(inside.to);
      if (inside.leaves) {
        parts.push(part);
        part = [];
      }
    }
    if (part.length > 1) parts.push(part);
    return parts;
  }

  /** A line with both ends on the edge. */
  reachEdges(line: Line): Line {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return line;
    return [this.#pointAt(this.#edgePlace(first)), ...line, this.#pointAt(this.#edgePlace(last))];
  }

  /**
   * Lines that can bound areas: along the edge, where one begins another ends. An extract that is no rectangle cuts
   * coastlines off anywhere, so the shorter one of two that contradict each other goes.
   */
  consistent(lines: readonly Line[]): Line[] {
    const kept = [...lines];
    for (;;) {
      const ends = kept
        .flatMap((line) => [
          { line, place: this.#edgePlace(line[0]!), isStart: true },
          { line, place: this.#edgePlace(line.at(-1)!), isStart: false },
        ])
        .toSorted((left, right) => left.place - right.place);
      const wrong = ends.findIndex(({ isStart }, index) => isStart === ends.at(index - 1)?.isStart);
      if (wrong === -1) return kept;
      const [one, other] = [ends[wrong]!.line, ends.at(wrong - 1)!.line];
      kept.splice(kept.indexOf(one.length < other.length ? one : other), 1);
    }
  }

  /** The rings of lines from edge to edge, closed counterclockwise along the edge, so that each has its left inside. */
  close(lines: readonly Line[]): Line[] {
    const rest = new Set(lines);
    const rings: Line[] = [];
    for (const first of lines) {
      if (!rest.has(first)) continue;
      const ring: Position[] = [];
      let line: Line | undefined = first;
      while (line && rest.delete(line)) {
        ring.push(...line);
        const end = this.#edgePlace(line.at(-1)!);
        const open: Line[] = [first, ...rest];
        const next: Line = open.toSorted((left, right) => this.#way(end, left) - this.#way(end, right))[0]!;
        ring.push(...this.#cornersOnWay(end, this.#way(end, next)));
        line = next === first ? undefined : next;
      }
      rings.push([...ring, ring[0]!]);
    }
    return rings;
  }

  /** How far along the edge a line begins after a place. */
  #way(from: number, line: Line): number {
    return (this.#edgePlace(line[0]!) - from + 4) % 4;
  }

  #cornersOnWay(from: number, way: number): Position[] {
    const corners: Position[] = [];
    for (let corner = Math.floor(from) + 1; corner <= from + way; corner += 1) corners.push(this.#pointAt(corner % 4));
    return corners;
  }

  /** A ring that leaves the rectangle is followed from a point outside it. */
  #fromOutside(line: Line): Line {
    if (!isRing(line)) return line;
    const start = line.findIndex((point) => !this.#has(point));
    return start <= 0 ? line : [...line.slice(start), ...line.slice(1, start + 1)];
  }

  #has([x = 0, y = 0]: Position): boolean {
    const { west, south, east, north } = this.#bounds;
    return x >= west && x <= east && y >= south && y <= north;
  }

  /** The part of a segment inside the rectangle (Liang and Barsky). */
  #inside([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position) {
    const { west, south, east, north } = this.#bounds;
    const [dx, dy] = [x2 - x1, y2 - y1];
    let [enter, leave] = [0, 1];
    for (const [change, room] of [
      [-dx, x1 - west],
      [dx, east - x1],
      [-dy, y1 - south],
      [dy, north - y1],
    ] as const) {
      if (change === 0 && room < 0) return undefined;
      if (change < 0) enter = Math.max(enter, room / change);
      if (change > 0) leave = Math.min(leave, room / change);
    }
    if (enter > leave) return undefined;
    const at = (share: number): Position => [x1 + share * dx, y1 + share * dy];
    return { from: at(enter), to: leave === 1 ? ([x2, y2] satisfies Position) : at(leave), leaves: leave < 1 };
  }

  #edgePlace([x = 0, y = 0]: Position): number {
    const { west, south, east, north } = this.#bounds;
    const across = Math.min(1, Math.max(0, (x - west) / (east - west)));
    const up = Math.min(1, Math.max(0, (y - south) / (north - south)));
    const nearest = Math.min(y - south, east - x, north - y, x - west);
    if (nearest === y - south) return across;
    if (nearest === east - x) return 1 + up;
    return nearest === north - y ? 3 - across : (4 - up) % 4;
  }

  #pointAt(place: number): Position {
    const [from, to] = [this.ring[Math.floor(place) % 4]!, this.ring[(Math.floor(place) % 4) + 1]!];
    const share = place - Math.floor(place);
    return [from[0]! + share * (to[0]! - from[0]!), from[1]! + share * (to[1]! - from[1]!)];
  }
}

const pairs = (line: Line): [Position, Position][] => line.slice(1).map((point, index) => [line[index]!, point]);
