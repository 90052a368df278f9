import type { Geometry, Position } from 'geojson';
import { type CoordinateSystem, crsOf } from './geojson-crs';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep collections may be nested. More is an attack. */
const maxNesting = 20;

type ToDegrees = NonNullable<CoordinateSystem['toDegrees']>;

const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;

function positionOf(value: unknown, toDegrees: ToDegrees): Position {
  const [longitude, latitude, elevation] = Array.isArray(value) ? (value as unknown[]) : [];
  const height = numberOf(elevation);
  return toDegrees([numberOf(longitude), numberOf(latitude), ...(Number.isFinite(height) ? [height] : [])]);
}

const listOf = <Item>(value: unknown, read: (item: unknown) => Item): Item[] =>
  Array.isArray(value) ? (value as unknown[]).map(read) : [];

/**
 * A geometry of a file in degrees. What isn't a position becomes one of NaN, which is no location.
 * Undefined for what isn't a geometry.
 */
export function geometryOf(value: unknown, toDegrees: ToDegrees, nesting = 0): Geometry | undefined {
  if (!isRecord(value) || nesting > maxNesting) return undefined;
  const point = (item: unknown) => positionOf(item, toDegrees);
  const line = (item: unknown) => listOf(item, point);
  const lines = (item: unknown) => listOf(item, line);
  const { type, coordinates } = value;
  switch (type) {
    case 'Point':
      return Array.isArray(coordinates) ? { type, coordinates: point(coordinates) } : undefined;
    case 'MultiPoint':
    case 'LineString':
      return Array.isArray(coordinates) ? { type, coordinates: line(coordinates) } : undefined;
    case 'MultiLineString':
    case 'Polygon':
      return Array.isArray(coordinates) ? { type, coordinates: lines(coordinates) } : undefined;
    case 'MultiPolygon':
      return Array.isArray(coordinates) ? { type, coordinates: listOf(coordinates, lines) } : undefined;
    case 'GeometryCollection': {
      const own = crsOf(value)?.toDegrees ?? toDegrees;
      const geometries = listOf(value['geometries'], (item) => geometryOf(item, own, nesting + 1));
      return { type, geometries: geometries.filter((geometry) => geometry !== undefined) };
    }
    default:
      return undefined;
  }
}
