import type { LayerName } from './map-feature';

/** One feature in one tile. */
export interface TileRecord {
  /** In the order of the archive: PMTiles numbers tiles along a Hilbert curve, zoom by zoom. */
  readonly tileId: number;
  readonly layer: LayerName;
  /** Of the vector tile format: point, line, polygon. */
  readonly type: 1 | 2 | 3;
  /** JSON, since the same properties come back thousands of times. */
  readonly properties: string;
  readonly geometry: Uint8Array;
}
