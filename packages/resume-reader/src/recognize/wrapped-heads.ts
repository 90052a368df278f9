import { isDateText } from '../lines/dates';
import type { SourceCell, SourceLine, SourceRun } from '../lines/source-line';
import { joined } from './join-lines';
import { trailingPlace } from './places';

/**
 * Heads of entries that were wrapped, as one line: a title in italics after a company in bold that goes on below in
 * italics, or a long title in bold.
 */
export function joinWrappedHeads(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (above && isWrappedHead(above, line)) whole[whole.length - 1] = joinedLine(above, line);
    else whole.push(line);
  }
  return whole;
}

function isWrappedHead(above: SourceLine, line: SourceLine): boolean {
  const [cell] = above.cells;
  const [more] = line.cells;
  const [, date, ...others] = above.cells;
  if (!cell || !more || line.cells.length > 1 || others.length > 0) return false;
  // Its date stands beside the first line.
  if (date && !(isDateText(date.text) && date.x > cell.x)) return false;
  const isBelow =
    (line.hadNoRoom === true || (openEnd.test(cell.text) && line.style === above.style)) &&
    Math.abs(more.x - cell.x) < 2 &&
    line.gap < 1.4 &&
    above.size === line.size;
  if (!isBelow || above.isBullet || line.isBullet || isDateText(more.text)) return false;
  if (/[.:]$/.test(cell.text) && !openBracket.test(cell.text)) return false;
  // A place ends a head.
  if (trailingPlace(cell.text) !== undefined) return false;
  const runs = lettered(cell.runs);
  const last = runs.at(-1);
  const next = lettered(more.runs)[0];
  if (!last || !next || !hasLookOf(last, next)) return false;
  return last.isBold || runs.some((run) => !hasLookOf(run, last));
}

/** "Lakeview College of" */
const openEnd = /\s(?:of|for|and|the|de|del|des|du|für|und|et|y|&)$/iu;

/** "College of Engineering (CGPA:" */
const openBracket = /\([^()]*$/;

const lettered = (runs: readonly SourceRun[]): readonly SourceRun[] =>
  runs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));

const hasLookOf = (run: SourceRun, other: SourceRun): boolean =>
  run.isBold === other.isBold && run.isItalic === other.isItalic;

function joinedLine(above: SourceLine, line: SourceLine): SourceLine {
  const [cell, ...dates] = above.cells;
  const [more] = line.cells;
  if (!cell || !more) return above;
  const text = joined(cell.text, more.text);
  const space: SourceRun = { text: ' ', isBold: false, isItalic: false, href: '' };
  const isBroken = text.length < cell.text.length + 1 + more.text.length;
  const runs = isBroken ? [...withoutHyphen(cell.runs), ...more.runs] : [...cell.runs, space, ...more.runs];
  const whole: SourceCell = { ...cell, text, runs: sameLooksTogether(runs) };
  return { ...above, cells: [whole, ...dates], isFull: line.isFull };
}

const withoutHyphen = (runs: readonly SourceRun[]): readonly SourceRun[] =>
  runs.map((run, index) =>
    index === runs.length - 1 ? { ...run, text: run.text.trimEnd().replace(/[-\u00AD\u2010]$/u, '') } : run,
  );

/** Runs of one look as one, so that a text across two lines stays one piece. */
function sameLooksTogether(runs: readonly SourceRun[]): SourceRun[] {
  const together: SourceRun[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    const isSame = last && last.href === run.href && (hasLookOf(last, run) || run.text.trim() === '');
    if (isSame) together[together.length - 1] = { ...last, text: last.text + run.text };
    else together.push(run);
  }
  return together;
}
