import { isDateText } from '../import/dates';
import type { SourceLine } from '../import/source-line';
import { meaningOf } from './section-names';

/**
 * Headings in the left margin as lines of their own, where some need a second line there: "Personal" and "statement",
 * each beside a line of the text.
 */
export function withMarginHeadings(lines: readonly SourceLine[]): readonly SourceLine[] {
  const leftX = Math.min(...lines.map(({ cells }) => cells[0]?.x ?? 0));
  const isBeside = ({ cells: [first, second], isBullet }: SourceLine): boolean =>
    first !== undefined &&
    second !== undefined &&
    !isBullet &&
    Math.abs(first.x - leftX) < 3 &&
    first.runs.every(({ isBold, text }) => isBold || text.trim() === '') &&
    !isDateText(first.text);
  const starts = lines.flatMap((line, index) => (isBeside(line) && line.gap >= 1.5 ? [index] : []));
  const parts = starts.map((start) => {
    let end = start + 1;
    while (lines[end] && isBeside(lines[end]!) && lines[end]!.gap < 1.5 && lines[end]!.style === lines[start]!.style)
      end += 1;
    const heading = lines.slice(start, end).map(({ cells }) => cells[0]?.text ?? '');
    return { start, end, heading: heading.join(' ') };
  });
  const areHeadings =
    parts.some(({ start, end }) => end - start > 1) && parts.filter(({ heading }) => meaningOf(heading)).length >= 3;
  if (!areHeadings) return lines;
  return lines.flatMap((line, index) => {
    const part = parts.find(({ start, end }) => index >= start && index < end);
    const [first, ...rest] = line.cells;
    if (!part || !first) return [line];
    const text = {
      ...line,
      cells: rest,
      style: line.secondStyle ?? line.style,
      gap: index === part.start ? 1 : line.gap,
    };
    const runs = [{ ...first.runs[0]!, text: part.heading }];
    const heading = { ...line, cells: [{ ...first, text: part.heading, runs }], gap: 3 };
    return index === part.start ? [heading, text] : [text];
  });
}
