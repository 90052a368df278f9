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
 * Makes categories from names that a user chose (groups, types). Each gets the next of eight tones and its initials as
 * the symbol, so that the ninth still differs from the first. Pass the names in a stable order.
 */
export function categoriesOf(
  names: readonly { readonly id: string; readonly label: string; readonly icon?: string }[],
): MapCategory[] {
  return names.map(({ id, label, icon }, index) => ({
    id,
    label,
    ...(icon !== undefined && { icon }),
    tone: categoryTones[index % categoryTones.length] ?? 'category-1',
    symbol: initials(label),
  }));
}

/** The points with the tone and symbol of their categories. The same array when there are no categories. */
export function categorized(points: readonly MapPoint[], categories: readonly MapCategory[]): readonly MapPoint[] {
  if (categories.length === 0) return points;
  const byId = new Map(categories.map((category) => [category.id, category]));
  return points.map((point) => {
    const category = point.category === undefined ? undefined : byId.get(point.category);
    if (!category) return point;
    const { tone, symbol, icon } = category;
    return { tone, ...(symbol !== undefined && { symbol }), ...(icon !== undefined && { icon }), ...point };
  });
}

/** The number of points of each category. Categories without points are omitted. */
export function categoryCounts(points: readonly MapPoint[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of points) {
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
