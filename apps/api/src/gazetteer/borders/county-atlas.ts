import type { MultiPolygon, Polygon, Position } from 'geojson';
import { merge } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as AtlasMultiPolygon,
  Polygon as AtlasPolygon,
} from 'topojson-specification';
import { atlases } from './outline-index';
import { stateOfFips } from './us-state-codes';

interface County {
  readonly code: string;
  readonly name: string;
  readonly shape: AtlasPolygon | AtlasMultiPolygon;
}

/** The Census Bureau's outlines of the counties of 2023, and what can be merged of them. */
export class CountyAtlas {
  readonly #atlas = atlases.counties();
  readonly #counties = new Map<string, County>();
  readonly #codesOfName = new Map<string, string[]>();

  constructor() {
    const { geometries } = this.#atlas.objects['counties'] as GeometryCollection<{ name: string }>;
    for (const geometry of geometries) {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
      const county = { code: String(geometry.id), name: geometry.properties?.name ?? '', shape: geometry };
      this.#counties.set(county.code, county);
      const key = nameKeyOf(stateOfCounty(county.code), county.name);
      this.#codesOfName.set(key, [...(this.#codesOfName.get(key) ?? []), county.code]);
    }
  }

  /** @param state postal code. @throws Error for no county of that name, or several. */
  codeOf(state: string, name: string): string {
    const [code, other] = this.#codesOfName.get(nameKeyOf(state, name)) ?? [];
    if (code === undefined || other !== undefined)
      throw new Error(`${state} has ${code === undefined ? 'no county' : 'several counties'} named ${name}.`);
    return code;
  }

  /** Empty for a code that no county has. */
  nameOf(countyCode: string): string {
    return this.#counties.get(countyCode)?.name ?? '';
  }

  /** The outline of several counties without the borders between them. Null if none of them is known. */
  outline(countyCodes: readonly string[]): MultiPolygon | null {
    const shapes = countyCodes.flatMap((code) => this.#counties.get(code)?.shape ?? []);
    return shapes.length === 0 ? null : merge(this.#atlas, shapes);
  }
}

/** Postal code of the state that a county's FIPS code begins with. */
export function stateOfCounty(countyCode: string): string {
  return stateOfFips[countyCode.slice(0, 2)] ?? '';
}

/** The center of gravity of the largest part of an outline. Degrees, good enough for shapes the size of a county. */
export function centerOf(outline: Polygon | MultiPolygon): { latitude: number; longitude: number } {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  const centers = polygons.map(([ring = []]) => ringCenter(ring));
  const largest = centers.reduce((best, center) => (center.area > best.area ? center : best));
  return { latitude: rounded(largest.latitude), longitude: rounded(largest.longitude) };
}

/** The shoelace formula. */
function ringCenter(ring: readonly Position[]): { area: number; latitude: number; longitude: number } {
  let [twice, x, y] = [0, 0, 0];
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring[at + 1] ?? ring[0] ?? [];
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  }
  return { area: Math.abs(twice) / 2, longitude: x / (3 * twice), latitude: y / (3 * twice) };
}

const nameKeyOf = (state: string, name: string): string => `${state}.${name.toLowerCase()}`;
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
