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

/** The center of a ring's bounding box. */
const centerOf = (ring: readonly Position[]): Position => {
  const [longitudes, latitudes] = [0, 1].map((axis) => ring.map((position) => position[axis] ?? Number.NaN));
  // Math.min(...values) fails on rings with very many points.
  const middle = (values: readonly number[] = []) =>
    (values.reduce((low, value) => Math.min(low, value), Infinity) +
      values.reduce((high, value) => Math.max(high, value), -Infinity)) /
    2;
  return [middle(longitudes), middle(latitudes)];
};

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
  Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180;

const trackPoint = ([longitude = 0, latitude = 0, elevation]: Position, time: unknown): TrackPoint => ({
  latitude,
  longitude,
  elevationMeters: typeof elevation === 'number' && Number.isFinite(elevation) ? elevation : null,
  timeMs: timeMsOf(time),
});

function trackOf(lines: readonly Line[], times: unknown, kind: TrackKind): Track | undefined {
  const timesPerLine = timesOf(times, lines);
  const segments = lines
    .map((line, at) => line.map((position, index) => ({ position, time: timesPerLine[at]?.[index] })))
    .map((line) => line.filter(({ position }) => isOnEarth(position)))
    .filter((line) => line.length > 0)
    .map((line) => line.map(({ position, time }) => trackPoint(position, time)));
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
  const [ring] = parts.rings;
  const hasTimes = Array.isArray(times) && times.length > 0;
  const track = trackOf(parts.lines, times, kind ?? (hasTimes ? 'track' : 'route'));
  const start = track?.segments[0]?.[0];
  const position =
    parts.points[0] ?? (ring?.length ? centerOf(ring) : start ? [start.longitude, start.latitude] : null);
  const remark =
    parts.points.length > 1
      ? `Only the first of its ${parts.points.length} points`
      : parts.rings.length > 0
        ? 'An area: imported as its center'
        : '';
  return { position, ...(track && { track }), ...(remark && { remark }) };
}
