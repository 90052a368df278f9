import { oneLine } from '../../../posting-text/posting-text';
import { isTitleLabel } from './labeled-values';
import { endsText, isChrome } from './page-chrome';
import { isBody, type PastedLines } from './pasted-lines';

const textHeading =
  /^(?:about the (?:job|role|position)|(?:full )?job (?:description|summary)|(?:company |role |position )?description|job highlights|stellenbeschreibung|tehtävän kuvaus):?$/i;
/** Headings of facts, unless text follows. */
const eitherHeading = /^(?:overview|summary|job details|details)$/i;
const skillsHeading = /^(?:(?:key |required )?skills|kenntnisse|osaaminen):?$/i;
const headingWithin = 60;
const paragraph = 110;

/**
 * The text of a posting as it was pasted: from its heading, or else from the first line that isn't a fact, to where other
 * postings or the end of the page follow. Buttons and menus are left out.
 */
export function descriptionOf({ rows, lines, rowOf, endRow }: PastedLines, titleAt: number): string {
  const start = rowOf[startOf(lines, titleAt)] ?? 0;
  const text = rows.slice(start, endRow).map((row) => ({ row, line: oneLine(row, 400) }));
  const firstLong = text.findIndex(({ line }) => line.length > 80);
  const end = text.findIndex(({ line }, index) => firstLong !== -1 && index > firstLong && endsText(line));
  return text
    .slice(0, end === -1 ? text.length : end)
    .filter(({ line }) => line === '' || !isChrome(line))
    .map(({ row }) => row)
    .join('\n')
    .trim();
}

/** The line at which the text starts; the title if no line below it reads like text. */
function startOf(lines: readonly string[], titleAt: number): number {
  if (titleAt === -1) return 0;
  // In a message, what's below a labeled title isn't only facts.
  if (isTitleLabel(lines[titleAt] ?? '')) return titleAt;
  const below = lines.slice(0, titleAt + headingWithin);
  const first = (fits: (line: string, next: string) => boolean) =>
    below.findIndex((line, index) => index > titleAt && fits(line, lines[index + 1] ?? ''));
  const long = first((line) => line.length > paragraph);
  const named = first((line, next) => textHeading.test(line) || (eitherHeading.test(line) && next.length > paragraph));
  // The first of two may be the name of a tab.
  const heading = named === -1 ? -1 : below.lastIndexOf(below[named] ?? '');
  const skills = first((line) => skillsHeading.test(line));
  const isSure = textHeading.test(lines[heading] ?? '') || skills === -1 || skills > heading;
  if (heading !== -1 && isSure && (long === -1 || heading < long)) return heading + 1;
  const body = first((line) => isBody(line) && !eitherHeading.test(line));
  const starts = [skills, body].filter((index) => index !== -1);
  return starts.length === 0 ? titleAt : withSentencesAbove(Math.min(...starts), lines, titleAt);
}

/** A short sentence above the text is part of it. */
function withSentencesAbove(start: number, lines: readonly string[], titleAt: number): number {
  let from = start;
  while (from - 1 > titleAt && /\p{L}.* .* .*[.!?]$/u.test(lines[from - 1] ?? '')) from -= 1;
  return from;
}
