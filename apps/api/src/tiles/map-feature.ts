import type { Geometry } from 'geojson';
import type { Bounds } from '../osm/osm';

/**
 * The layers of a street tile, which are those of the Protomaps basemap (docs.protomaps.com/basemaps/layers), so that one
 * style draws our archives and the operator's own.
 */
export const layerNames = ['earth', 'landuse', 'water', 'buildings', 'roads', 'boundaries', 'pois', 'places'] as const;
export type LayerName = (typeof layerNames)[number];

export type MapProperties = Readonly<Record<string, string | number | boolean>>;

/** What an object looks like on the map, before it has a geometry. */
export interface Appearance {
  readonly layer: LayerName;
  /** The first zoom that shows it. */
  readonly minZoom: number;
  readonly properties: MapProperties;
}

/** Something to draw, in degrees. */
export interface MapFeature extends Appearance {
  readonly geometry: Geometry;
}

/** Where an extract has streets. */
export interface ExtractArea extends Bounds {
  /** How its coast continues around it. Extracts imported by earlier versions have none. */
  readonly drawn?: Bounds | undefined;
}

/** Our archives begin here; the outlines show the world up to it. */
export const minTileZoom = 7;
/** Maps draw closer views from these tiles. */
export const maxTileZoom = 14;
