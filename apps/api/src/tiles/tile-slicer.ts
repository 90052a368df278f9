import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import type { Feature } from 'geojson';
import { zxyToTileId } from 'pmtiles';
import { encodeGeometry } from './encode-tile';
import { type LayerName, type MapFeature, maxTileZoom, minTileZoom } from './map-feature';
import type { TileRecord } from './tile-record';

/** Slicing many features together is faster; this many take some 100 MB. */
const featuresAtOnce = 20_000;
const slicing = {
  maxZoom: maxTileZoom,
  indexMaxZoom: maxTileZoom,
  indexMaxPoints: 0,
  extent: 4096,
  buffer: 64,
  // Eight units are a pixel. Tiles of the last zoom are exact, since closer views are drawn from them.
  tolerance: 6,
};

interface Sliced {
  layer: LayerName;
  minZoom: number;
  properties: string;
}

/** Cuts features into the tiles that show them. */
export class TileSlicer {
  readonly #put: (record: TileRecord) => void;
  #features: Feature[] = [];

  constructor(put: (record: TileRecord) => void) {
    this.#put = put;
  }

  add({ layer, minZoom, properties, geometry }: MapFeature): void {
    const sliced: Sliced = { layer, minZoom, properties: JSON.stringify(properties) };
    this.#features.push({ type: 'Feature', geometry, properties: sliced });
    if (this.#features.length >= featuresAtOnce) this.flush();
  }

  /** Cuts what has been added so far. */
  flush(): void {
    if (this.#features.length === 0) return;
    const index = new GeoJSONVT({ type: 'FeatureCollection', features: this.#features }, slicing);
    this.#features = [];
    const visit = (z: number, x: number, y: number): void => {
      const tile = index.getTile(z, x, y);
      if (!tile) return;
      if (z >= minTileZoom) this.#putTile(tile);
      if (z === maxTileZoom) return;
      for (const [right, down] of quarters) visit(z + 1, x * 2 + right, y * 2 + down);
    };
    visit(0, 0, 0);
  }

  #putTile({ z, x, y, features }: GeoJSONVTTile): void {
    const tileId = zxyToTileId(z, x, y);
    for (const { type, tags, geometry } of features) {
      const { layer, minZoom, properties } = tags as unknown as Sliced;
      if (z < minZoom) continue;
      const encoded = encodeGeometry(type, type === 1 ? [geometry] : geometry);
      if (encoded.length > 0) this.#put({ tileId, layer, type, properties, geometry: encoded });
    }
  }
}

const quarters = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
