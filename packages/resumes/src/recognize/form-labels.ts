import type { SourceLine } from '../import/source-line';
import { bareLabel } from './contact-labels';

/** Labels of contact data with the value beside them as one text: "Mobile: 0722 555 018". An address may go on below. */
export function withFormLabels(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined: SourceLine[] = [];
  let addressX = Number.NaN;
  for (const line of lines) {
    const [label, value, ...others] = line.cells;
    const above = joined.at(-1);
    const isBelow = line.cells.length === 1 && line.gap < 1.15 && Math.abs((label?.x ?? 0) - addressX) < 3;
    if (isBelow && above && label) {
      joined[joined.length - 1] = withText(above, `${above.cells[0]?.text ?? ''} ${label.text}`);
      continue;
    }
    const isForm = label !== undefined && value !== undefined && others.length === 0 && bareLabel.test(label.text);
    const isAddress = isForm && /^(?:adr|addr|anschr|direc|indir|domic)/i.test(label.text) && !value.text.includes('@');
    addressX = isAddress ? value.x : Number.NaN;
    const hasLink = value?.runs.some(({ href }) => href !== '') === true;
    joined.push(
      isForm && !hasLink
        ? withText(line, `${label.text.replace(/\s*:$/, '')}: ${value.text.replace(/^:\s*/, '')}`)
        : line,
    );
  }
  return joined;
}

const withText = (line: SourceLine, text: string): SourceLine => ({
  ...line,
  cells: [{ x: line.cells[0]?.x ?? 0, text, runs: [{ text, isBold: false, isItalic: false, href: '' }] }],
});
