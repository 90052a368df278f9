import { ourMarkdown } from './our-markdown';
import { type SourceCell, type SourceLine, type SourceRun } from '../lines/source-line';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { parseRichText } from '@keepmark/resume-document/rich-text';

const bulletStart = /^\s*(?:[-*•●▪◦‣–·+]|\(?\d{1,2}[.)])\s+(?=\S)/;
const underline = /^\s*(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,})\s*$/;
/** About the width of a letter, so that distances are comparable to a PDF. */
const letterWidth = 6;
/** About 60 pages. Recognition compares lines with each other, so that far more of them would take minutes. */
const maxLines = 3000;
const maxCharacters = 300_000;

/** The lines of a plain text or Markdown file. @throws {ResumeFileError} when it is longer than any résumé */
export function textLines(text: string, isMarkdown = looksLikeMarkdown(text)): SourceLine[] {
  const rows = text.replaceAll(/\r\n?/g, '\n').split('\n');
  if (rows.length > maxLines || text.length > maxCharacters) {
    throw new ResumeFileError(
      'too-long',
      'This text is longer than any résumé. Choose a file with only the résumé in it.',
    );
  }
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const lines: SourceLine[] = [];
  let gap = 1;
  rows.forEach((row, index) => {
    if (row.trim() === '') {
      gap += 1;
      return;
    }
    if (underline.test(row)) {
      gap = 2;
      return;
    }
    const isUnderlined = /^\s*(?:={3,}|-{3,})\s*$/.test(rows[index + 1] ?? '') && row.trim().length <= 60;
    const heading = isMarkdown ? /^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(row) : null;
    const content = heading?.[2] ?? row;
    const isBullet = !heading && bulletStart.test(content);
    const body = isBullet ? content.replace(bulletStart, '') : content;
    const indent = row.length - row.trimStart().length + (isBullet ? 2 : 0);
    const cells = cellsOf(body, indent, isMarkdown);
    if (cells.length === 0) return;
    const isBold = cells[0]?.runs.every((run) => run.isBold) === true;
    const isCaps = /\p{Lu}{2}/u.test(body) && !/\p{Ll}/u.test(body);
    lines.push({
      cells,
      level: heading?.[1]?.length ?? (isUnderlined ? 2 : undefined),
      isBullet,
      size: 1,
      style: `${heading?.[1] ?? 'text'}${isBold ? ' bold' : ''}${isCaps ? ' caps' : ''}`,
      gap,
      // Paragraphs of Markdown and wrapped text continue on the next line; lists of facts don't.
      mayContinue: gap === 1,
      isFull: width > 60 && row.length > width - 14,
    });
    gap = 1;
  });
  return lines;
}

const looksLikeMarkdown = (text: string): boolean => /^#{1,3}\s+\S/m.test(text) || /\*\*[^*\n]+\*\*/.test(text);

function cellsOf(text: string, indent: number, isMarkdown: boolean): SourceCell[] {
  const cells: SourceCell[] = [];
  let at = 0;
  for (const part of text.split(/(\t+|\s{3,})/)) {
    if (part.trim() !== '') {
      const runs = isMarkdown ? markdownRuns(part) : [{ text: part, isBold: false, isItalic: false, href: '' }];
      const plain = runs
        .map((run) => run.text)
        .join('')
        .trim();
      if (plain !== '') cells.push({ text: plain, runs, x: (indent + at) * letterWidth });
    }
    at += part.length;
  }
  return cells;
}

/** Turns Markdown marks into styles, and removes line breaks and escapes that our rich text lacks. */
function markdownRuns(text: string): readonly SourceRun[] {
  const [block] = parseRichText(ourMarkdown(text.trim()).replace(/^([-•*])(?=\s)/, String.raw`\$1`));
  return block?.runs ?? [];
}
