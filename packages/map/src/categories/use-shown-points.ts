import { useCallback, useMemo, useState } from 'react';
import type { MapCategory, MapPoint } from '../map-point';
import { categorized, categoryCounts } from './map-categories';

const noPoints: readonly MapPoint[] = [];
const noCategories: readonly MapCategory[] = [];

export interface LegendEntry extends MapCategory {
  readonly count: number;
  readonly isShown: boolean;
}

export interface ShownPoints {
  /** With the style of their categories, without those of hidden categories. */
  readonly points: readonly MapPoint[];
  /** The categories that have points. */
  readonly legend: readonly LegendEntry[];
  readonly toggle: (categoryId: string) => void;
}

/** The points of a map whose legend shows and hides categories. */
export function useShownPoints(
  points: readonly MapPoint[] = noPoints,
  categories: readonly MapCategory[] = noCategories,
): ShownPoints {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const drawn = useMemo(() => categorized(points, categories), [points, categories]);
  const shown = useMemo(
    () => (hidden.size === 0 ? drawn : drawn.filter(({ category }) => !hidden.has(category ?? ''))),
    [drawn, hidden],
  );
  const legend = useMemo(() => {
    const counts = categoryCounts(points);
    return categories.flatMap((category): LegendEntry[] => {
      const count = counts.get(category.id);
      return count === undefined ? [] : [{ ...category, count, isShown: !hidden.has(category.id) }];
    });
  }, [points, categories, hidden]);
  const toggle = useCallback(
    (categoryId: string) =>
      setHidden((earlier) => {
        const next = new Set(earlier);
        if (!next.delete(categoryId)) next.add(categoryId);
        return next;
      }),
    [],
  );
  return { points: shown, legend, toggle };
}
