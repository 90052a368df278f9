import { boxContains, type BoundingBox } from '../geometry';
import { hasPosition, type MapPoint } from '../map-point';

/**
 * The points for a list of at most `limit` rows: all of them if they fit, otherwise those in view on the map. Always
 * includes the selected point.
 */
export function rowsInView(
  points: readonly MapPoint[],
  { limit, view, selectedId }: { limit: number; view: BoundingBox | null; selectedId: string | undefined },
): readonly MapPoint[] {
  if (points.length <= limit) return points;
  const inView = view ? points.filter((point) => hasPosition(point) && boxContains(view, point)) : points;
  const rows = inView.slice(0, limit);
  const selected = points.find(({ id }) => id === selectedId);
  return !selected || rows.includes(selected) ? rows : [selected, ...rows.slice(0, limit - 1)];
}
