// The map: tiles of streets, made of extracts and served as one archive.
export { registerTileRoutes } from './tile-routes';
export type { ShapeReader } from './shape-reader';
export { StreetTiles } from './street-tiles';
export { tilesFolder } from './tile-archive';
