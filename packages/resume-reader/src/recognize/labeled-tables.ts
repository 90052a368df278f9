import type { SourceCell, SourceLine } from '../lines/source-line';
import { type FactKind, factKindOf } from './labeled-facts';

/** One row of a table, by what the heads of its columns announce. */
export type TableRow = Partial<Readonly<Record<FactKind, string>>>;

interface Cell {
  readonly x: number;
  readonly text: string;
}

/**
 * The rows of a table whose first row names its columns, such as "Course", "College", "Year" and "Marks"; undefined for
 * lines that are no such table.
 */
export function tableRows(lines: readonly SourceLine[]): readonly TableRow[] | undefined {
  const [header = [], ...groups] = overlapping(lines);
  const columns = cellsOf(header).map(({ x, text }) => ({ x, kind: factKindOf(text) }));
  const kinds = new Set(columns.flatMap(({ kind }) => kind ?? []));
  const isTable =
    kinds.size >= 3 && kinds.size >= columns.length - 1 && groups.length > 0 && !lines.some(({ isBullet }) => isBullet);
  if (!isTable) return undefined;
  const rows: Cell[][] = [];
  for (const group of groups) {
    const cells = cellsOf(group);
    const above = rows.at(-1);
    // A text that goes on below fills some columns only.
    if (above && cells.length < columns.length - 1) above.push(...cells);
    else rows.push(cells);
  }
  if (rows.some(({ length }) => length < columns.length - 1)) return undefined;
  return rows.map((cells) => {
    const row: Partial<Record<FactKind, string>> = {};
    for (const { text, x } of cells) {
      const kind = nearest(columns, x)?.kind;
      if (kind && /[\p{L}\p{N}]/u.test(text)) row[kind] = [row[kind], text].filter(Boolean).join(' ');
    }
    return row;
  });
}

/** Lines that stand less than a line apart, as texts of several lines beside one that is centered on them. */
function overlapping(lines: readonly SourceLine[]): SourceLine[][] {
  const groups: SourceLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && line.gap < 0.75) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The cells of such lines from left to right, those below each other as one. */
function cellsOf(lines: readonly SourceLine[]): Cell[] {
  const cells: { x: number; text: string }[] = [];
  for (const { x, text } of lines.flatMap((line): readonly SourceCell[] => line.cells)) {
    const above = cells.find((cell) => Math.abs(cell.x - x) < nearEnough);
    if (above) above.text += ` ${text}`;
    else cells.push({ x, text });
  }
  return cells.toSorted((left, right) => left.x - right.x);
}

/** How far apart centered texts of one column may start, in points. */
const nearEnough = 30;

const nearest = <One extends { readonly x: number }>(columns: readonly One[], x: number): One | undefined =>
  columns.toSorted((left, right) => Math.abs(left.x - x) - Math.abs(right.x - x))[0];
