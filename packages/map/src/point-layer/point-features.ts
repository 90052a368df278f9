import type { FeatureCollection, Point } from 'geojson';
import { hasPosition, type MapPoint } from '../map-point';
import { markerImageName } from './marker-image';

export interface PointProperties {
  id: string;
  label: string;
  image: string;
}

/** The points that have a position, as the map's source wants them. */
export function pointFeatures(points: readonly MapPoint[]): FeatureCollection<Point, PointProperties> {
  return {
    type: 'FeatureCollection',
    features: points.filter(hasPosition).map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: {
        id: point.id,
        label: point.label,
        image: markerImageName(point.tone ?? 'primary', point.symbol ?? ''),
      },
    })),
  };
}
