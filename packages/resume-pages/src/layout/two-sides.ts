import type { RowItem, StructureNode } from './rows';
import { lineItems } from './rows';
import { breakLines, type TextSetting, textWidth } from './text/break-lines';
import type { Span } from './text/styled-text';

export interface TwoSides {
  readonly items: readonly RowItem[];
  readonly lineCount: number;
}

interface Sides {
  readonly left: readonly Span[];
  readonly right: readonly Span[];
  readonly leftNode: StructureNode;
  readonly rightNode: StructureNode;
  readonly x: number;
  readonly widthPt: number;
  readonly lineHeightPt: number;
  readonly topPt: number;
  readonly gapPt: number;
}

/** The left text gets at least this share of a line. Otherwise the right text goes below it. */
const minLeftShare = 0.45;

/** Text with a second text at the end of its first line, such as a title and its dates. */
export function twoSides(sides: Sides, setting: TextSetting): TwoSides {
  const { left, right, leftNode, rightNode, widthPt, lineHeightPt, topPt, gapPt } = sides;
  const block = { x: sides.x, widthPt, lineHeightPt };
  const rightWidth = right.length === 0 ? 0 : textWidth(right, setting) + gapPt;
  const isBeside = widthPt - rightWidth >= widthPt * minLeftShare;
  const leftLines = breakLines(left, (line) => (isBeside && line === 0 ? widthPt - rightWidth : widthPt), setting);
  const leftItems = lineItems(leftLines, { ...block, node: leftNode }, topPt);
  if (right.length === 0) return { items: leftItems, lineCount: leftLines.length };
  const rightLines = breakLines(right, () => widthPt, setting);
  const below = isBeside ? 0 : leftLines.length;
  const rightItems = lineItems(
    rightLines,
    { ...block, node: rightNode, align: isBeside ? 'right' : 'left' },
    topPt + below * lineHeightPt,
  );
  return { items: [...leftItems, ...rightItems], lineCount: Math.max(leftLines.length, below + rightLines.length) };
}
