import type { Feature, Geometry, Position } from 'geojson';
import { shownDescription } from '../shown-description';
import { type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { plainText } from './plain-text';

const lineProblem = 'It is a line, such as a recorded way, and not a place.';

/** Every position of the outer ring. */
const middleOf = (ring: readonly Position[]): Position => {
  const [longitudes, latitudes] = [0, 1].map((axis) => ring.map((position) => position[axis] ?? Number.NaN));
  // A ring can have more corners than a function takes arguments.
  const middle = (values: readonly number[] = []) =>
    (values.reduce((low, value) => Math.min(low, value), Infinity) +
      values.reduce((high, value) => Math.max(high, value), -Infinity)) /
    2;
  return [middle(longitudes), middle(latitudes)];
};

/** Where a shape is: a point itself, the middle of an area. Undefined for a line, null where there is no shape. */
function positionOf(geometry: Geometry | null | undefined): Position | null | undefined {
  switch (geometry?.type) {
    case 'Point':
      return geometry.coordinates;
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null;
    case 'Polygon':
      return geometry.coordinates[0]?.length ? middleOf(geometry.coordinates[0]) : null;
    case 'MultiPolygon':
      return geometry.coordinates[0]?.[0]?.length ? middleOf(geometry.coordinates[0][0]) : null;
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

/** togeojson gives a description with marks in it as an object. */
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

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The description of a feature, unless it only repeats its summary and notes, as our own files do. */
function descriptionOf(properties: Readonly<Record<string, unknown>>): string {
  const description = prose(first(properties, 'description', 'Description', 'desc'));
  const repeated = shownDescription({
    description: '',
    summary: words(properties['summary']),
    notes: words(properties['notes']),
  });
  return description === plainText(repeated) ? '' : description;
}

/** What the properties of a feature say, by the names that map programs and OpenStreetMap give them. */
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
 * A feature as a place.
 * @param raw what it says, when the usual names of properties do not tell
 * @param folder in which it lies; empty for none
 */
export function placeOfFeature(feature: Partial<Feature<Geometry | null>>, raw?: RawPlace, folder = ''): ImportedPlace {
  const usual = raw ?? rawPlaceOf(feature.properties ?? {});
  const said = folder
    ? { ...usual, groups: `${folder}\n${typeof usual.groups === 'string' ? usual.groups : ''}` }
    : usual;
  const position = positionOf(feature.geometry);
  if (position === undefined) {
    return {
      label: typeof said.name === 'string' && said.name ? said.name : 'A line without a name',
      problem: lineProblem,
    };
  }
  const [longitude, latitude] = position ?? [];
  const isGiven = position !== null && !(longitude === 0 && latitude === 0);
  return importedPlace(isGiven ? { ...said, latitude, longitude } : said);
}
