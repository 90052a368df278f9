import { type SourceLine, lineText, runsFrom } from '../lines/source-line';
import { hasDate } from '../lines/dates';
import { isFurniture } from './contact-labels';
import { email, phone } from './contact-parts';
import { bodySize, largestLine } from './letter-sizes';
import { isJobTitle } from './words';
import { type HeadingMeaning, likelyMeaningOf, meaningOf, meaningsOf } from './section-names';

export interface SourceSection {
  readonly meaning: HeadingMeaning;
  /** As the file writes it. */
  readonly heading: string;
  /** The heading above this one, which announced several sections. */
  readonly sharedHeading?: string;
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
  const name = largestLine(lines);
  const header: SourceLine[] = [];
  const sections: { meaning: HeadingMeaning; heading: string; lines: SourceLine[] }[] = [];
  const mayBeInline = inlineRule(lines.filter((line, index) => isKnown(line) && isHeading(line, index)));
  let isInHeader = true;
  for (const [index, line] of lines.entries()) {
    const text = lineText(line)
      .replace(/\s*:\s*$/, '')
      .trim();
    const above = sections.at(-1);
    const whole = above && isHeadingBelow(lines[index - 1], line) ? `${above.heading} ${text}` : '';
    const wholeMeaning = above?.lines.length === 0 && whole !== '' ? meaningOf(whole) : undefined;
    if (wholeMeaning) {
      sections[sections.length - 1] = { meaning: wholeMeaning, heading: whole, lines: [] };
      continue;
    }
    if (onRequest.test(text) && above?.meaning !== 'references') {
      sections.push({ meaning: 'references', heading: '', lines: [line] });
      isInHeader = false;
      continue;
    }
    // Right below a heading stands its text, however much that looks like other headings.
    const isTitle = index === 0 && isFurniture(text);
    const isFirstText = above?.lines.length === 0 && lines[index - 1]?.style !== line.style && !isKnown(line);
    if (!isTitle && !isFirstText && isHeading(line, index)) {
      sections.push({ meaning: likelyMeaningOf(text) ?? 'custom', heading: text, lines: [] });
      isInHeader = false;
      continue;
    }
    // "Languages: English, German" where a heading and its text share a line.
    const inline = mayBeInline(line) ? inlineHeading(line, lines) : undefined;
    if (inline) {
      sections.push(inline);
      isInHeader = false;
      continue;
    }
    const labeled = labeledSummary(line, isInHeader);
    if (labeled) {
      sections.push(labeled);
      isInHeader = false;
      continue;
    }
    // The name may stand in a column that is read after another one.
    if (line.startsColumn || line.level === 0 || line === name) isInHeader = true;
    (isInHeader ? header : (sections.at(-1)?.lines ?? header)).push(line);
  }
  return { header, sections: sections.flatMap(partsOfSection) };
}

/** "References available on request" is a section, with or without a heading. */
const onRequest =
  /^(?:references?|referees|références|referenzen|referencias|referenze|referências|referenties|referencje|referenser|suosittelijat)\b.{0,30}\b(?:request|demande|anfrage|wunsch|petición|solicitud|richiesta|pedido|aanvraag|życzenie|begäran|pyynnöstä)\.?$/iu;

/** A heading that needed a second line in its narrow column. */
const isHeadingBelow = (above: SourceLine | undefined, line: SourceLine): boolean =>
  above?.style === line.style && line.gap < 1.2 && line.cells.length === 1;

