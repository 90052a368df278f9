import { createRequire } from 'node:module';
import polylabel from 'polylabel';
import type { Geometry, MultiPolygon, Position } from 'geojson';
import type { Bounds, NodePoints, OsmEntity, OsmTags } from '../osm/osm';
import { landAndSea } from './coast';
import { coastAround } from './coast-around';
import { areaAppearance, boundaryAppearance, labelAppearance, lineAppearance, waterLabel } from './map-appearance';
import type { Appearance, ExtractArea, MapFeature } from './map-feature';
import { isRing, joinLines, type Line, polygonsOf, signedArea } from './rings';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

type OsmWay = Extract<OsmEntity, { type: 'way' }>;
type OsmRelation = Extract<OsmEntity, { type: 'relation' }>;

/** Beyond this many points the name of an area is written in the middle of its extent. */
const maxLabelPoints = 2000;

/**
 * Finds what a map draws while an extract is read: first what relations are made of, then the ways, then everything with
 * its points. Member ways stay in memory until their relation comes at the end of the file.
 */
export class ShapeReader {
  readonly #memberWays = new Set<number>();
  readonly #borderLevels = new Map<number, number>();
  readonly #memberLines = new Map<number, Line>();
  readonly #coastlines: Line[] = [];
  #declared: Bounds | undefined;
  #seen: Bounds | undefined;
  readonly #emit: (feature: MapFeature) => void;

  constructor(emit: (feature: MapFeature) => void) {
    this.#emit = emit;
  }

  /** The extent that the file declares; otherwise that of its nodes. */
  setBounds(bounds: Bounds): void {
    this.#declared = bounds;
  }

  noteRelation({ tags = {}, members }: OsmRelation): void {
    const level = Number(tags['admin_level']);
    const isBorder = tags['boundary'] === 'administrative' && boundaryAppearance(level) !== undefined;
    const isArea = isMultipolygon(tags) && areaAppearance(tags) !== undefined;
    if (!isBorder && !isArea) return;
    for (const { type, ref } of members) {
      if (type !== 'way') continue;
      if (isArea) this.#memberWays.add(ref);
      // A border of a country is also one of a state and a county: it is drawn once, as the highest.
      if (isBorder) this.#borderLevels.set(ref, Math.min(level, this.#borderLevels.get(ref) ?? level));
    }
  }

  /** Whether the points of a way are needed. */
  wants({ id, tags = {} }: OsmWay): boolean {
    return (
      this.#memberWays.has(id) ||
      this.#borderLevels.has(id) ||
      tags['natural'] === 'coastline' ||
      lineAppearance(tags) !== undefined ||
      areaAppearance(tags) !== undefined
    );
  }

  take(entity: OsmEntity, points: NodePoints): void {
    if (entity.type === 'node') {
      this.#see(entity.lat, entity.lon);
      const label = entity.tags && labelAppearance(entity.tags);
      if (label) this.#draw(label, { type: 'Point', coordinates: [entity.lon, entity.lat] });
    } else if (entity.type === 'way') {
      if (this.wants(entity)) this.#takeWay(entity, points);
    } else this.#takeRelation(entity);
  }

