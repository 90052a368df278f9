import type { Row } from './pdf-page';

/** The most common value. */
export function usual(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.round(value * 2) / 2, (counts.get(Math.round(value * 2) / 2) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? 0;
}

/** The usual distance of two baselines of running text. */
export function usualPitch(rows: readonly Row[], size: number): number {
  const distances = rows.flatMap((row, index) => {
    const above = rows[index - 1];
    const distance = above && above.page === row.page ? row.y - above.y : 0;
    return distance > size * 0.8 && distance < size * 2.2 ? [distance] : [];
  });
  return usual(distances) || size * 1.3;
}
