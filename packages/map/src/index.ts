/// <reference types="vite/client" />
export type { BoundingBox, Coordinates } from './geometry';
export { type DrawnRegion, hasPosition, type MapPoint, type PointTone } from './map-point';
export type { MapViewProps } from './map-view/MapCanvas';
export { MapView } from './map-view/MapView';
export { MapWithList } from './map-with-list/MapWithList';
export { RegionMap, type RegionMapProps } from './region-map/RegionMap';
