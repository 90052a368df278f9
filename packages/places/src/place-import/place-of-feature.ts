import type { Feature, Geometry } from 'geojson';
import type { PlaceDetail } from '../place-table';
import { encodeTrack } from '../place-track/stored-track';
import type { TrackKind } from '../place-track/track';
import { shownDescription } from '../shown-description';
import { shapeOf } from './feature-shape';
import { areTypes, type ImportedPlace, importedPlace, type RawPlace } from './imported-place';
import { plainText } from './plain-text';

type Properties = Readonly<Record<string, unknown>>;

/** Properties that say how a feature is drawn or repeat what its geometry says. */
const withoutMeaning = new Set(['styleHash', 'styleMapHash', 'visibility', 'open', 'coordinateProperties', '_gpxType']);

/** The names of details that GPX and KML have elements for. */
export const standardDetails = { elevation: 'Elevation', time: 'Time', symbol: 'Symbol' } as const;

const standardNames: Readonly<Record<string, string>> = {
  ele: standardDetails.elevation,
  time: standardDetails.time,
  timestamp: standardDetails.time,
  sym: standardDetails.symbol,
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** togeojson returns a description with HTML as an object. */
function prose(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'object' && value !== null && 'value' in value) return plainText(String(value.value));
  return '';
}

const detailText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return prose(value) || JSON.stringify(value);
};

/** Takes properties by name; what nobody takes is left as details. */
class PropertyReader {
  readonly #left: Map<string, unknown>;

  constructor(properties: Properties) {
    this.#left = new Map(Object.entries(properties).filter(([, value]) => !isEmpty(value)));
  }

  /** The first of these properties with a value. */
  take(...names: readonly string[]): unknown {
    const name = names.find((one) => this.#left.has(one));
    if (name === undefined) return undefined;
    const value = this.#left.get(name);
    this.#left.delete(name);
    return value;
  }

  /** Like `take`, for a value that fits. Others stay for the details. */
  takeIf(fits: (value: unknown) => boolean, ...names: readonly string[]): unknown {
    return this.take(...names.filter((name) => fits(this.#left.get(name))));
  }

  /** The text of the first of these properties that has one; empty for none. */
  takeProse(...names: readonly string[]): string {
    for (const name of names) {
      const text = prose(this.#left.get(name));
      if (text === '') continue;
      this.#left.delete(name);
      return text;
    }
    return '';
  }

  get details(): PlaceDetail[] {
    return [...this.#left]
      .filter(([name]) => !withoutMeaning.has(name))
      .map(([name, value]) => ({ name: standardNames[name] ?? name, value: detailText(value) }));
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function linkIn(links: unknown): unknown {
  const [link] = Array.isArray(links) ? (links as unknown[]) : [];
  return typeof link === 'object' && link !== null && 'href' in link ? link.href : undefined;
}

/** A single link without a text of its own has nothing beyond its address. */
const isBareLink = (links: unknown) =>
  Array.isArray(links) && links.length === 1 && Object.keys(links[0] as object).length === 1;

function addressOf(properties: PropertyReader): unknown {
  const whole = properties.take('address', 'Address', 'addr:full');
  if (whole !== undefined) return whole;
  return [properties.take('addr:housenumber'), properties.take('addr:street')].filter(Boolean).join(' ');
}

/** The description, unless it only repeats the summary and notes, as in our own files. */
function descriptionOf(description: string, { summary, notes }: { summary: unknown; notes: string }): string {
  const repeated = shownDescription({ description: '', summary: isText(summary) ? summary : '', notes });
  return description === plainText(repeated) ? '' : description;
}

/** Reads the properties of a feature by the names that map apps and OpenStreetMap use. The others become details. */
function rawPlaceOf(source: Properties): RawPlace {
  const properties = new PropertyReader(source);
  const summary = properties.take('summary');
  const notes = properties.takeProse('notes', 'Notes', 'note', 'comment', 'Comment', 'cmt');
  const description = properties.takeProse('description', 'Description', 'desc');
  const fields = {
    name: properties.take('name', 'Name', 'title', 'Title', 'label', 'NAME'),
    summary,
    description: descriptionOf(description, { summary, notes }),
    notes,
    url:
      properties.take('url', 'URL', 'website', 'contact:website', 'link') ??
      linkIn(properties.takeIf(isBareLink, 'links') ?? source['links']),
    phone: properties.take('phone', 'phoneNumber', 'contact:phone', 'Phone'),
    openingHours: properties.take('opening_hours', 'openingHours'),
    types: properties.takeIf(areTypes, 'types', 'type', 'category', 'amenity', 'tourism', 'shop', 'leisure', 'sym'),
    address: addressOf(properties),
    city: properties.take('city', 'City', 'addr:city'),
    state: properties.take('state', 'State', 'addr:state'),
    country: properties.take('country', 'Country', 'addr:country'),
    placeId: properties.take('placeId'),
    groups: properties.take('groups'),
  };
  return { ...fields, details: properties.details };
}

const trackKindOf = ({ _gpxType: kind }: Properties): TrackKind | undefined =>
  kind === 'rte' ? 'route' : kind === 'trk' ? 'track' : undefined;

/** Measurements of each point that we don't keep: "heart". */
const otherSeries = (coordinateProperties: Properties): readonly string[] =>
  Object.keys(coordinateProperties).filter((name) => name !== 'times');

/**
 * Reads a feature as a place, with a track if it has lines.
 * @param raw its fields, when its properties don't have the usual names
 * @param folder the name of its folder, or empty
 */
export function placeOfFeature(feature: Partial<Feature<Geometry | null>>, raw?: RawPlace, folder = ''): ImportedPlace {
  const properties = feature.properties ?? {};
  const fields = raw ?? rawPlaceOf(properties);
  const coordinateProperties = (properties['coordinateProperties'] ?? {}) as Properties;
  const shape = shapeOf(feature.geometry, coordinateProperties['times'], trackKindOf(properties));
  const [longitude, latitude, elevation] = shape.position ?? [];
  const isGiven = shape.position !== null && !(longitude === 0 && latitude === 0);
  const series = otherSeries(coordinateProperties);
  // Takeout writes 0, 0 for every place whose location is elsewhere in the file.
  const isUnknown = shape.position !== null && !isGiven && raw === undefined;
  const remark = [
    shape.remark,
    isUnknown && 'At 0, 0, where apps put unknown locations, so it has no location',
    series.length > 0 && `Not imported: ${series.join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ');
  return importedPlace({
    ...fields,
    ...(isGiven && { latitude, longitude }),
    ...(folder && { groups: `${folder}\n${isText(fields.groups) ? fields.groups : ''}` }),
    ...(shape.track ? { track: encodeTrack(shape.track) } : elevation && withElevation(fields, elevation)),
    remark,
  });
}

const withElevation = ({ details = [] }: RawPlace, elevation: number): Pick<RawPlace, 'details'> => ({
  details: details.some(({ name }) => name === standardDetails.elevation)
    ? details
    : [...details, { name: standardDetails.elevation, value: String(elevation) }],
});
