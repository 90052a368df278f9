import { type SourceLine, lineText } from '../import/source-line';
import { hasDate } from '../import/dates';
import { type HeadingMeaning, likelyMeaningOf, meaningOf } from './section-names';

export interface SourceSection {
  readonly meaning: HeadingMeaning;
  /** As the file writes it. */
  readonly heading: string;
  readonly lines: readonly SourceLine[];
}

export interface SplitResume {
  /** What lies above the first heading: name, contact data, perhaps a summary. */
  readonly header: readonly SourceLine[];
  readonly sections: readonly SourceSection[];
}

/**
 * Splits a résumé at its headings: those that the file marks, those whose names are known, and those that look like
 * them.
 */
export function splitSections(lines: readonly SourceLine[]): SplitResume {
  const isHeading = headingRule(lines);
  const header: SourceLine[] = [];
  const sections: { meaning: HeadingMeaning; heading: string; lines: SourceLine[] }[] = [];
  let isInHeader = true;
  for (const [index, line] of lines.entries()) {
    const text = lineText(line)
      .replace(/\s*:\s*$/, '')
      .trim();
    if (isHeading(line, index)) {
      sections.push({ meaning: likelyMeaningOf(text) ?? 'custom', heading: text, lines: [] });
      isInHeader = false;
      continue;
    }
    // "Languages: English, German" where a heading and its text share a line.
    const inline = inlineHeading(line, lines);
    if (inline) {
      sections.push(inline);
      isInHeader = false;
      continue;
    }
    if (line.startsColumn) isInHeader = true;
    (isInHeader ? header : (sections.at(-1)?.lines ?? header)).push(line);
  }
  return { header, sections };
}

function headingRule(lines: readonly SourceLine[]): (line: SourceLine, index: number) => boolean {
  const levels = [...new Set(lines.flatMap(({ level }) => (level ? [level] : [])))].sort((left, right) => left - right);
  // The highest level that has a known section; entries may have a lower one, the name a higher one.
  const level = levels.find((one) => lines.some((line) => line.level === one && meaningOf(lineText(line))));
  if (level !== undefined) return (line) => line.level === level;
  const body = bodySize(lines);
  const known = lines.filter((line) => isKnown(line));
  const counts = countBy(known.map(({ style }) => style));
  const all = countBy(lines.filter((line) => isShort(line)).map(({ style }) => style));
  /** Looks that headings share: mostly known names have them, or they are larger than the text around. */
  const looks = new Set(
    [...counts].flatMap(([style, count]) => {
      const line = known.find((one) => one.style === style);
      const isDistinct = line !== undefined && (line.size > body + 0.7 || style.endsWith(' caps'));
      const share = count / (all.get(style) ?? count);
      return (isDistinct && share > 0.2) || (count >= 2 && share > 0.5) ? [style] : [];
    }),
  );
  const nameSize = Math.max(...lines.map(({ size }) => size));
  return (line, index) => {
    if (isKnown(line)) {
      if (looks.size === 0 || looks.has(line.style)) return true;
      // A known name in another look: still a heading where it stands apart.
      return line.gap > 1.3 && !hasSameLook(line, lines[index + 1]) && isEmphasized(line, body);
    }
    const isName = line.size === nameSize && nameSize > body + 3;
    return (
      looks.has(line.style) &&
      isShort(line) &&
      !isName &&
      index > 0 &&
      (line.gap > 1.15 || line.size > body + 0.7) &&
      isEmphasized(line, body)
    );
  };
}

const isEmphasized = (line: SourceLine, body: number): boolean =>
  line.size > body + 0.4 ||
  line.style.endsWith(' caps') ||
  line.cells[0]?.runs.every(({ isBold, text }) => isBold || text.trim() === '') === true;

const hasSameLook = (line: SourceLine, other: SourceLine | undefined): boolean =>
  other?.style === line.style && !line.style.endsWith(' caps');

const isShort = (line: SourceLine): boolean => {
  const text = lineText(line);
  return (
    !line.isBullet &&
    line.cells.length === 1 &&
    text.length <= 48 &&
    text.length > 2 &&
    !/[.,;!?]$/.test(text) &&
    !hasDate(text) &&
    !text.includes('@')
  );
};

const isKnown = (line: SourceLine): boolean => isShort(line) && meaningOf(lineText(line)) !== undefined;

/** The size of most letters. */
function bodySize(lines: readonly SourceLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + lineText(line).length);
  return [...letters].sort((left, right) => right[1] - left[1])[0]?.[0] ?? 10;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A heading in the left margin, beside the first line of its section. */
function inlineHeading(line: SourceLine, lines: readonly SourceLine[]) {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.isBullet || line.gap < 1.2) return undefined;
  const meaning = meaningOf(first.text);
  const leftEdge = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  if (!meaning || first.text.includes(':') || first.x > leftEdge + 3) return undefined;
  return { meaning, heading: first.text, lines: [{ ...line, cells: rest }] };
}
