import { hasDate } from '../lines/dates';
import type { Row } from './pdf-page';

/** Whether the left side has a column of dates in it that belong to the entries at the right. */
export function hasDatesOfRight(rows: readonly Row[], x: number): boolean {
  const leftEdge = Math.min(...rows.flatMap(({ pieces }) => pieces.map((piece) => piece.x)));
  const dated = rows.flatMap((row) =>
    row.pieces
      .filter((piece) => piece.x < x - 1 && piece.x > leftEdge + 60 && hasDate(piece.text))
      .map((date) => ({ date, row })),
  );
  // Dates that are set flush right after the texts of their own side start anywhere.
  const isFlushRight = ({ date, row }: (typeof dated)[number]) =>
    row.pieces.some(({ x: otherX }) => otherX < date.x - 1) &&
    dated.filter((other) => Math.abs(other.date.x - date.x) < 0.6).length < dated.length * 0.6;
  return dated.some((one) => {
    const { date } = one;
    if (isFlushRight(one)) return false;
    const column = dated.filter((other) => Math.abs(other.date.x - date.x) < 3);
    const beside = column.filter(({ row }) => row.pieces.some((piece) => piece.x >= x - 1));
    return column.length >= 3 && beside.length >= column.length * 0.8;
  });
}

/** Whether the texts of a column start at its edge, or at that of a column of its own beside dates. */
export function areAligned(starts: readonly number[], x: number): boolean {
  const atEdge = starts.filter((start) => start < x + 14);
  const others = starts.filter((start) => start >= x + 14);
  const counts = others.map((start) => others.filter((other) => Math.abs(other - start) < 14).length);
  const inner = atEdge.length >= Math.max(4, starts.length * 0.25) ? Math.max(0, ...counts) : 0;
  return atEdge.length + inner >= starts.length * 0.7;
}
