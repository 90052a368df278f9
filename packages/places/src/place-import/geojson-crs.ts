import type { Position } from 'geojson';

/** A coordinate system that a GeoJSON file names: how its coordinates become degrees, or what we can't read. */
export type CoordinateSystem =
  | { readonly toDegrees: (position: Position) => Position; readonly unknown?: undefined }
  | { readonly unknown: string; readonly toDegrees?: undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The radius of the sphere of Web Mercator, in meters, and half of its world. */
const radius = 6_378_137;
const halfWorld = Math.PI * radius;
/** A shape may go on beyond the antimeridian; nothing goes farther than once around. */
const maxMeters = 2 * halfWorld;
const degreesPerRadian = 180 / Math.PI;

/** Meters of Web Mercator as degrees; NaN for what isn't in its world. */
function fromWebMercator([x = Number.NaN, y = Number.NaN, ...more]: Position): Position {
  if (!(Math.abs(x) <= maxMeters && Math.abs(y) <= maxMeters)) return [Number.NaN, Number.NaN, ...more];
  const latitude = Math.atan(Math.sinh(y / radius)) * degreesPerRadian;
  return [(x / halfWorld) * 180, latitude, ...more];
}

const sevenDecimals = (degrees: number) => Math.round(degrees * 1e7) / 1e7;

export const degrees: Extract<CoordinateSystem, { readonly unknown?: undefined }> = {
  toDegrees: (position) => position,
};
const webMercator: CoordinateSystem = {
  toDegrees: (position) => {
    const [longitude = Number.NaN, latitude = Number.NaN, ...more] = fromWebMercator(position);
    return [sevenDecimals(longitude), sevenDecimals(latitude), ...more];
  },
};

/** Longitude and latitude in degrees: what GeoJSON has without a name. */
const degreeCodes = new Set(['4326', '4979', 'crs84', 'crs84h']);
/** EPSG:3857 and its names from before it had a number, among them those of Esri. */
const webMercatorCodes = new Set(['3857', '3785', '900913', '102100', '102113']);

/** The name in a `crs`: of a named or linked one, or of the first drafts of GeoJSON. */
function nameOf(crs: unknown): string {
  if (typeof crs === 'string' || typeof crs === 'number') return String(crs);
  if (!isRecord(crs)) return '';
  const properties = isRecord(crs['properties']) ? crs['properties'] : {};
  // Esri: { "wkid": 102100, "latestWkid": 3857 }
  const said = [
    properties['name'],
    properties['href'],
    properties['code'],
    crs['name'],
    crs['latestWkid'],
    crs['wkid'],
  ];
  const name = said.find((one) => typeof one === 'string' || typeof one === 'number');
  return name === undefined ? '' : String(name).trim();
}

const partsOf = (name: string) => name.slice(0, 300).split(/[:/]+/);

/** The code in "urn:ogc:def:crs:EPSG:6.9:3857", "EPSG:3857" or an address such as ".../epsg/3857/proj4/"; empty for none. */
const codeOf = (name: string): string =>
  partsOf(name.toLowerCase()).findLast((part) => /^(?:\d{3,}|crs84h?)$/.test(part)) ?? '';

const isWebMercatorName = (name: string) =>
  /pseudo[\s_-]*mercator|web[\s_-]*mercator|google[\s_-]*mercator/i.test(name);
const isDegreesName = (name: string) => /^(?:gcs[\s_-]*)?wgs[\s_-]*(?:19)?84(?:\s*\(.*\))?$/i.test(name);

/** "EPSG:25833": the short name of a coordinate system, for people. */
function shortName(name: string): string {
  const authority = partsOf(name.toUpperCase()).findLast((part) => /^(?:EPSG|ESRI|IGNF)$/.test(part));
  const code = codeOf(name);
  return authority && code ? `${authority}:${code}` : name.slice(0, 100);
}

/**
 * The coordinate system that a GeoJSON object names in `crs`, as the format had it until 2016; undefined for none.
 * Degrees and Web Mercator, which web maps use, are read.
 */
export function crsOf(object: unknown): CoordinateSystem | undefined {
  if (!isRecord(object)) return undefined;
  const crs = object['crs'] ?? object['spatialReference'];
  if (crs === undefined || crs === null) return undefined;
  const name = nameOf(crs);
  const code = codeOf(name);
  if (degreeCodes.has(code) || isDegreesName(name)) return degrees;
  if (webMercatorCodes.has(code) || isWebMercatorName(name)) return webMercator;
  return { unknown: name === '' ? 'an unnamed coordinate system' : shortName(name) };
}
