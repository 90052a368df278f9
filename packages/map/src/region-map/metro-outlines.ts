import type { Feature, FeatureCollection, MultiPolygon } from 'geojson';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon as TopoMultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A metro area and its counties. */
export interface MetroCounties {
  readonly cbsaCode: string;
  /** Five-digit FIPS codes. */
  readonly countyCodes: readonly string[];
}

/** County outlines whose ids are five-digit FIPS codes. */
export type CountyAtlas = Topology<{ counties: GeometryCollection }>;

/**
 * The outline of each metro area: its counties merged into one shape, with the CBSA code as its id. Omits areas without
 * any county in the atlas.
 */
export function metroOutlines(atlas: CountyAtlas, areas: readonly MetroCounties[]): FeatureCollection<MultiPolygon> {
  const counties = new Map<string, Polygon | TopoMultiPolygon>();
  for (const county of atlas.objects.counties.geometries) {
    if (county.type !== 'Polygon' && county.type !== 'MultiPolygon') continue;
    counties.set(String(county.id).padStart(5, '0'), county);
  }
  const features = areas.flatMap(({ cbsaCode, countyCodes }): Feature<MultiPolygon>[] => {
    const members = countyCodes.flatMap((code) => counties.get(code) ?? []);
    if (members.length === 0) return [];
    return [{ type: 'Feature', id: cbsaCode, properties: {}, geometry: merge(atlas, members) }];
  });
  return { type: 'FeatureCollection', features };
}
