import { escapeRichText } from '@keepmark/resume-document/rich-text';
import type { SourceCell, SourceLine, SourceRun } from '../lines/source-line';

/** Beginnings of compounds that keep their hyphen at the end of a line. */
const compound =
  /(?:^|[\s(])(?:self|high|low|multi|non|co|pre|post|cross|end|real|long|short|full|part|well|data|user|open|large|small|state|time|cost|customer|client|server|hands|first|second|third|in|on|off|out|up|follow|problem|decision|award|fast|free|on-the|day-to)-$/iu;
/** Names, numbers and chains of words keep it, too: "B2B-", "3-", "out-of-". */
const named = /(?:^|[\s(])(?:\p{Lu}{2,}[\p{L}\d]*|\d+|\p{L}+-(?:of|the|to|in|and|by|up|on|for|a))-$/u;
/** Ends of compounds, which keep it at the start of the next line: "company-" and "wide". */
const compoundEnd =
  /^(?:wide|based|driven|oriented|led|free|level|time|term|side|facing|ready|friendly|related|specific|critical|effective|efficient|centered|centric|focused|building|solving|making|saving|winning|quality|scale|speed|to-\p{L}+|in-\p{L}+|of-\p{L}+|the-\p{L}+)(?!\p{L})/u;

/** Two lines of one sentence as one text. A word that was broken at the end of the line becomes whole. */
export function joined(above: string, below: string): string {
  if (above === '') return below;
  // "MAG-" and "Schweißen", "Jean-" and "Bart".
  if (/\p{L}[-\u2010]$/u.test(above) && /^\p{Lu}\p{Ll}/u.test(below)) return above + below;
  if (!/\p{L}[-\u00AD\u2010]$/u.test(above) || !/^\p{Ll}/u.test(below)) return `${above} ${below}`;
  return (compound.test(above) || named.test(above) || compoundEnd.test(below)) && !above.endsWith('\u00AD')
    ? above + below
    : above.slice(0, -1) + below;
}

/** The runs of several cells, as one text would have them. */
export const runsOfCells = (cells: readonly SourceCell[]): SourceRun[] =>
  cells.flatMap((cell, index) =>
    index === 0 ? cell.runs : [{ text: '  ', isBold: false, isItalic: false, href: '' }, ...cell.runs],
  );

/** Lines of one paragraph or bullet as rich text. */
function richParagraph(lines: readonly (readonly SourceRun[])[], options: { readonly isPlain?: boolean } = {}): string {
  let text = '';
  for (const runs of lines) text = joined(text, options.isPlain ? plainRuns(runs) : richRuns(runs));
  return text.replaceAll(/\s{2,}/g, ' ').trim();
}

const plainRuns = (runs: readonly SourceRun[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

/** Runs with our marks. Text that is bold or italic as a whole keeps no mark: that is the look of the file. */
function richRuns(runs: readonly SourceRun[]): string {
  const filled = runs.filter(({ text }) => text.trim() !== '');
  const isAllBold = filled.every(({ isBold }) => isBold);
  const isAllItalic = filled.every(({ isItalic }) => isItalic);
  return runs
    .map((run) => {
      const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(run.text) ?? [];
      if (inner === '') return run.text;
      let marked = escapeRichText(inner);
      if (run.isItalic && !isAllItalic) marked = `*${marked}*`;
      if (run.isBold && !isAllBold) marked = `**${marked}**`;
      if (/^(?:https?:|mailto:|tel:)/i.test(run.href) && !/[()\s]/.test(run.href) && !isSameAddress(inner, run.href)) {
        marked = `[${marked.replaceAll(']', String.raw`\]`)}](${run.href})`;
      }
      return before + marked + after;
    })
    .join('')
    .trim();
}

const isSameAddress = (text: string, href: string): boolean => href.replace(/\/$/, '') === text.replace(/\/$/, '');

/** Lines as notes: bullets with a dash, and paragraphs. Wrapped lines become whole again. */
export function notesOf(lines: readonly SourceLine[]): string {
  const blocks: { readonly isBullet: boolean; readonly lines: (readonly SourceRun[])[] }[] = [];
  lines.forEach((line, index) => {
    const runs = runsOfCells(line.cells);
    const block = blocks.at(-1);
    if (block && goesOn(line, lines[index - 1], block.isBullet)) block.lines.push(runs);
    else blocks.push({ isBullet: line.isBullet, lines: [runs] });
  });
  return blocks
    .map((block) => (block.isBullet ? '- ' : '') + richParagraph(block.lines))
    .filter((text) => text.trim() !== '' && text !== '- ')
    .join('\n');
}

/** Whether a line goes on where the one above was wrapped. */
export function goesOn(line: SourceLine, above: SourceLine | undefined, isInBullet: boolean): boolean {
  if (!above || line.isBullet || !line.mayContinue || line.level !== undefined || line.gap > 1.6) return false;
  // A name above smaller text is no wrapped line.
  if (Math.abs(line.size - above.size) > 0.9) return false;
  if (isInBullet) {
    const x = line.cells[0]?.x ?? 0;
    const aboveX = above.cells[0]?.x ?? 0;
    // Wrapped text lies below the text of its bullet, not below the mark.
    const isIndented = x > aboveX - 2 && line.cells[0]?.runs[0]?.isBold !== true && line.cells.length === 1;
    // Without an indent of its own it lies below the mark, which is known from the room that was left.
    const isBelowMark = line.hadNoRoom === true && x > aboveX - 14 && line.cells[0]?.runs[0]?.isBold !== true;
    return Math.abs(x - aboveX) < 4 || isIndented || (x > aboveX - 4 && above.isFull) || isBelowMark;
  }
  const text = line.cells[0]?.text ?? '';
  if (
    line.gap > above.gap + 0.2 &&
    line.gap > 1.25 &&
    /[.!?]$/.test(above.cells.at(-1)?.text ?? '') &&
    /^\p{Lu}/u.test(text)
  )
    return false;
  // A sentence that starts on a new line though its first word had room above.
  if (line.hadNoRoom === false && /[.!?]$/.test(above.cells.at(-1)?.text ?? '') && /^\p{Lu}/u.test(text)) return false;
  // "Ran the registry;" is one item of a list without marks.
  if (above.cells.at(-1)?.text.endsWith(';') === true && /^\p{Lu}/u.test(text)) return false;
  return above.isFull || /^\p{Ll}/u.test(text);
}
