import type { SourceLine } from '../lines/source-line';
import { styleOf } from './entry-looks';

const isBold = ({ cells }: SourceLine): boolean =>
  cells[0]?.runs.every((run) => run.isBold || run.text.trim() === '') === true;

/** Whether two lines start in one look. */
export const hasLookOf = (line: SourceLine, other: SourceLine): boolean =>
  styleOf(line) === styleOf(other) && isBold(line) === isBold(other) && line.isBullet === other.isBullet;

/**
 * The lines of entries that stand side by side, one entry below the other: each cell starts below one of the first line,
 * and each row of entries starts in its look. Other lines stay as they are.
 */
export function oneBelowTheOther(lines: readonly SourceLine[]): readonly SourceLine[] {
  const [head] = lines;
  if (!head || head.cells.length < 2 || head.isBullet) return lines;
  const edges = head.cells.map(({ x }) => x);
  const columnOf = (x: number) => edges.findIndex((edge) => Math.abs(edge - x) < 4);
  const isAligned = lines.every((line) => !line.isBullet && line.cells.every(({ x }) => columnOf(x) >= 0));
  if (!isAligned || lines.every((line) => hasLookOf(line, head))) return lines;
  const bands: SourceLine[][] = [];
  for (const line of lines) {
    if (hasLookOf(line, head)) bands.push([line]);
    else bands.at(-1)?.push(line);
  }
  return bands.flatMap((band) =>
    edges.flatMap((_, column) =>
      band.flatMap((line, row) => {
        const cells = line.cells.filter(({ x }) => columnOf(x) === column);
        // Each entry stands apart from the one that was beside it.
        return cells.length > 0 ? [{ ...line, cells, hadNoRoom: false, gap: row === 0 ? 3 : line.gap }] : [];
      }),
    ),
  );
}
