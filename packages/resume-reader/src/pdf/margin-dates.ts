import { isDateText, isMonthWord, isPresentWord } from '../lines/dates';
import type { SourceCell, SourceLine } from '../lines/source-line';

/** Dates in a column at the left come after what they date, as dates at the right do. */
export function datesLast(cells: readonly SourceCell[]): SourceCell[] {
  const [first, ...others] = cells;
  return first && others.length > 0 && (isDateText(first.text) || opensDate(first.text))
    ? [...others, first]
    : [...cells];
}

/** A place below the dates of a column at the left comes after the first bullet beside it, as the dates do. */
export function marginLast(cells: SourceCell[], above: SourceLine | undefined): SourceCell[] {
  const [first, mark, ...others] = cells;
  const dates = above?.cells.at(-1);
  if (!first || !mark || others.length === 0 || !dates || !/^[•●▪■◦○‣◆◇]$/u.test(mark.text)) return cells;
  const isBelowDates = Math.abs(dates.x - first.x) < 3 && dates.x < (above?.cells[0]?.x ?? 0) && isDateText(dates.text);
  // Between dates and title stands the company, with its city below.
  const [company, title] = above?.cells ?? [];
  const isBelowCompany =
    isDateText(dates.text) &&
    title !== undefined &&
    Math.abs((company?.x ?? 0) - first.x) < 3 &&
    Math.abs(title.x - mark.x) < 20;
  return isBelowDates || isBelowCompany ? [mark, ...others, first] : cells;
}

/** "Sep 2015 –", or "Sep 2015 – May" when the year stands below. */
function opensDate(text: string): boolean {
  const open = openRange.exec(text);
  const [, month = ''] = open ?? [];
  return open !== null && (month === '' || isMonthWord(month)) && isDateText(text.slice(0, open.index));
}

const openRange = /(?:\s*[–—-]|\s(?:to|bis|à|a|al|au|até|tot|do|till))\s*(\p{L}{3,10}\.?)?$/u;

/** A range that was broken into two lines of a narrow column: "Sep 2015 –" above "May 2018". */
export function endsSplitDate(above: SourceLine, cells: readonly SourceCell[]): boolean {
  const open = above.cells.at(-1);
  const rest = belowOpenDate(above, cells);
  return (
    open !== undefined &&
    rest !== undefined &&
    opensDate(open.text) &&
    (isDateText(rest.text) || isPresentWord(rest.text) || /^\p{L}+$/u.test(rest.text))
  );
}

/** The cell below the date at the end of the line above, or in its column at the left, where texts may end flush right. */
export const belowOpenDate = (above: SourceLine, cells: readonly SourceCell[]): SourceCell | undefined => {
  const dateX = above.cells.at(-1)?.x ?? Number.NaN;
  const textX = above.cells[0]?.x ?? 0;
  const isInMargin = (x: number) => dateX < textX - 20 && x < textX - 20 && Math.abs(dateX - x) < 40;
  return cells.find(({ x }) => Math.abs(dateX - x) < 3) ?? cells.find(({ x }) => isInMargin(x));
};

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
