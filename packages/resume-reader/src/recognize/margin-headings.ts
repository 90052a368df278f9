import { isDateText } from '../lines/dates';
import type { SourceLine } from '../lines/source-line';
import { bareLabel } from './contact-labels';
import { meaningOf } from './section-names';

interface MarginHeading {
  readonly start: number;
  /** Index after its last line. */
  readonly end: number;
  readonly heading: string;
}

/**
 * Headings in the left margin as lines of their own, where some need a second line there ("Personal" and "statement",
 * each beside a line of the text), or where nothing else starts at the left.
 */
export function withMarginHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const parts = marginHeadings(lines);
  const areKnown = parts.filter(({ heading }) => meaningOf(heading)).length >= 3;
  const areWrapped = parts.some(({ start, end }) => end - start > 1 && lines[start]!.gap >= 1.5);
  if (!areKnown || !(areWrapped || isColumnOfHeadings(lines, parts))) return lines;
  return lines.flatMap((line, index) => {
    const part = parts.find(({ start, end, heading }) => index >= start && index < end && !bareLabel.test(heading));
    const [first, ...rest] = line.cells;
    if (!part || !first) return [line];
    const text = {
      ...line,
      cells: rest,
      style: line.secondStyle ?? line.style,
      size: line.secondSize ?? line.size,
      gap: index === part.start ? 1 : line.gap,
    };
    const runs = [{ ...first.runs[0]!, text: part.heading }];
    const heading = { ...line, cells: [{ ...first, text: part.heading, runs }], gap: 3 };
    return index === part.start ? [heading, text] : [text];
  });
}

/** Texts in bold at the left edge with other text beside them, those on lines right below each other as one. */
function marginHeadings(lines: readonly SourceLine[]): MarginHeading[] {
  const leftX = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  const isBeside = ({ cells: [first, second], isBullet }: SourceLine): boolean =>
    first !== undefined &&
    second !== undefined &&
    !isBullet &&
    Math.abs(first.x - leftX) < 3 &&
    first.runs.every(({ isBold, text }) => isBold || text.trim() === '') &&
    !isDateText(first.text);
  const parts: MarginHeading[] = [];
  for (let start = 0; start < lines.length; start += 1) {
    if (!isBeside(lines[start]!)) continue;
    let end = start + 1;
    while (lines[end] && isBeside(lines[end]!) && lines[end]!.gap < 1.2 && lines[end]!.style === lines[start]!.style)
      end += 1;
    const heading = lines.slice(start, end).map(({ cells }) => cells[0]?.text ?? '');
    parts.push({ start, end, heading: heading.join(' ') });
    start = end - 1;
  }
  return parts;
}

/** Whether all text from the first heading on starts at one edge to the right of the headings, which look different. */
function isColumnOfHeadings(lines: readonly SourceLine[], parts: readonly MarginHeading[]): boolean {
  const edges = parts.map(({ start }) => Math.round(lines[start]!.cells[1]!.x));
  const edge = edges.toSorted((one, other) => countOf(edges, other) - countOf(edges, one))[0] ?? 0;
  const first = parts[0]?.start ?? 0;
  const inParts = new Set(parts.flatMap(({ start, end }) => lines.slice(start, end)));
  const hasOwnLook = ({ start }: MarginHeading) => lines[start]!.style !== lines[start]!.secondStyle;
  // Known names in a look of their own are understood beside their text as they are.
  const areUnclear = parts.some((part) => part.end - part.start > 1 || !meaningOf(part.heading) || !hasOwnLook(part));
  return (
    areUnclear &&
    countOf(edges, edge) >= parts.length * 0.8 &&
    parts.every((part) => hasOwnLook(part) || meaningOf(part.heading) !== undefined) &&
    lines.slice(first).every((line) => inParts.has(line) || (line.cells[0]?.x ?? 0) >= edge - 3)
  );
}

const countOf = (values: readonly number[], value: number): number =>
  values.filter((other) => Math.abs(other - value) < 3).length;