/** "Skills & languages" with a line "Languages: English, German": the labels say where one ends and the next starts. */
function partsOfSection(section: SourceSection): SourceSection[] {
  if (section.meaning === 'contact') return partsOfContact(section);
  const meanings = meaningsOf(section.heading);
  if (meanings.length < 2) return [section];
  const parts: { meaning: HeadingMeaning; heading: string; lines: SourceLine[] }[] = [];
  for (const line of section.lines) {
    const label = /^([^:]{3,40}):\s*(?=\S)/.exec(line.cells[0]?.text ?? '');
    const meaning = label?.[1] === undefined ? undefined : meaningOf(label[1]);
    if (label?.[1] && meaning && meanings.includes(meaning) && meaning !== parts.at(-1)?.meaning) {
      parts.push({ meaning, heading: label[1], lines: [withoutLabel(line, label[0].length)] });
      continue;
    }
    if (parts.length === 0) parts.push({ meaning: section.meaning, heading: section.heading, lines: [] });
    parts.at(-1)?.lines.push(line);
  }
  const [first, ...others] = parts;
  return first && others.length > 0 ? [{ ...first, sharedHeading: section.heading }, ...others] : [section];
}

/** "Languages known: English, Hindi" among personal details is a section of its own. */
function partsOfContact(section: SourceSection): SourceSection[] {
  const others: SourceSection[] = [];
  const lines = section.lines.filter((line) => {
    const [first, second] = line.cells;
    const label = /^([^:]{3,40}?)\s*:\s*(?=\S)/.exec(first?.text ?? '');
    const heading = label?.[1] ?? (second ? first?.text.replace(/\s*:$/, '') : undefined);
    const meaning = heading === undefined ? undefined : likelyMeaningOf(heading);
    if (!heading || (meaning !== 'languages' && meaning !== 'interests' && meaning !== 'skills')) return true;
    const value = label ? withoutLabel(line, label[0].length) : { ...line, cells: line.cells.slice(1) };
    const colon = /^:\s*/.exec(value.cells[0]?.text ?? '')?.[0] ?? '';
    others.push({ meaning, heading, lines: [withoutLabel(value, colon.length)] });
    return false;
  });
  return [{ ...section, lines }, ...others];
}

/** The line without so many letters at its start. */
export function withoutLabel(line: SourceLine, length: number): SourceLine {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const runs = runsFrom(first.runs, length);
  return { ...line, cells: [{ ...first, runs, text: first.text.slice(length).trim() }, ...others] };
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
  for (const style of subheadingLooks(lines, known, looks)) looks.delete(style);
  // Word says nothing about gaps, so its headings have none.
  const gaps = known.filter(({ style }) => looks.has(style)).map(({ gap }) => gap);
  const usualGap = Math.min(1.15, ...gaps.map((gap) => gap - 0.01));
  const lowestGap = Math.min(...gaps.filter((gap) => gap > 1.15).concat(gaps.length === 0 ? 0 : []));
  const nameSize = Math.max(...lines.map(({ size }) => size));
  if (looks.size === 0) for (const style of repeatedLooks(lines, body, nameSize)) looks.add(style);
  // Of each line, where the last heading above it stands.
  const headingsAbove: number[] = [];
  const names = new Set(known);
  lines.forEach((_, index) => {
    const above = lines[index - 1];
    headingsAbove.push(above && names.has(above) && looks.has(above.style) ? index - 1 : (headingsAbove.at(-1) ?? -1));
  });
  return (line, index) => {
    if (isKnown(line)) {
      if (looks.size === 0 || looks.has(line.style)) return true;
      // A known name in another look: still a heading where it stands apart.
      // "Leadership" in the look of "Operations" right below "Skills" is a group, too.
      const heading = headingsAbove[index] ?? -1;
      const isGroup =
        heading >= 0 && lines[heading + 1]?.style === line.style && isWeaker(line, lines[heading] ?? line);
      return line.gap > 1.3 && !isGroup && !hasSameLook(line, lines[index + 1]) && isEmphasized(line, body);
    }
    const isName = line.size === nameSize && nameSize > body + 3;
    return (
      looks.has(line.style) &&
      isShort(line) &&
      !isName &&
      index > 0 &&
      (line.gap > usualGap || line.size > body + 0.7) &&
      isEmphasized(line, body) &&
      !(lines[index - 1]?.size === nameSize && nameSize > line.size + 3 && isJobTitle(lineText(line))) &&
      !(isAboveContact(lines, index) && (lines[index - 1]?.size === nameSize || line.gap < lowestGap * 0.85))
    );
  };
}

