import { findDates, findRange, isDateText, isPresentWord } from '../lines/dates';
import type { SourceCell, SourceLine } from '../lines/source-line';

const startsRange = /(?:19|20)\d\d\s*(?:[-–—]|to|bis|à|au|a)\s*(?:\p{L}+\.?)?$/iu;

/** Dates that wrap in a narrow column, as one cell: "septembre 2012 – avril" with "2017" below it. */
export function joinWrappedDates(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined: SourceLine[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const start = above?.cells.find(({ text }) => startsRange.test(text.trim()) && findRange(text) === undefined);
    const end = start && line.cells.find((cell) => isNear(cell, start) && isRestOf(start, cell));
    const stacked = above && (withStackedRange(above, line) ?? withRangeAlone(above, line));
    if (stacked) {
      joined.splice(-1, 1, ...stacked);
      continue;
    }
    if (above && endsWithOpenRange(above, line)) {
      joined[joined.length - 1] = withLast(above, line);
      continue;
    }
    if (!above || !start || !end) {
      joined.push(line);
      continue;
    }
    const whole = { ...start, text: `${start.text} ${end.text}`, runs: [...start.runs, ...withSpace(end.runs)] };
    joined[joined.length - 1] = { ...above, cells: above.cells.map((cell) => (cell === start ? whole : cell)) };
    const rest = line.cells.filter((cell) => cell !== end);
    if (rest.length > 0) joined.push({ ...line, cells: rest });
  }
  return joined;
}

/**
 * "2018" above "2021" at the left of a title and its company, as one range; undefined for other lines. Names of one look
 * that have a year each are two entries.
 */
function withStackedRange(above: SourceLine, line: SourceLine): readonly SourceLine[] | undefined {
  const start = above.cells.at(-1);
  const end = start && line.cells.find((cell) => cell !== above.cells[0] && isNear(cell, start) && isEnd(cell.text));
  const isAtLeft = start !== undefined && start.x < (above.cells[0]?.x ?? 0) - 20;
  if (!isAtLeft || !end || !isYear(start.text) || line.isBullet || line.gap > 1.3 || line.style === above.style)
    return undefined;
  if (/^\d/.test(end.text) && end.text < start.text) return undefined;
  const text = `${start.text} – ${end.text}`;
  const range = { ...start, text, runs: [{ text, isBold: false, isItalic: false, href: '' }] };
  const rest = line.cells.filter((cell) => cell !== end);
  const whole = { ...above, cells: [...above.cells.slice(0, -1), range] };
  return rest.length > 0 ? [whole, { ...line, cells: rest }] : [whole];
}

/** "Aug 2020" above "Jun 2022", and nothing else on either line, as one range. */
function withRangeAlone(above: SourceLine, line: SourceLine): readonly SourceLine[] | undefined {
  const [start, ...others] = above.cells;
  const [end, ...more] = line.cells;
  if (!start || !end || others.length > 0 || more.length > 0 || above.isBullet || line.isBullet) return undefined;
  const from = isDateText(start.text) ? findDates(start.text) : undefined;
  const to = isDateText(end.text) ? findDates(end.text)?.endDate : isPresentWord(end.text) ? 'present' : undefined;
  const areOne =
    from?.startDate === '' &&
    findRange(end.text) === undefined &&
    to !== undefined &&
    from.endDate.length === (to === 'present' ? from.endDate.length : to.length) &&
    from.endDate <= to &&
    line.gap < 1.3 &&
    line.style === above.style &&
    Math.abs(start.x - end.x) < 3;
  if (!areOne) return undefined;
  const text = `${start.text} – ${end.text}`;
  return [{ ...above, cells: [{ ...start, text, runs: [{ text, isBold: false, isItalic: false, href: '' }] }] }];
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim());
const isEnd = (text: string): boolean => isYear(text) || isPresentWord(text);

/** The end of a date, or the year alone below "Commission, Beirut | Sep 2015 – Dec". */
const isRestOf = (start: SourceCell, { text }: SourceCell): boolean =>
  isDateText(`${start.text} ${text}`) ||
  (/^(?:19|20)\d\d\)?$/.test(text) &&
    findRange(`${start.text} ${text}`)?.endDate.startsWith(text.slice(0, 4)) === true);

/** "…, February 2017" above "to July 2017". */
function endsWithOpenRange(above: SourceLine, line: SourceLine): boolean {
  const last = above.cells.at(-1)?.text ?? '';
  const [next, ...others] = line.cells;
  const date = findDates(last);
  const isOpen = date?.startDate === '' && last.slice(date.index + date.length).trim() === '';
  return (
    next !== undefined &&
    others.length === 0 &&
    isOpen &&
    /^(?:to|bis|à|au|a|al|até|tot|do|till|–|—|-)\s/iu.test(next.text) &&
    findRange(`${last} ${next.text}`)?.index === date.index
  );
}

function withLast(above: SourceLine, line: SourceLine): SourceLine {
  const last = above.cells.at(-1);
  const [next] = line.cells;
  if (!last || !next) return above;
  const whole = { ...last, text: `${last.text} ${next.text}`, runs: [...last.runs, ...withSpace(next.runs)] };
  return { ...above, cells: [...above.cells.slice(0, -1), whole] };
}

const isNear = (below: SourceCell, above: SourceCell): boolean => Math.abs(below.x - above.x) < 60;

const withSpace = (runs: SourceCell['runs']): SourceCell['runs'] =>
  runs.map((run, index) => (index === 0 ? { ...run, text: ` ${run.text}` } : run));
