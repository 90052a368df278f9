import { isDateText } from '../import/dates';
import type { SourceCell, SourceLine } from '../import/source-line';

/** Dates in a column at the left come after what they date, as dates at the right do. */
export function datesLast(cells: readonly SourceCell[]): SourceCell[] {
  const [first, ...others] = cells;
  return first && others.length > 0 && (isDateText(first.text) || opensDate(first.text))
    ? [...others, first]
    : [...cells];
}

/** "Sep 2015 –", or "Sep 2015 – May" when the year stands below. */
const opensDate = (text: string): boolean => openRange.test(text) && isDateText(text.replace(openRange, ''));

const openRange = /(?:\s*[–—-]|\s(?:to|bis|à|a|al|au|até|tot|do|till))\s*(?:\p{L}{3,10}\.?)?$/u;

/** A range that was broken into two lines of a narrow column: "Sep 2015 –" above "May 2018". */
export function endsSplitDate(above: SourceLine, cells: readonly SourceCell[]): boolean {
  const open = above.cells.at(-1);
  const rest = belowOpenDate(above, cells);
  return (
    open !== undefined &&
    rest !== undefined &&
    opensDate(open.text) &&
    (isDateText(rest.text) || /^\p{L}+$/u.test(rest.text))
  );
}

/** The cell below the date at the end of the line above. */
export const belowOpenDate = (above: SourceLine, cells: readonly SourceCell[]): SourceCell | undefined =>
  cells.find(({ x }) => Math.abs((above.cells.at(-1)?.x ?? Number.NaN) - x) < 3);

/** The line with its date whole. */
export function withSplitDate(above: SourceLine, cells: readonly SourceCell[]): SourceLine {
  const open = above.cells.at(-1);
  const rest = belowOpenDate(above, cells);
  if (!open || !rest) return above;
  const text = `${open.text} ${rest.text}`;
  return {
    ...above,
    cells: [...above.cells.slice(0, -1), { ...open, text, runs: [{ text, isBold: false, isItalic: false, href: '' }] }],
  };
}
