import { wrapLongitude } from '@keepmark/map/geometry';
import type { Geometry, Position } from 'geojson';
import type { Track, TrackKind, TrackPoint } from '../place-track/track';

/** The shape of a feature: where it is, and its track if it has lines. */
export interface FeatureShape {
  readonly position: Position | null;
  readonly track?: Track;
  /** What of the shape isn't imported. */
  readonly remark?: string;
}

type Line = readonly Position[];

/** A longitude between -180 and 180: shapes across the antimeridian go on beyond it. What is far beyond stays wrong. */
const wrapped = (longitude: number): number => (Math.abs(longitude) > 540 ? longitude : wrapLongitude(longitude));

/** The longitudes of a ring without the jump from 179 to -179 of one that crosses the antimeridian. */
function unbroken(ring: Line): number[] {
  let turns = 0;
  return ring.map(([longitude = Number.NaN], at) => {
    const step = longitude - (ring[at - 1]?.[0] ?? longitude);
    // A step of 360 is the side of a map of the world.
    if (Math.abs(step) > 180 && Math.abs(step) < 360) turns += Math.round(step / 360);
    return longitude - 360 * turns;
  });
}

// Math.min(...values) fails on rings with very many points.
const middle = (values: readonly number[]) =>
  (values.reduce((low, value) => Math.min(low, value), Infinity) +
    values.reduce((high, value) => Math.max(high, value), -Infinity)) /
  2;

/** The center of a ring's bounding box, also of one across the antimeridian. */
const centerOf = (ring: Line): Position => [
  wrapped(middle(unbroken(ring))),
  middle(ring.map(([, latitude = Number.NaN]) => latitude)),
];

/** Whether a ring touches this side of the antimeridian, as areas do that are cut there. */
const isCutAt = (ring: Line, side: 180 | -180) => ring.some(([longitude]) => longitude === side);

/** The first area that rings show, with its other half where it is cut at the antimeridian, as the format asks. */
function areaOf(rings: readonly Line[]): { ring: Line; partCount: number } {
  const [first = [], ...others] = rings;
  const side = isCutAt(first, 180) ? 180 : -180;
  if (!isCutAt(first, side) || isCutAt(first, side === 180 ? -180 : 180))
    return { ring: first, partCount: rings.length };
  const halves = others.filter((ring) => isCutAt(ring, side === 180 ? -180 : 180) && !isCutAt(ring, side));
  const ring = [first, ...halves.map((half) => half.map(([x = 0, y = 0]) => [x + 2 * side, y]))].flat();
  return { ring, partCount: rings.length - halves.length };
}

interface Parts {
  readonly points: Position[];
  readonly rings: Line[];
  readonly lines: Line[];
}

function collectParts(geometry: Geometry, parts: Parts): void {
  switch (geometry.type) {
    case 'Point':
      parts.points.push(geometry.coordinates);
      break;
    case 'MultiPoint':
      parts.points.push(...geometry.coordinates);
      break;
    case 'LineString':
      parts.lines.push(geometry.coordinates);
      break;
    case 'MultiLineString':
      parts.lines.push(...geometry.coordinates);
      break;
    case 'Polygon':
      parts.rings.push(geometry.coordinates[0] ?? []);
      break;
    case 'MultiPolygon':
      parts.rings.push(...geometry.coordinates.map(([ring = []]) => ring));
      break;
    case 'GeometryCollection':
      for (const part of geometry.geometries) collectParts(part, parts);
      break;
    default:
      geometry satisfies never;
  }
}

/** The times of each line, as togeojson and our exports write them; empty where they don't fit the line. */
function timesOf(times: unknown, lines: readonly Line[]): readonly (readonly unknown[])[] {
  const list: readonly unknown[] = Array.isArray(times) ? (times as unknown[]) : [];
  const perLine = list.some(Array.isArray) ? list : [list];
  return lines.map(({ length }, at) => {
    const own = perLine[at];
    return Array.isArray(own) && own.length === length ? (own as unknown[]) : [];
  });
}

/** Milliseconds of a time in a file; null if it isn't one. */
export function timeMsOf(time: unknown): number | null {
  const ms = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

const isOnEarth = ([longitude, latitude]: Position) =>
  Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(wrapped(longitude ?? Number.NaN)) <= 180;

/** Points at 0, 0, which devices write before they know where they are, in a track that is elsewhere. */
export function withoutNowhere<Point extends { readonly latitude: number; readonly longitude: number }>(
  segments: readonly (readonly Point[])[],
): Point[][] {
  const isFar = ({ latitude, longitude }: Point) => Math.abs(latitude) > 1 || Math.abs(longitude) > 1;
  const isElsewhere = segments.some((segment) => segment.some(isFar));
  return segments
    .map((segment) => segment.filter(({ latitude, longitude }) => !isElsewhere || latitude !== 0 || longitude !== 0))
    .filter((segment) => segment.length > 0);
}

const pointCount = (segments: readonly (readonly unknown[])[]) => segments.reduce((sum, { length }) => sum + length, 0);

/** The remark on points of a track that are skipped; empty for none. */
export function lostPointsRemark(read: readonly (readonly unknown[])[], left: readonly (readonly unknown[])[]): string {
  const lost = pointCount(read) - pointCount(left);
  return lost === 0 ? '' : `Skipped ${lost} ${lost === 1 ? 'point' : 'points'} without a valid location`;
}

const trackPoint = ([longitude = 0, latitude = 0, elevation]: Position, time: unknown): TrackPoint => ({
  latitude,
  longitude: wrapped(longitude),
  elevationMeters: typeof elevation === 'number' && Number.isFinite(elevation) ? elevation : null,
  timeMs: timeMsOf(time),
});

function trackOf(lines: readonly Line[], times: unknown, kind: TrackKind): Track | undefined {
  const timesPerLine = timesOf(times, lines);
  const onEarth = lines
    .map((line, at) => line.map((position, index) => ({ position, time: timesPerLine[at]?.[index] })))
    .map((line) => line.filter(({ position }) => isOnEarth(position)))
    .map((line) => line.map(({ position, time }) => trackPoint(position, time)));
  const segments = withoutNowhere(onEarth);
  return segments.length > 0 ? { kind, segments } : undefined;
}

/**
 * Reads a geometry: a point as it is, an area as its center, lines as a track from their first point.
 * @param times of the points of its lines
 */
export function shapeOf(geometry: Geometry | null | undefined, times?: unknown, kind?: TrackKind): FeatureShape {
  if (!geometry) return { position: null };
  const parts: Parts = { points: [], rings: [], lines: [] };
  collectParts(geometry, parts);
  const { ring, partCount } = areaOf(parts.rings);
  const hasTimes = Array.isArray(times) && times.length > 0;
  const track = trackOf(parts.lines, times, kind ?? (hasTimes ? 'track' : 'route'));
  const start = track?.segments[0]?.[0];
  const position =
    parts.points[0] ?? (ring.length > 0 ? centerOf(ring) : start ? [start.longitude, start.latitude] : null);
  const remark = [
    parts.points.length > 1
      ? `Only the first of its ${parts.points.length} points`
      : partCount > 1
        ? `Imported as the center of the first of its ${partCount} areas`
        : partCount > 0 && 'An area: imported as its center',
    lostPointsRemark(parts.lines, track?.segments ?? []),
  ]
    .filter(Boolean)
    .join('. ');
  return { position, ...(track && { track }), ...(remark && { remark }) };
}
