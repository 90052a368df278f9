import { boxContains, type BoundingBox } from '../geometry';
import { hasPosition, type MapPoint } from '../map-point';

/**
 * The points that a list of at most `limit` rows shows: all of them when they are few enough; otherwise those in sight
 * on the map. The selected one is there in any case.
 */
export function rowsInView(
  points: readonly MapPoint[],
  { limit, view, selectedId }: { limit: number; view: BoundingBox | null; selectedId: string | undefined },
): readonly MapPoint[] {
  if (points.length <= limit) return points;
  const inSight = view ? points.filter((point) => hasPosition(point) && boxContains(view, point)) : points;
  const rows = inSight.slice(0, limit);
  const selected = points.find(({ id }) => id === selectedId);
  return !selected || rows.includes(selected) ? rows : [selected, ...rows.slice(0, limit - 1)];
}
