import type { FeatureCollection } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { unwrapRegions } from './unwrap-rings';

/** The collection in each atlas that we draw. */
export type RegionCollection = 'countries' | 'states';

/** The TopoJSON of an atlas. */
export type Atlas = Topology<Record<string, GeometryCollection<{ name: string }>>>;

/** The regions of an atlas as a GeoJSON source for a flat map. */
export function decodeRegions(atlas: Atlas, collection: RegionCollection): FeatureCollection {
  const geometries = atlas.objects[collection];
  if (!geometries) throw new Error(`The atlas has no ${collection}`);
  return unwrapRegions(feature(atlas, geometries));
}
