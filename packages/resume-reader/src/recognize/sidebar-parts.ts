import { type SourceLine, lineText } from '../lines/source-line';
import { meaningOf } from './section-names';
import type { SourceSection } from './split-sections';

/** How many headings in a row with nothing below them are a list. */
const minListed = 3;

/**
 * Sections with a list of skills for headings that have nothing below them: some templates write each skill of a sidebar
 * like a heading. Only in a résumé without other skills.
 */
export function withListedSkills(sections: readonly SourceSection[]): readonly SourceSection[] {
  if (sections.some(({ meaning }) => meaning === 'skills')) return sections;
  const isListed = (section: SourceSection | undefined): boolean =>
    section !== undefined && section.lines.length === 0 && meaningOf(section.heading) === undefined;
  const from = sections.findIndex(
    (_, at) => sections.slice(at, at + minListed).every(isListed) && at + minListed <= sections.length,
  );
  if (from === -1) return sections;
  const length = sections.slice(from).findIndex((section) => !isListed(section));
  const to = length === -1 ? sections.length : from + length;
  const lines = sections.slice(from, to).map(({ heading }) => lineOf(heading));
  return [...sections.slice(0, from), { meaning: 'skills', heading: '', lines }, ...sections.slice(to)];
}

const lineOf = (text: string): SourceLine => ({
  cells: [{ text, x: 0, runs: [{ text, isBold: false, isItalic: false, href: '' }] }],
  level: undefined,
  isBullet: true,
  size: 1,
  style: '',
  gap: 1,
  mayContinue: false,
  isFull: false,
});

const emailStart = /^[\p{L}\d._%+'-]+@[\p{L}\d.-]*$/u;
const hasDomain = /@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|edu|gov|io|co|info|[a-z]{2})$/iu;
const domainEnd = /^[\p{L}\d-]*(?:\.[\p{L}\d-]+)*\.?[a-z]{2,}$/iu;

const isRestOfDomain = (start: string, end: string): boolean =>
  /^[a-z]{1,2}$/.test(end) || (!hasDomain.test(start) && /^[a-z]{1,6}$/.test(end));

/** "www.linkedin.com/in/" above "ada-lovelace". */
const linkStart = /^(?:(?:https?:\/\/|www\.)\S*|(?:[a-z\d-]+\.)+[a-z]{2,}\/\S*)[/-]$/i;
const linkEnd = /^[a-z\d][\w%/-]*(?:\s\(\p{L}+\))?$/u;

/**
 * Lines with each email address and each link as one: a narrow column breaks "ada@lovelace-labs" and ".example" or
 * "il.com".
 */
export function withWholeLinks(lines: readonly SourceLine[]): readonly SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const [start] = above?.cells ?? [];
    const [end] = line.cells;
    const isBroken =
      above !== undefined &&
      start !== undefined &&
      end !== undefined &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      above.style === line.style &&
      ((emailStart.test(start.text) &&
        !hasDomain.test(start.text) &&
        (end.text.includes('.') || start.text.endsWith('.')) &&
        !/^www\./i.test(end.text) &&
        domainEnd.test(end.text)) ||
        // Single letters are what is left of an address in a column that is too narrow.
        (emailStart.test(start.text) &&
          /@.+\./.test(start.text) &&
          line.gap < 1.4 &&
          isRestOfDomain(start.text, end.text)) ||
        (linkStart.test(start.text) && linkEnd.test(end.text)));
    if (!isBroken) {
      whole.push(line);
      continue;
    }
    const text = start.text + end.text;
    whole[whole.length - 1] = { ...above, cells: [{ ...start, text, runs: [{ ...start.runs[0]!, text }] }] };
  }
  return whole;
}

const contactData = /@|https?:|www\.|(?:\d[\s().-]*){7}|^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\//u;

/** A summary's lines with contact data, and the others: some templates put both below "About". */
export function splitSummary(lines: readonly SourceLine[]): {
  readonly contact: readonly SourceLine[];
  readonly text: readonly SourceLine[];
} {
  const isShort = (line: SourceLine): boolean => lineText(line).length < 60 && !/[.!]$/.test(lineText(line));
  const last = lines.findLastIndex((line) => isShort(line) && contactData.test(lineText(line)));
  const end = lines.slice(0, last + 1).every(isShort) ? last + 1 : 0;
  return { contact: lines.slice(0, end), text: lines.slice(end) };
}
