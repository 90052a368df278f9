/// <reference types="vite/client" />
export type { BoundingBox, Coordinates } from './geometry';
export { categoriesOf } from './categories/map-categories';
export {
  type DrawnRegion,
  hasPosition,
  type MapCategory,
  type MapOrigin,
  type MapPoint,
  type PointTone,
} from './map-point';
export type { RegionMapProps } from './map-components';
export { MarkerSign } from './map-legend/MarkerSign';
export type { MapViewProps } from './map-view/map-view-props';
export { preloadMap } from './map-view/preload-map';
export { MapView } from './map-view/MapView';
export type { MapPath } from './path-layer/PathLayer';
export { MapWithList } from './map-with-list/MapWithList';
export { RegionMap } from './region-map/RegionMap';
