import {
  NodePoints,
  NumberList,
  type OsmEntity,
  type OsmMember,
  type OsmTags,
  type ReadOptions,
  readPbf,
} from '../../osm/osm';
import { isMapLocation } from './osm-map-location';
import { isPlace, type OsmObject } from './osm-place';
import type { ShapeReader } from '../../tiles/tiles';

/** West and east may lie beyond 180 degrees. */
interface Extent {
  south: number;
  north: number;
  west: number;
  east: number;
}

export interface ReadPlacesOptions {
  readonly signal?: AbortSignal | undefined;
  /** Hears how far the reading is: from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Of the file, for the progress. */
  readonly sizeBytes?: number;
  /** Collects what a map draws in the same pass. */
  readonly shapes?: ShapeReader | undefined;
}

const passes = 3;

const isWanted = (tags: OsmTags | undefined): tags is OsmTags => isPlace(tags) || isMapLocation(tags);

/**
 * The named objects of our kinds, the addresses and the districts of an extract, each at one point: a node where it is, a way or relation in the middle
 * of its extent, or where the mapper put its label. The file is read three times, so that only the points that are
 * needed are kept: what relations are made of, then what ways are made of, then everything.
 * @returns by the way, how many had no point because parts of them are outside the extract.
 */
export async function* readPlaces(path: string, options: ReadPlacesOptions = {}): AsyncGenerator<OsmObject[], number> {
  const { shapes } = options;
  const reading = (pass: number, nodeTags: boolean): ReadOptions => ({
    nodeTags,
    signal: options.signal,
    onBounds: (bounds) => shapes?.setBounds(bounds),
    onProgress: (bytes) => options.onProgress?.((pass + bytes / (options.sizeBytes || bytes || 1)) / passes),
  });
  const memberWays = new Set<number>();
  const nodes = new NumberList();
  for await (const block of readPbf(path, reading(0, false)))
    for (const entity of block)
      if (entity.type === 'relation') {
        if (isWanted(entity.tags)) noteMembers(entity.members, memberWays, nodes);
        shapes?.noteRelation(entity);
      }
  for await (const block of readPbf(path, reading(1, false)))
    for (const entity of block)
      if (entity.type === 'way' && (memberWays.has(entity.id) || isWanted(entity.tags) || shapes?.wants(entity)))
        nodes.push(...entity.refs);

  const points = new NodePoints(nodes);
  const extents = new Map<number, Extent>();
  let lost = 0;
  for await (const block of readPbf(path, reading(2, true))) {
    const found: OsmObject[] = [];
    for (const entity of block) {
      if (entity.type === 'node') points.put(entity.id, entity.lat, entity.lon);
      shapes?.take(entity, points);
      const { tags } = entity;
      const isMember = entity.type === 'way' && memberWays.has(entity.id);
      if (!isWanted(tags) && !isMember) continue;
      const point = pointOf(entity, points, extents, isMember);
      if (!isWanted(tags)) continue;
      if (point) found.push(object(entity, tags, point));
      else lost += 1;
    }
    if (found.length > 0) yield found;
  }
  return lost;
}

function noteMembers(members: readonly OsmMember[], ways: Set<number>, nodes: NumberList): void {
  for (const { type, ref } of members) {
    if (type === 'way') ways.add(ref);
    if (type === 'node') nodes.push(ref);
  }
}

type Point = readonly [latitude: number, longitude: number];

const object = ({ type, id }: OsmEntity, tags: OsmTags, [latitude, longitude]: Point): OsmObject => ({
  kind: type,
  id,
  tags,
  latitude,
  longitude,
});

function pointOf(
  entity: OsmEntity,
  points: NodePoints,
  extents: Map<number, Extent>,
  isMember: boolean,
): Point | undefined {
  if (entity.type === 'node') return onGlobe(entity.lat, entity.lon);
  if (entity.type === 'way') {
    const extent = extentOf(entity.refs.map((ref) => points.get(ref)));
    if (extent && isMember) extents.set(entity.id, extent);
    return extent && middleOf(extent);
  }
  const { members } = entity;
  const label = members.find(({ type, role }) => type === 'node' && role === 'label');
  const labelled = label && points.get(label.ref);
  if (labelled) return labelled;
  const corners = members.flatMap(({ type, ref, role }): (Point | undefined)[] => {
    if (type === 'node') return [points.get(ref)];
    const extent = type === 'way' && role !== 'inner' ? extents.get(ref) : undefined;
    return extent
      ? [
          [extent.south, extent.west],
          [extent.north, extent.east],
        ]
      : [];
  });
  const extent = extentOf(corners);
  return extent && middleOf(extent);
}

function extentOf(points: readonly (Point | undefined)[]): Extent | undefined {
  let extent: Extent | undefined;
  for (const point of points) {
    if (!point) continue;
    const [latitude] = point;
    let [, longitude] = point;
    if (!extent) {
      extent = { south: latitude, north: latitude, west: longitude, east: longitude };
      continue;
    }
    // A line across the 180th meridian continues beyond it.
    longitude += 360 * Math.round(((extent.west + extent.east) / 2 - longitude) / 360);
    extent.south = Math.min(extent.south, latitude);
    extent.north = Math.max(extent.north, latitude);
    extent.west = Math.min(extent.west, longitude);
    extent.east = Math.max(extent.east, longitude);
  }
  return extent;
}

function middleOf({ south, north, west, east }: Extent): Point | undefined {
  const longitude = (west + east) / 2;
  return onGlobe(
    (south + north) / 2,
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
  );
}

/** Rounds to seven digits, like OpenStreetMap. Undefined for anything that isn't a point. */
function onGlobe(latitude: number, longitude: number): Point | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const rounded = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
  return [rounded(latitude), rounded(longitude)];
}
