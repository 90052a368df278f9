import type { Feature, FeatureCollection, Point } from 'geojson';
import { hasPosition, type MapPoint } from '../map-point';
import { markerImageName } from './marker-image';

export interface PointProperties {
  id: string;
  label: string;
  caption: string;
  image: string;
}

/** One point as a GeoJSON feature. */
export const pointFeature = (point: MapPoint): Feature<Point, PointProperties> => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
  properties: {
    id: point.id,
    label: point.label,
    caption: point.caption ?? '',
    image: markerImageName({ tone: point.tone ?? 'primary', symbol: point.symbol ?? '', icon: point.icon }),
  },
});

/** The points that have a location, as GeoJSON. */
export function pointFeatures(points: readonly MapPoint[]): FeatureCollection<Point, PointProperties> {
  return { type: 'FeatureCollection', features: points.filter(hasPosition).map(pointFeature) };
}
