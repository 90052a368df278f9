import { type SourceLine, lineText } from '../lines/source-line';
import { bareLabel } from './contact-labels';
import { hasContact } from './contact-parts';

/** Labels of contact data with the value beside them as one text: "Mobile: 0722 555 018". An address may go on below. */
export function withFormLabels(lines: readonly SourceLine[]): readonly SourceLine[] {
  const joined: SourceLine[] = [];
  let addressX = Number.NaN;
  for (const line of lines) {
    const [label, value, ...others] = line.cells;
    const above = joined.at(-1);
    const isBelow =
      line.cells.length === 1 && line.gap < 1.15 && isAddressText(line) && Math.abs((label?.x ?? 0) - addressX) < 3;
    if (isBelow && above && label) {
      joined[joined.length - 1] = withText(above, `${above.cells[0]?.text ?? ''} ${label.text}`);
      continue;
    }
    const open = above?.cells[0]?.text ?? '';
    const isBelowLabel =
      above?.cells.length === 1 && line.cells.length === 1 && addressLabel.test(open) && bareLabel.test(open);
    if (isBelowLabel && label && !bareLabel.test(label.text) && isAddressText(line)) {
      joined[joined.length - 1] = withText(
        { ...above, cells: line.cells },
        `${open.replace(/\s*:$/, '')}: ${label.text}`,
      );
      addressX = label.x;
      continue;
    }
    const isForm = label !== undefined && value !== undefined && others.length === 0 && bareLabel.test(label.text);
    const isAddress = isForm && addressLabel.test(label.text) && !value.text.includes('@');
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

/** No number to call, no link, and no name in a network such as "@ada". */
const isAddressText = (line: SourceLine): boolean => !hasContact(line) && !lineText(line).includes('@');

const addressLabel = /^(?:adr|addr|anschr|direc|indir|domic)/i;

const withText = (line: SourceLine, text: string): SourceLine => ({
  ...line,
  cells: [{ x: line.cells[0]?.x ?? 0, text, runs: [{ text, isBold: false, isItalic: false, href: '' }] }],
});
