import { categoryTones, type MapCategory, type MapPoint } from '../map-point';

/** The first letters of the first two words: "Food Markets" is FM. */
const initials = (label: string): string =>
  label
    .split(/\s+/)
    .flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
    .slice(0, 2)
    .join('')
    .toUpperCase();

/**
 * Categories for names that a person made up (groups, types): each gets the next of eight tones, and its initials as
 * the symbol, by which a ninth one is still told from the first. The order is kept, so give a stable one.
 */
export function categoriesOf(names: readonly { readonly id: string; readonly label: string }[]): MapCategory[] {
  return names.map(({ id, label }, index) => ({
    id,
    label,
    tone: categoryTones[index % categoryTones.length] ?? 'category-1',
    symbol: initials(label),
  }));
}

/** The points as their categories want them drawn. The same array when no category says anything. */
export function categorized(points: readonly MapPoint[], categories: readonly MapCategory[]): readonly MapPoint[] {
  if (categories.length === 0) return points;
  const byId = new Map(categories.map((category) => [category.id, category]));
  return points.map((point) => {
    const category = point.category === undefined ? undefined : byId.get(point.category);
    if (!category) return point;
    return { tone: category.tone, ...(category.symbol !== undefined && { symbol: category.symbol }), ...point };
  });
}

/** How many of the points each category has; those without any are left out. */
export function categoryCounts(points: readonly MapPoint[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of points) {
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
