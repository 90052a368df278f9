import type { Feature, Geometry } from 'geojson';
import { googlePlaceId, nameInUrl, positionInUrl } from './google-maps-url';
import type { PlaceDetail } from '../place-table';
import type { RawPlace } from './imported-place';

type Properties = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Properties) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a Google Maps URL: the place's Google id, and its coordinates if the URL has them. */
export function fromGoogleUrl(url: string): Pick<RawPlace, 'url' | 'latitude' | 'longitude' | 'placeId'> {
  const placeId = googlePlaceId(url);
  return { url, ...positionInUrl(url), ...(placeId && { placeId }) };
}

/** The properties that no field holds: dates, ratings. */
const otherDetails = (properties: Properties, read: readonly string[]): PlaceDetail[] =>
  Object.entries(properties)
    .filter(([name, value]) => !read.includes(name) && ['string', 'number'].includes(typeof value))
    .map(([name, value]) => ({ name, value: String(value) }));

/** "Saved Places.json" until about 2023: property names with capitals and spaces. */
function oldShape(properties: Properties): RawPlace | undefined {
  if (!('Google Maps URL' in properties) && !('Location' in properties && 'Title' in properties)) return undefined;
  const location = recordOf(properties['Location']);
  const point = recordOf(location['Geo Coordinates']);
  const written = { latitude: point['Latitude'], longitude: point['Longitude'] };
  return {
    ...(Number(written.latitude) || Number(written.longitude) ? written : {}),
    ...fromGoogleUrl(text(properties['Google Maps URL'])),
    name: text(properties['Title']) || text(location['Business Name']),
    address: location['Address'],
    country: location['Country Code'],
    notes: properties['Comment'],
    details: otherDetails(properties, ['Google Maps URL', 'Title', 'Comment']),
  };
}

/** Saved places and reviews since then: property names with underscores. */
function newShape(properties: Properties): RawPlace | undefined {
  if (!('google_maps_url' in properties)) return undefined;
  const location = recordOf(properties['location']);
  return {
    ...fromGoogleUrl(text(properties['google_maps_url'])),
    // A place saved without coordinates has its name only in the URL.
    name: text(location['name']) || nameInUrl(text(properties['google_maps_url'])),
    address: location['address'],
    country: location['country_code'],
    notes: properties['Comment'] ?? properties['review_text_published'],
    details: otherDetails(properties, ['google_maps_url', 'Comment', 'review_text_published']),
  };
}

/** Reads a Google Takeout feature; undefined for other features. */
export function takeoutPlace(feature: Partial<Feature<Geometry | null>>): RawPlace | undefined {
  const properties = recordOf(feature.properties);
  return oldShape(properties) ?? newShape(properties);
}
