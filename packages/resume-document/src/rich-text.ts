/**
 * The small Markdown of résumés: lines that start with `- ` are bullets, other lines are paragraphs (a blank line between
 * paragraphs is optional), and within a line `**bold**`, `*italic*` and `[text](https://…)`. Anything else is text. A
 * backslash before `*`, `[`, `\` or a leading `-` keeps the character.
 */
export interface RichBlock {
  readonly kind: 'paragraph' | 'bullet';
  readonly runs: readonly RichRun[];
}

export interface RichRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** A URL with http, https, mailto or tel; empty if the run isn't a link. */
  readonly href: string;
}

const linkPattern = /^\[((?:[^\]\\]|\\.)*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/;
const safeAddress = /^(?:https?:|mailto:|tel:)/i;

/** Parses a text into blocks. Never throws. Text without marks is one run per line. */
export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const bullet = /^\s*[-•*]\s+(?=\S)/.exec(line);
    blocks.push({
      kind: bullet ? 'bullet' : 'paragraph',
      runs: parseRuns(bullet ? line.slice(bullet[0].length).trimEnd() : line.trim()),
    });
  }
  return blocks;
}

/** The text of blocks without marks, one line per block. */
export const plainText = (text: string): string =>
  parseRichText(text)
    .map(({ runs }) => runs.map((run) => run.text).join(''))
    .join('\n');

/** Escapes plain text, so that none of it is read as marks. */
export const escapeRichText = (text: string): string =>
  text.replaceAll(/[\\*[]/g, String.raw`\$&`).replaceAll(/^(\s*)([-•])(?=\s)/gm, String.raw`$1\$2`);

/** Runs as a line of rich text, without the mark of a bullet. `parseRichText` reads the same runs. */
export const writeRuns = (runs: readonly RichRun[]): string =>
  runs
    .map(({ text, isBold, isItalic, href }) => {
      // Marks around spaces are plain text.
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      if (inner === '') return text;
      const mark = `${isBold ? '**' : ''}${isItalic ? '*' : ''}`;
      const shown = mark + escapeRichText(inner) + mark.split('').toReversed().join('');
      return before + (href === '' ? shown : `[${shown.replaceAll(']', String.raw`\]`)}](${href})`) + after;
    })
    .join('');

interface Marks {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly href: string;
}

function parseRuns(line: string, marks: Marks = { isBold: false, isItalic: false, href: '' }): RichRun[] {
  const runs: RichRun[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') runs.push({ text: plain, ...marks });
    plain = '';
  };
  let at = 0;
  while (at < line.length) {
    const rest = line.slice(at);
    const escaped = /^\\([\\*[\]•-])/.exec(rest);
    if (escaped) {
      plain += escaped[1];
      at += 2;
      continue;
    }
    const inner = marked(rest, marks);
    if (inner) {
      flush();
      runs.push(...parseRuns(inner.text, inner.marks));
      at += inner.length;
      continue;
    }
    plain += line[at];
    at += 1;
  }
  flush();
  return runs;
}

interface Marked {
  readonly text: string;
  readonly marks: Marks;
  readonly length: number;
}

/** The link, bold or italic text that starts here. Marks around spaces, and unclosed ones, are plain text. */
function marked(rest: string, marks: Marks): Marked | undefined {
  const link = marks.href === '' ? linkPattern.exec(rest) : null;
  if (link?.[1] && link[2] !== undefined && safeAddress.test(link[2])) {
    return { text: link[1], marks: { ...marks, href: link[2] }, length: link[0].length };
  }
  const bold = !marks.isBold && rest.startsWith('**') ? between(rest, '**', { ...marks, isBold: true }) : undefined;
  if (bold || marks.isItalic || !rest.startsWith('*')) return bold;
  // "**" that nothing closes isn't italic either; "***x** y*" is, with bold in it.
  return rest.startsWith('**') && !rest.startsWith('***')
    ? undefined
    : between(rest, '*', { ...marks, isItalic: true });
}

function between(rest: string, mark: '*' | '**', marks: Marks): Marked | undefined {
  const from = mark.length;
  if (rest[from] === undefined || /\s/.test(rest[from])) return undefined;
  // Whether the other mark is open: it closes first where both end at once, as in "**a *b***".
  let isOtherOpen = false;
  for (const found of rest.slice(from).matchAll(/\\[\\*[\]•-]|\*+/g)) {
    if (found[0].startsWith('\\')) continue;
    const { length } = found[0];
    const at = from + found.index;
    const mayClose = at > from && !/\s/.test(rest[at - 1] ?? ' ');
    if (length > 2 && mayClose) return closedAt(isOtherOpen ? at + length - mark.length : at);
    if (length !== mark.length) {
      isOtherOpen = !(isOtherOpen && mayClose);
      continue;
    }
    // In "***x** y*", the bold text is within the italic one.
    if (mayClose && mark === '**' && isOtherOpen && rest[2] === '*') return undefined;
    if (mayClose) return closedAt(at);
  }
  return undefined;

  function closedAt(to: number): Marked {
    return { text: rest.slice(from, to), marks, length: to + mark.length };
  }
}
