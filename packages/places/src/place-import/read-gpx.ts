import type { PlaceDetail } from '../place-table';
import { encodeTrack } from '../place-track/stored-track';
import type { TrackKind, TrackPoint } from '../place-track/track';
import { lostPointsRemark, timeMsOf, withoutNowhere } from './feature-shape';
import { areTypes, type ImportedPlace, importedPlace } from './imported-place';
import { standardDetails } from './place-of-feature';
import { plainText } from './plain-text';
import { ownGpxPlace } from './read-own-xml';

const pointNames: Readonly<Record<TrackKind, string>> = { track: 'trkpt', route: 'rtept' };
/** What another field or the geometry holds. */
const readElsewhere = new Set(['name', 'cmt', 'desc', 'trkseg', 'rtept', 'extensions', 'link', 'url', 'urlname']);
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

/** A number, with a decimal point or comma; NaN without one. An empty text isn't 0. */
const numberOf = (text: string | null) =>
  text === null || text.trim() === '' ? Number.NaN : Number(text.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));

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

/** The links of an entry, and in GPX 1.0 its only one. */
const linksOf = (entry: Element): string[] => [
  ...new Set(
    [...entry.children]
      .map((child) =>
        child.localName === 'link'
          ? (child.getAttribute('href') ?? textOf(child))
          : child.localName === 'url'
            ? textOf(child)
            : '',
      )
      .filter(Boolean),
  ),
];

/** The name of a link in GPX 1.0, unless something else says the same. */
function linkNameDetail(entry: Element, details: readonly PlaceDetail[]): PlaceDetail[] {
  const value = childText(entry, 'urlname');
  const isRepeated = value === childText(entry, 'name') || details.some((detail) => detail.value === value);
  return isRepeated ? [] : [{ name: 'Link name', value }];
}

/** What GPX says about an entry besides its name and texts. The first link is its website. */
function detailsOf(entry: Element): PlaceDetail[] {
  const others = [...entry.children].filter(({ localName }) => !readElsewhere.has(localName));
  // Older files have the elements of other apps outside of extensions: a cache with its name and difficulty.
  const ofOtherApps = others.filter(({ children }) => children.length > 0);
  const details = [
    ...others
      .filter(({ children }) => children.length === 0)
      .filter((child) => !(child.localName === 'type' && areTypes(textOf(child))))
      .map((child) => ({ name: detailNames[child.localName] ?? child.localName, value: textOf(child) })),
    ...linksOf(entry)
      .slice(1)
      .map((value) => ({ name: 'Link', value })),
    ...ofOtherApps.flatMap((element) => extensionDetails(element, [element.localName])),
    ...extensionsOf(entry),
  ].filter(({ value }) => value !== '');
  return [...details, ...linkNameDetail(entry, details)];
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
  url: linksOf(entry)[0] ?? '',
  details: detailsOf(entry),
});

/** What a favorite of OsmAnd says in elements of its own: its group, which it calls the type, and its address. */
function favoriteOf(waypoint: Element): { groups?: readonly string[]; address?: string } {
  const group = childText(waypoint, 'type');
  const isFavorite = /^osmand/i.test(waypoint.ownerDocument.documentElement.getAttribute('creator') ?? '');
  if (!isFavorite) return {};
  const address = extensionsOf(waypoint).find(({ name }) => name === 'address')?.value ?? '';
  return { ...(group && { groups: [group] }), address };
}

function placeOfWaypoint(waypoint: Element): ImportedPlace {
  const fields = fieldsOf(waypoint);
  const [latitude, longitude] = [waypoint.getAttribute('lat'), waypoint.getAttribute('lon')];
  if (Number.isNaN(numberOf(latitude)) || Number.isNaN(numberOf(longitude))) {
    return {
      label: fields.name || 'Unnamed waypoint',
      problem: `Invalid coordinates: ${latitude ?? 'none'}, ${longitude ?? 'none'}`,
    };
  }
  return importedPlace({
    ...fields,
    ...favoriteOf(waypoint),
    latitude: numberOf(latitude),
    longitude: numberOf(longitude),
  });
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

interface PointDetails {
  readonly points: readonly Element[];
  readonly details: readonly PlaceDetail[];
  readonly remark: string;
}

/** The points of a track or route, their names, and the measurements that we don't keep. */
function pointDetails(entry: Element, kind: TrackKind): PointDetails {
  const points = [...entry.getElementsByTagName('*')].filter(({ localName }) => localName === pointNames[kind]);
  const names = points.map((point) => childText(point, 'name')).filter(Boolean);
  const others = new Set<string>();
  for (const point of points) {
    for (const { localName } of point.children) others.add(localName);
    for (const { name } of extensionsOf(point)) others.add(name.split(' > ').at(-1) ?? '');
  }
  for (const stored of ['ele', 'time', 'name', 'extensions']) others.delete(stored);
  return {
    points,
    details: names.length > 0 ? [{ name: 'Points', value: names.join('\n') }] : [],
    remark: others.size > 0 ? `Not imported for each point: ${[...others].join(', ')}` : '',
  };
}

function placeOfTrack(entry: Element, kind: TrackKind): ImportedPlace {
  const segments = withoutNowhere(segmentsOf(entry, kind));
  const fields = fieldsOf(entry);
  const [start] = segments[0] ?? [];
  if (!start) return { label: fields.name || `Unnamed ${kind}`, problem: `A ${kind} without points` };
  const { points, details, remark } = pointDetails(entry, kind);
  return importedPlace({
    ...fields,
    name: fields.name || (kind === 'track' ? 'Track' : 'Route'),
    latitude: start.latitude,
    longitude: start.longitude,
    details: [...fields.details, ...details],
    track: encodeTrack({ kind, segments }),
    remark: [lostPointsRemark([points], segments), remark].filter(Boolean).join('. '),
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
