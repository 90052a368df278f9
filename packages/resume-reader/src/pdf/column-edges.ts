import type { Row } from './pdf-page';

/** How wide the gap before a column is at least, in heights of its letters: wider than the spaces of justified text. */
export const columnGap = 0.55;

/**
 * Where the columns of a page's tables start: left edges that many rows share, some of them with a label in front that
 * ends close to it, as labels do that are set flush right.
 */
export function columnEdges(rows: readonly Row[]): number[] {
  const edges = new Map<number, { rows: number; labeled: number }>();
  for (const { pieces } of rows) {
    let end = Number.NaN;
    for (const piece of pieces) {
      const isFirst = Number.isNaN(end);
      if (isFirst || piece.x - end > piece.size * columnGap) {
        const x = Math.round(piece.x);
        const edge = edges.get(x) ?? { rows: 0, labeled: 0 };
        edges.set(x, { rows: edge.rows + 1, labeled: edge.labeled + (isFirst ? 0 : 1) });
      }
      end = piece.x + piece.width;
    }
  }
  return [...edges].flatMap(([x, { rows: count, labeled }]) => (count >= 5 && labeled >= 3 ? [x] : []));
}

export const isAtEdge = (x: number, edges: readonly number[]): boolean => edges.includes(Math.round(x));
