import type { ImageItem, LineItem, RectangleItem, StructureRole, TextItem } from './laid-out-document';
import { breakLines, type Line, type TextSetting } from './text/break-lines';
import type { Span } from './text/styled-text';

/** An element of the structure tree under construction. It gets its index when it's first drawn. */
export interface StructureNode {
  readonly role: StructureRole;
  readonly parent: StructureNode | undefined;
  readonly alt?: string;
  readonly id?: string;
}

/** For text repeated on many pages, such as a page number. It isn't part of the structure. */
export const repeatedText: StructureNode = { role: 'P', parent: undefined };

/** An item on a page, positioned from the top left corner of its row. */
export type RowItem =
  | (Omit<TextItem, 'element'> & { readonly node: StructureNode })
  | (Omit<ImageItem, 'element'> & { readonly node: StructureNode })
  | LineItem
  | RectangleItem;

/** A strip of a column that is never split: a line of text, or the head of an entry. */
export interface Row {
  readonly heightPt: number;
  /** Space above it, except at the top of a page. */
  readonly gapPt: number;
  readonly items: readonly RowItem[];
  /** Whether the next row must be on the same page. */
  readonly keepsNext: boolean;
  /** Whether it starts a new page. */
  readonly breaksBefore: boolean;
}

export type Alignment = 'left' | 'center' | 'right';

export interface Block {
  readonly x: number;
  readonly widthPt: number;
  readonly lineHeightPt: number;
  readonly align?: Alignment;
  readonly node: StructureNode;
}

/** The items of lines of text, the first line at `top`. */
export function lineItems(lines: readonly Line[], block: Block, top = 0): RowItem[] {
  const { x, widthPt, lineHeightPt, align = 'left', node } = block;
  return lines.flatMap((line, index) => {
    const free = widthPt - line.width;
    const left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
    const baseline = top + index * lineHeightPt + baselineIn(lineHeightPt, line);
    return line.runs.map((run): RowItem => ({ kind: 'text', ...run, x: left + run.x, baseline, node }));
  });
}

/** Capital letters are about 0.7 of the size. This centers them on the line. */
function baselineIn(lineHeightPt: number, line: Line): number {
  const size = Math.max(0, ...line.runs.map((run) => run.sizePt));
  return lineHeightPt / 2 + size * 0.35;
}

/**
 * The rows of a paragraph, one for each line. Its first two and its last two lines stay together.
 * @param mark drawn beside the first line, such as a bullet
 */
export function paragraphRows(
  spans: readonly Span[],
  block: Block,
  gapPt: number,
  setting: TextSetting,
  mark: readonly RowItem[] = [],
): Row[] {
  const lines = breakLines(spans, () => block.widthPt, setting);
  return lines.map((line, index) => ({
    heightPt: block.lineHeightPt,
    gapPt: index === 0 ? gapPt : 0,
    items: [...(index === 0 ? mark : []), ...lineItems([line], block)],
    keepsNext: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    breaksBefore: false,
  }));
}

/** One row that is never split. */
export const rowOf = (heightPt: number, gapPt: number, items: readonly RowItem[], keepsNext = false): Row => ({
  heightPt,
  gapPt,
  items,
  keepsNext,
  breaksBefore: false,
});

/** Keeps the first rows together, up to and including the one at `count`. */
export const keepFirst = (rows: readonly Row[], count: number): Row[] =>
  rows.map((row, index) => (index < Math.min(count, rows.length - 1) ? { ...row, keepsNext: true } : row));

/** Moves rows down by a gap, or onto a new page. */
export function startRows(rows: readonly Row[], gapPt: number, breaksBefore = false): Row[] {
  return rows.map((row, index) =>
    index === 0 ? { ...row, gapPt, breaksBefore: breaksBefore || row.breaksBefore } : row,
  );
}