  /** Draws land and sea, once the whole file has been read. */
  finish(): ExtractArea | undefined {
    const bounds = this.#declared ?? this.#seen;
    if (!bounds) return undefined;
    const around = coastAround(this.#coastlines, bounds, outlineCoasts());
    const { land, sea } = landAndSea(around.coastlines, around.bounds);
    const earth: Appearance = { layer: 'earth', minZoom: 0, properties: { kind: 'earth' } };
    const ocean: Appearance = { layer: 'water', minZoom: 0, properties: { kind: 'ocean' } };
    for (const coordinates of land) this.#draw(earth, { type: 'Polygon', coordinates: coordinates as Position[][] });
    for (const coordinates of sea) this.#draw(ocean, { type: 'Polygon', coordinates: coordinates as Position[][] });
    return { ...bounds, drawn: around.bounds };
  }

  #see(latitude: number, longitude: number): void {
    const { south, north, west, east } = this.#seen ?? { south: 90, north: -90, west: 180, east: -180 };
    if (latitude >= south && latitude <= north && longitude >= west && longitude <= east) return;
    this.#seen = {
      south: Math.min(south, latitude),
      north: Math.max(north, latitude),
      west: Math.min(west, longitude),
      east: Math.max(east, longitude),
    };
  }

  #takeWay({ id, tags = {}, refs }: OsmWay, points: NodePoints): void {
    const line = refs.flatMap((ref): Position[] => {
      const point = points.get(ref);
      return point ? [[point[1], point[0]]] : [];
    });
    if (line.length < 2) return;
    if (this.#memberWays.has(id)) this.#memberLines.set(id, line);
    if (tags['natural'] === 'coastline') this.#coastlines.push(line);
    // Borders at sea would cross the map of a coast.
    const border = tags['maritime'] === 'yes' ? undefined : boundaryAppearance(this.#borderLevels.get(id) ?? 0);
    if (border) this.#draw(border, { type: 'LineString', coordinates: line });
    const area = isRing(line) ? areaAppearance(tags) : undefined;
    if (area) this.#drawArea(tags, area, [[line]]);
    else this.#draw(lineAppearance(tags), { type: 'LineString', coordinates: line });
  }

  #takeRelation({ tags = {}, members }: OsmRelation): void {
    const area = isMultipolygon(tags) ? areaAppearance(tags) : undefined;
    if (!area) return;
    const ringsOf = (isHole: boolean) =>
      joinLines(
        members.flatMap(({ type, ref, role }) => {
          const line = type === 'way' && (role === 'inner') === isHole ? this.#memberLines.get(ref) : undefined;
          return line ? [line] : [];
        }),
        { mayTurn: true },
      ).filter(isRing);
    this.#drawArea(tags, area, polygonsOf(ringsOf(false), ringsOf(true)));
  }

  #drawArea(tags: OsmTags, area: Appearance, polygons: readonly (readonly Line[])[]): void {
    const [first] = polygons;
    if (!first) return;
    this.#draw(area, { type: 'MultiPolygon', coordinates: polygons as Position[][][] });
    if (!tags['name']) return;
    const { middle, widthDegrees } = middleOf(first);
    const label = labelAppearance(tags) ?? waterLabel(tags, area, widthDegrees);
    this.#draw(label, { type: 'Point', coordinates: middle });
  }

  #draw(appearance: Appearance | undefined, geometry: Geometry): void {
    if (appearance) this.#emit({ ...appearance, geometry });
  }
}

const isMultipolygon = (tags: OsmTags): boolean => tags['type'] === 'multipolygon' || tags['type'] === 'boundary';

/** A point inside an area, far from its edges, and the width of the area. */
function middleOf(polygon: readonly Line[]): { middle: Position; widthDegrees: number } {
  const [ring = []] = polygon;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of ring) {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  const widthDegrees = east - west;
  if (ring.length > maxLabelPoints) return { middle: [(west + east) / 2, (south + north) / 2], widthDegrees };
  const [x = 0, y = 0] = polylabel(polygon as Position[][], Math.max(widthDegrees, north - south) / 50 || 1);
  return { middle: [x, y], widthDegrees };
}

const require = createRequire(import.meta.url);

/** The coasts of the world as the outline map draws them: rings with the land on their left. */
function outlineCoasts(): Line[] {
  const atlas = require('world-atlas/countries-50m.json') as Topology<{ land: GeometryCollection }>;
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => (geometry as MultiPolygon).coordinates)
    .flatMap((polygon) =>
      polygon.map((ring, index) => (signedArea(ring) > 0 === (index === 0) ? ring : ring.toReversed())),
    );
}