/** Whether contact data follows right below, as it does below a headline. */
const isAboveContact = (lines: readonly SourceLine[], index: number): boolean =>
  lines.slice(index + 1, index + 3).some((line) => email.test(lineText(line)) || phone.test(lineText(line)));

/** Looks of groups within a section, such as "Tools" right below "Skills": smaller than the heading right above one. */
function subheadingLooks(
  lines: readonly SourceLine[],
  known: readonly SourceLine[],
  looks: ReadonlySet<string>,
): readonly string[] {
  const names = new Set(known);
  const below = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const isSub =
      names.has(line) &&
      above !== undefined &&
      names.has(above) &&
      looks.has(above.style) &&
      isWeaker(line, above) &&
      !line.startsColumn;
    return isSub ? [line.style] : [];
  });
  return [...new Set(below)];
}

/** Whether a line is in smaller letters than a heading, or in the same ones without its capitals. */
const isWeaker = (line: SourceLine, heading: SourceLine): boolean =>
  line.size < heading.size - 0.4 ||
  (line.size === heading.size && heading.style.endsWith(' caps') && !line.style.endsWith(' caps'));

/** Looks that only headings have, though no name is known: short lines in larger letters, three or more, each above others. */
function repeatedLooks(lines: readonly SourceLine[], body: number, nameSize: number): string[] {
  const large = lines.filter(({ size }) => size > body + 1 && size < nameSize);
  return [...countBy(large.map(({ style }) => style))].flatMap(([style, count]) => {
    const isHeading = (line: SourceLine, index: number) => isShort(line) && lines[index + 1]?.style !== style;
    const areHeadings = lines.every((line, index) => line.style !== style || isHeading(line, index));
    return count >= 3 && areHeadings ? [style] : [];
  });
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

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** "OBJECTIVE: To work in a warehouse": a summary whose heading shares the line with its text. */
function labeledSummary(line: SourceLine, isInHeader: boolean) {
  const [first] = line.cells;
  const label = /^(\p{Lu}[\p{L} ]{3,30}):\s+(?=\S.{30})/u.exec(first?.text ?? '');
  const isMarked = isInHeader || first?.runs[0]?.isBold === true || !/\p{Ll}/u.test(label?.[1] ?? 'a');
  if (!label?.[1] || line.isBullet || line.cells.length > 1 || !isMarked || meaningOf(label[1]) !== 'summary')
    return undefined;
  return { meaning: 'summary' as const, heading: label[1], lines: [withoutLabel(line, label[0].length)] };
}

/** Whether texts of several lines start here. */
const isTextEdge = (x: number, lines: readonly SourceLine[]): boolean =>
  lines.filter(({ cells }) => cells.length === 1 && Math.abs((cells[0]?.x ?? 0) - x) < 4).length >= 3;

/** Where headings stand alone in a look of their own, labels in another look are none: "Driving license" below "Other". */
function inlineRule(headings: readonly SourceLine[]): (line: SourceLine) => boolean {
  const styles = new Set(headings.map(({ style }) => style));
  return (line) => headings.length < 3 || styles.size > 1 || styles.has(line.style);
}

/** A heading in the left margin, beside the first line of its section. */
function inlineHeading(line: SourceLine, lines: readonly SourceLine[]) {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.isBullet || line.gap < 1.2) return undefined;
  const meaning = meaningOf(first.text);
  const leftEdge = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  // Headings in the margin may end at one edge rather than start at one.
  const isBesideText = line.style.endsWith(' caps') && isTextEdge(rest[0]?.x ?? 0, lines);
  if (!meaning || first.text.includes(':') || (first.x > leftEdge + 3 && !isBesideText)) return undefined;
  return {
    meaning,
    heading: first.text,
    lines: [{ ...line, cells: rest, style: line.secondStyle ?? line.style, size: line.secondSize ?? line.size }],
  };
}
