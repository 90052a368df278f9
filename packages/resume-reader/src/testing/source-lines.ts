import type { SourceCell, SourceLine } from '../lines/source-line';

/** A cell in one look. */
export const sourceCell = (text: string, x = 0, isBold = false, isItalic = false): SourceCell => ({
  text,
  x,
  runs: [{ text, isBold, isItalic, href: '' }],
});

/** A line of running text of a page. @param changes what is different about it */
export const sourceLine = (cells: readonly SourceCell[], changes: Partial<SourceLine> = {}): SourceLine => ({
  cells,
  style: 'Sans 10',
  size: 10,
  isBullet: false,
  level: undefined,
  gap: 1,
  mayContinue: true,
  isFull: false,
  ...changes,
});
