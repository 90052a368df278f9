import { type SourceLine, lineText } from '../lines/source-line';
import { meaningOf } from '../recognize/section-names';

/** Styles of running text in every document. */
const usual = /^(?:normal|standard|default|body|text|list|no spacing|table|paragraph|header|footer)/i;

/**
 * Marks the lines of a style of the writer's own as headings, such as "CV Section", when all its lines are short, none
 * follows another, and some are names of sections. Documents with Word's own headings stay as they are.
 */
export function withStyleHeadings(lines: readonly SourceLine[]): SourceLine[] {
  if (lines.some(({ level }) => level)) return [...lines];
  const names = new Set(lines.map(styleName).filter((name) => !usual.test(name)));
  const headings = new Set([...names].filter((name) => areHeadings(name, lines)));
  return lines.map((line) => (headings.has(styleName(line)) ? { ...line, level: 1 } : line));
}

const styleName = ({ style }: SourceLine): string =>
  style.replace(/ \d[\d.]*(?: bold)?(?: underlined)?(?: caps)?$/, '');

function areHeadings(name: string, lines: readonly SourceLine[]): boolean {
  const own = lines.filter((line) => styleName(line) === name);
  const isShort = own.every((line) => !line.isBullet && line.cells.length === 1 && lineText(line).length < 50);
  const isApart = lines.every((line, index) => {
    const below = lines[index + 1];
    return styleName(line) !== name || (below !== undefined && styleName(below) !== name);
  });
  return own.length >= 3 && isShort && isApart && own.filter((line) => meaningOf(lineText(line))).length >= 2;
}
