import type { SourceCell, SourceLine } from '../lines/source-line';
import { bareLabel, personalData } from './contact-labels';

/** How far a column at the right of a page is from the left edge, at least, in points. */
const columnDistance = 180;

/**
 * The lines of a header with what stands at the right of the page after what stands at the left: the address beside the
 * name is one text then. Other headers stay as they are.
 */
export function withColumnsApart(lines: readonly SourceLine[]): readonly SourceLine[] {
  const leftX = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  const isLeft = ({ x }: SourceCell) => x < leftX + columnDistance;
  const name = lines.toSorted((one, other) => other.size - one.size)[0];
  const isAtEdge = (line: SourceLine | undefined) => Math.abs((line?.cells[0]?.x ?? Number.NaN) - leftX) < 3;
  const isLabel = ({ text }: SourceCell) => bareLabel.test(text) || personalData.test(text) || text.endsWith(':');
  const right = lines.filter(({ cells }) => cells.some((cell) => !isLeft(cell)));
  const both = right.filter(({ cells }) => cells.some(isLeft));
  const areColumns =
    isAtEdge(name) &&
    right.length >= 3 &&
    both.length > 0 &&
    both.length < right.length &&
    both.every((line) => isAtEdge(line) && line.cells.length === 2 && !line.cells.some(isLabel));
  if (!areColumns) return lines;
  const side = (isHere: (cell: SourceCell) => boolean, largest: number) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter(isHere);
      return cells.length > 0 ? [{ ...line, cells, size: Math.min(line.size, largest) }] : [];
    });
  // A line's size is that of its largest letters, which are at the left.
  const smallest = Math.min(...lines.map(({ size }) => size));
  return [...side(isLeft, Number.POSITIVE_INFINITY), ...side((cell) => !isLeft(cell), smallest)];
}
