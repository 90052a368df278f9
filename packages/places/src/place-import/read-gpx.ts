import type { PlaceDetail } from '../place-table';
import { encodeTrack } from '../place-track/stored-track';
import type { TrackKind, TrackPoint } from '../place-track/track';
import { timeMsOf } from './feature-shape';
import { areTypes, type ImportedPlace, importedPlace } from './imported-place';
import { standardDetails } from './place-of-feature';
import { plainText } from './plain-text';
import { ownGpxPlace } from './read-own-xml';

const pointNames: Readonly<Record<TrackKind, string>> = { track: 'trkpt', route: 'rtept' };
/** What another field or the geometry holds. */
const readElsewhere = new Set(['name', 'cmt', 'desc', 'trkseg', 'rtept', 'extensions']);
const detailNames: Readonly<Record<string, string>> = {
  ele: standardDetails.elevation,
  time: standardDetails.time,
  sym: standardDetails.symbol,
};

const textOf = (element: Element) => element.textContent?.trim() ?? '';
const childText = (parent: Element, name: string): string => {
  const child = [...parent.children].find(({ localName }) => localName === name);
  return child ? textOf(child) : '';
};

/** A number; NaN without one. An empty text isn't 0. */
const numberOf = (text: string | null) => (text === null || text.trim() === '' ? Number.NaN : Number(text));

/** Elements of other apps, down to those with a text: "Address > City". */
function extensionDetails(element: Element, path: readonly string[] = []): PlaceDetail[] {
  return [...element.children].flatMap((child) => {
    const inside = path.concat(child.localName);
    if (child.children.length > 0) return extensionDetails(child, inside);
    return textOf(child) ? [{ name: inside.join(' > '), value: textOf(child) }] : [];
  });
}

const extensionsOf = (entry: Element): PlaceDetail[] =>
  [...entry.children].filter(({ localName }) => localName === 'extensions').flatMap((one) => extensionDetails(one));

/** What GPX says about an entry besides its name and texts. The first link is its website. */
function detailsOf(entry: Element): PlaceDetail[] {
  const links = [...entry.children].filter(({ localName }) => localName === 'link');
  const others = [...entry.children].filter(({ localName }) => !readElsewhere.has(localName) && localName !== 'link');
  return [
    ...others
      .filter((child) => !(child.localName === 'type' && areTypes(textOf(child))))
      .map((child) => ({ name: detailNames[child.localName] ?? child.localName, value: textOf(child) })),
    ...links.slice(1).map((link) => ({ name: 'Link', value: link.getAttribute('href') ?? '' })),
    ...extensionsOf(entry),
  ].filter(({ value }) => value !== '');
}

const fieldsOf = (entry: Element) => ({
  name: childText(entry, 'name'),
  notes: plainText(childText(entry, 'cmt')),
  description: plainText(childText(entry, 'desc')),
  types: areTypes(childText(entry, 'type'))
    ? childText(entry, 'type')
    : areTypes(childText(entry, 'sym'))
      ? childText(entry, 'sym')
      : '',
  url:
    [...entry.children].find(({ localName }) => localName === 'link')?.getAttribute('href') ?? childText(entry, 'url'),
  details: detailsOf(entry),
});

function placeOfWaypoint(waypoint: Element): ImportedPlace {
  const fields = fieldsOf(waypoint);
  const [latitude, longitude] = [waypoint.getAttribute('lat'), waypoint.getAttribute('lon')];
  if (Number.isNaN(numberOf(latitude)) || Number.isNaN(numberOf(longitude))) {
    return {
      label: fields.name || 'Unnamed waypoint',
      problem: `Invalid coordinates: ${latitude ?? 'none'}, ${longitude ?? 'none'}`,
    };
  }
  return importedPlace({ ...fields, latitude, longitude });
}

function trackPoint(point: Element): TrackPoint | undefined {
  const [latitude, longitude] = [numberOf(point.getAttribute('lat')), numberOf(point.getAttribute('lon'))];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const elevation = numberOf(childText(point, 'ele'));
  return {
    latitude,
    longitude,
    elevationMeters: Number.isFinite(elevation) ? elevation : null,
    timeMs: timeMsOf(childText(point, 'time')),
  };
}

/** The points of each segment. */
function segmentsOf(entry: Element, kind: TrackKind): TrackPoint[][] {
  const parents = kind === 'route' ? [entry] : [...entry.children].filter(({ localName }) => localName === 'trkseg');
  return parents
    .map((parent) =>
      [...parent.children]
        .filter(({ localName }) => localName === pointNames[kind])
        .flatMap((point) => trackPoint(point) ?? []),
    )
    .filter((segment) => segment.length > 0);
}

/** Names of a route's points, and measurements that we don't keep. */
function pointDetails(entry: Element, kind: TrackKind): { details: PlaceDetail[]; remark: string } {
  const points = [...entry.getElementsByTagName('*')].filter(({ localName }) => localName === pointNames[kind]);
  const names = points.map((point) => childText(point, 'name')).filter(Boolean);
  const others = new Set<string>();
  for (const point of points) {
    for (const { localName } of point.children) others.add(localName);
    for (const { name } of extensionsOf(point)) others.add(name.split(' > ').at(-1) ?? '');
  }
  for (const stored of ['ele', 'time', 'name', 'extensions']) others.delete(stored);
  return {
    details: names.length > 0 ? [{ name: 'Points', value: names.join('\n') }] : [],
    remark: others.size > 0 ? `Not imported for each point: ${[...others].join(', ')}` : '',
  };
}

function placeOfTrack(entry: Element, kind: TrackKind): ImportedPlace {
  const segments = segmentsOf(entry, kind);
  const fields = fieldsOf(entry);
  const [start] = segments[0] ?? [];
  if (!start) return { label: fields.name || `Unnamed ${kind}`, problem: `A ${kind} without points` };
  const { details, remark } = pointDetails(entry, kind);
  return importedPlace({
    ...fields,
    name: fields.name || (kind === 'track' ? 'Track' : 'Route'),
    latitude: start.latitude,
    longitude: start.longitude,
    details: [...fields.details, ...details],
    track: encodeTrack({ kind, segments }),
    remark,
  });
}

/** The waypoints, routes and tracks of a GPX file. */
export function* placesOfGpx(document: Document): Generator<ImportedPlace> {
  for (const entry of document.documentElement.children) {
    const own = ownGpxPlace(entry, segmentsOf);
    if (own) yield own;
    else if (entry.localName === 'wpt') yield placeOfWaypoint(entry);
    else if (entry.localName === 'rte') yield placeOfTrack(entry, 'route');
    else if (entry.localName === 'trk') yield placeOfTrack(entry, 'track');
  }
}
