import type { SourceCell, SourceLine } from '../lines/source-line';
import { meaningOf } from './section-names';

/**
 * The lines with sections one below the other whose headings stand side by side: "Skills" at the left of "Languages".
 * They end where the next heading in that look stands.
 */
export function withHeadingsBelow(lines: readonly SourceLine[]): readonly SourceLine[] {
  // Looks of headings that stand alone.
  const looks = new Set(
    lines.flatMap(({ cells: [cell, ...others], style }) =>
      cell && others.length === 0 && meaningOf(cell.text) !== undefined ? [style] : [],
    ),
  );
  const ordered: SourceLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (!areHeadings(line) || !looks.has(line.style)) {
      ordered.push(line);
      continue;
    }
    const next = lines.findIndex(
      (other, at) => at > index && (other.style === line.style || other.startsColumn === true),
    );
    const end = next === -1 ? lines.length : next;
    const edges = line.cells.map(({ x }) => x);
    const rows = lines.slice(index, end);
    edges.forEach((_, column) => {
      ordered.push(...rows.flatMap((row, at) => partOf(row, edges, column, at === 0 ? 3 : row.gap)));
    });
    index = end - 1;
  }
  return ordered;
}

/** Two or three names of sections in one look. */
const areHeadings = ({ cells, isBullet, style, secondStyle, gap }: SourceLine): boolean =>
  !isBullet &&
  gap > 1.2 &&
  (cells.length === 2 || cells.length === 3) &&
  secondStyle === style &&
  cells.every(({ text }) => meaningOf(text) !== undefined);

/** The cells of a line that stand below one of several headings. */
function partOf(line: SourceLine, edges: readonly number[], column: number, gap: number): SourceLine[] {
  const from = column === 0 ? Number.NEGATIVE_INFINITY : (edges[column] ?? 0) - 6;
  const to = (edges[column + 1] ?? Number.POSITIVE_INFINITY) - 6;
  const isHere = ({ x }: SourceCell) => x >= from && x < to;
  const cells = line.cells.filter(isHere);
  const isFirst = line.cells[0] !== undefined && isHere(line.cells[0]);
  const style = isFirst ? line.style : (line.secondStyle ?? line.style);
  return cells.length > 0 ? [{ ...line, cells, gap, style, isBullet: line.isBullet && isFirst, hadNoRoom: false }] : [];
}
