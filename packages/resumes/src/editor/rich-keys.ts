/**
 * Editing of the small Markdown (`rich-text.ts`) as shown in the field: a bullet is a line that starts with "• ", which
 * is as long as the stored "- ", so positions are the same in both.
 */
export interface RichInput {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const bullet = '• ';
const bulletLine = /^• /;

/** The stored text as the field shows it. */
export const shownRichText = (stored: string): string => stored.replaceAll(/^[-•] /gm, bullet);

/** The stored form of the shown text. */
export const storedRichText = (shown: string): string => shown.replaceAll(/^• /gm, '- ');

const lineStart = ({ text }: RichInput, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = ({ text }: RichInput, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** Replaces a range and puts the cursor behind it. */
function replaced({ text }: RichInput, from: number, to: number, by: string): RichInput {
  const at = from + by.length;
  return { text: text.slice(0, from) + by + text.slice(to), start: at, end: at };
}

/** Enter in a bullet starts the next one; in an empty bullet it ends the list. @returns undefined for a plain line break */
export function enter(input: RichInput): RichInput | undefined {
  const from = lineStart(input, input.start);
  const line = input.text.slice(from, lineEnd(input, input.start));
  if (!bulletLine.test(line) || input.start < from + bullet.length) return undefined;
  if (line.trim() === '•' && input.start === input.end) return replaced(input, from, from + line.length, '');
  return replaced(input, input.start, input.end, `\n${bullet}`);
}

/** Backspace at the start of a bullet joins it to the line above; the first bullet becomes a paragraph. */
export function backspace(input: RichInput): RichInput | undefined {
  if (input.start !== input.end) return undefined;
  const from = lineStart(input, input.start);
  if (!input.text.startsWith(bullet, from) || input.start !== from + bullet.length) return undefined;
  // An empty line above has nothing to join, so only the bullet is removed.
  const above = from > 0 ? input.text.slice(lineStart(input, from - 1), from - 1) : '';
  const hasText = above.replace(bulletLine, '') !== '';
  const next = replaced(input, hasText ? from - 1 : from, input.start, hasText && !above.endsWith(' ') ? ' ' : '');
  return input.text.slice(input.start, lineEnd(input, input.start)) === '' && hasText
    ? replaced(input, from - 1, input.start, '')
    : next;
}

/** Delete at the end of a line joins the next bullet to it, without its mark. */
export function deleteForward(input: RichInput): RichInput | undefined {
  if (input.start !== input.end || input.text[input.start] !== '\n') return undefined;
  if (!input.text.startsWith(bullet, input.start + 1)) return undefined;
  const joined = replaced(input, input.start, input.start + 1 + bullet.length, ' ');
  return { ...joined, start: input.start, end: input.start };
}

/** Turns the selected lines into bullets, or into paragraphs if all are bullets already. */
export function toggleBullets(input: RichInput): RichInput {
  const lines = selectedLines(input).filter((line) => line !== '');
  return setBullets(input, lines.length === 0 || !lines.every((line) => bulletLine.test(line)));
}

/** Turns the selected lines into bullets (or paragraphs). */
function setBullets(input: RichInput, isBullet: boolean): RichInput {
  const from = lineStart(input, input.start);
  const to = lineEnd(input, input.end);
  const lines = input.text.slice(from, to).split('\n');
  const marked = lines.map((line) => {
    const plain = line.replace(bulletLine, '');
    return isBullet && (plain !== '' || lines.length === 1) ? bullet + plain : plain;
  });
  const text = input.text.slice(0, from) + marked.join('\n') + input.text.slice(to);
  const shift = (marked[0]?.length ?? 0) - (lines[0]?.length ?? 0);
  const start = Math.max(from, input.start + shift);
  return { text, start, end: Math.max(start, input.end + text.length - input.text.length) };
}

const selectedLines = (input: RichInput): string[] =>
  input.text.slice(lineStart(input, input.start), lineEnd(input, input.end)).split('\n');

/** Whether Tab turns paragraphs into bullets here, or with Shift, bullets into paragraphs. */
export function tab(input: RichInput, isShift: boolean): RichInput | undefined {
  const lines = selectedLines(input).filter((line) => line.trim() !== '');
  if (lines.every((line) => bulletLine.test(line) === !isShift)) return undefined;
  // Within a line, Tab moves to the next field, as everywhere else.
  const from = lineStart(input, input.start);
  const isAtStart = input.start === from || (isShift && input.start === from + bullet.length);
  if (input.start === input.end && !isAtStart) return undefined;
  return setBullets(input, !isShift);
}

/** Whether there is an odd number of marks before the cursor in its line, so that the next one closes. */
function isInsideMark(input: RichInput, at: number, mark: '**' | '*'): boolean {
  const before = input.text.slice(lineStart(input, at), at);
  const runs = before.match(/\*+/g) ?? [];
  return runs.filter((run) => run.length === mark.length || run.length === 3).length % 2 === 1;
}

/** Adds marks around the selection, without the spaces at its ends, or removes them. */
export function toggleMark(input: RichInput, mark: '**' | '*'): RichInput {
  const selected = input.text.slice(input.start, input.end);
  const start = input.start + (selected.length - selected.trimStart().length);
  const end = Math.max(start, input.end - (selected.length - selected.trimEnd().length));
  const { text } = input;
  const width = mark.length;
  const isOnly = (at: number) => mark === '**' || text[at] !== '*';
  if (
    text.slice(start - width, start) === mark &&
    text.slice(end, end + width) === mark &&
    isOnly(start - width - 1) &&
    isOnly(end + width)
  ) {
    const plain = text.slice(0, start - width) + text.slice(start, end) + text.slice(end + width);
    return { text: plain, start: start - width, end: end - width };
  }
  // Typed inside the marks: the second press ends the bold text, as in a word processor.
  if (start === end && text.startsWith(mark, start) && isInsideMark(input, start, mark)) {
    return { text, start: start + width, end: start + width };
  }
  const marked = text.slice(0, start) + mark + text.slice(start, end) + mark + text.slice(end);
  return { text: marked, start: start + width, end: end + width };
}

/** Turns the selection into a link, and selects the address. */
export function makeLink(input: RichInput, address = 'https://'): RichInput {
  const words = input.text.slice(input.start, input.end).trim() || 'link';
  const from = input.start + words.length + 3;
  const { text } = replaced(input, input.start, input.end, `[${words}](${address})`);
  return { text, start: from, end: from + address.length };
}

const pastedBullet = /^\s*(?:[-–—*•·‣▪◦●○■□➢➤✓✔]|\d{1,2}[.)]|\u{F0B7})\s+/u;

/**
 * What a paste inserts: lines with any kind of bullet or number become bullets, and so do lines pasted into a bullet.
 * @returns undefined if the text can be pasted as it is
 */
export function paste(input: RichInput, pasted: string): RichInput | undefined {
  const lines = pasted
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  const from = lineStart(input, input.start);
  const isInBullet = input.text.startsWith(bullet, from) && input.start >= from + bullet.length;
  const isList = lines.some((line) => pastedBullet.test(line));
  if (!isList && (!isInBullet || lines.length === 1)) return undefined;
  const items = lines.map((line) => {
    const isItem = pastedBullet.test(line) || isInBullet;
    return (isItem ? bullet : '') + line.replace(pastedBullet, '').trim();
  });
  const before = input.text.slice(from, input.start);
  // The first line continues the one with the cursor.
  const first = items[0] ?? '';
  const lead =
    before === '' || !bulletLine.test(first) ? first : isInBullet ? first.slice(bullet.length) : `\n${first}`;
  return replaced(input, input.start, input.end, [lead, ...items.slice(1)].join('\n'));
}
