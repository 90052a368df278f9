import type { Feature, Geometry, Position } from 'geojson';
import { shownDescription } from '../shown-description';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { plainText } from './plain-text';

const lineProblem = 'A line, such as a track, not a place';

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

/** The position of a shape: the point itself, or the center of an area. Undefined for a line, null without a shape. */
function positionOf(geometry: Geometry | null | undefined): Position | null | undefined {
  switch (geometry?.type) {
    case 'Point':
      return geometry.coordinates;
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null;
    case 'Polygon':
      return geometry.coordinates[0]?.length ? centerOf(geometry.coordinates[0]) : null;
    case 'MultiPolygon':
      return geometry.coordinates[0]?.[0]?.length ? centerOf(geometry.coordinates[0][0]) : null;
    case 'GeometryCollection': {
      const found = geometry.geometries.map(positionOf).filter((position) => position !== null);
      return found.length === 0 ? null : found.find((position) => position !== undefined);
    }
    case undefined:
      return null;
    case 'LineString':
    case 'MultiLineString':
      return undefined;
    default:
      return geometry satisfies undefined;
  }
}

const first = (properties: Readonly<Record<string, unknown>>, ...names: readonly string[]): unknown => {
  for (const name of names) {
    const value = properties[name];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
};

/** togeojson returns a description with HTML as an object. */
function prose(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'object' && value !== null && 'value' in value) return plainText(String(value.value));
  return '';
}

function linkOf(properties: Readonly<Record<string, unknown>>): unknown {
  const { links } = properties;
  const [link] = Array.isArray(links) ? (links as unknown[]) : [];
  return typeof link === 'object' && link !== null && 'href' in link ? link.href : undefined;
}

const addressOf = (properties: Readonly<Record<string, unknown>>): unknown =>
  first(properties, 'address', 'Address', 'addr:full') ??
  [properties['addr:housenumber'], properties['addr:street']].filter(Boolean).join(' ');

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The description of a feature, unless it only repeats the summary and notes, as in our own files. */
function descriptionOf(properties: Readonly<Record<string, unknown>>): string {
  const description = prose(first(properties, 'description', 'Description', 'desc'));
  const repeated = shownDescription({
    description: '',
    summary: stringOf(properties['summary']),
    notes: stringOf(properties['notes']),
  });
  return description === plainText(repeated) ? '' : description;
}

/** Reads the properties of a feature by the names that map apps and OpenStreetMap use. */
function rawPlaceOf(properties: Readonly<Record<string, unknown>>): RawPlace {
  return {
    name: first(properties, 'name', 'Name', 'title', 'Title', 'label', 'NAME'),
    summary: first(properties, 'summary'),
    description: descriptionOf(properties),
    notes: prose(first(properties, 'notes', 'Notes', 'note', 'comment', 'Comment', 'cmt')),
    url: first(properties, 'url', 'URL', 'website', 'contact:website', 'link') ?? linkOf(properties),
    types: first(properties, 'types', 'type', 'category', 'amenity', 'tourism', 'shop', 'leisure', 'sym'),
    address: addressOf(properties),
    city: first(properties, 'city', 'City', 'addr:city'),
    state: first(properties, 'state', 'State', 'addr:state'),
    country: first(properties, 'country', 'Country', 'addr:country'),
    placeId: first(properties, 'placeId'),
    groups: properties['groups'],
  };
}

/**
 * Reads a feature as a place.
 * @param raw its fields, when its properties don't have the usual names
 * @param folder the name of its folder, or empty
 */
export function placeOfFeature(feature: Partial<Feature<Geometry | null>>, raw?: RawPlace, folder = ''): ImportedPlace {
  const fields = raw ?? rawPlaceOf(feature.properties ?? {});
  const entry = folder
    ? { ...fields, groups: `${folder}\n${typeof fields.groups === 'string' ? fields.groups : ''}` }
    : fields;
  const position = positionOf(feature.geometry);
  if (position === undefined) {
    return {
      label: typeof entry.name === 'string' && entry.name ? entry.name : 'Unnamed line',
      problem: lineProblem,
    };
  }
  const [longitude, latitude] = position ?? [];
  const isGiven = position !== null && !(longitude === 0 && latitude === 0);
  return importedPlace(isGiven ? { ...entry, latitude, longitude } : entry);
}
