import type { SourceCell, SourceLine, SourceRun } from '../import/source-line';
import { splitColumns } from './columns';
import type { PdfPage, TextPiece } from './pdf-page';

/** Pieces on one baseline, from left to right. */
export interface Row {
  readonly pieces: readonly TextPiece[];
  readonly y: number;
  readonly size: number;
  /** Heights of earlier pages are added, so that rows of all pages can be told apart. */
  readonly page: number;
}

/**
 * The lines of a PDF in reading order. Columns are read one after the other: first what lies above them, then the
 * narrow ones, then the widest, so that text across the whole page goes on where the main column ended.
 */
export function pdfLines(pages: readonly PdfPage[]): PdfLines {
  const allRows = pages.map(rowsOf);
  const furniture = new Set(allRows.flatMap((rows) => edgeRows(rows, allRows)));
  const above: Row[] = [];
  const aside: Row[] = [];
  const main: Row[] = [];
  pages.forEach((page, index) => {
    const rows = (allRows[index] ?? []).filter((row) => !furniture.has(row));
    for (const block of splitColumns(rows, page.width)) {
      if (block.column === 'aside') aside.push(...block.rows);
      else if (block.column === 'above' && aside.length === 0 && main.length === 0) above.push(...block.rows);
      else main.push(...block.rows);
    }
  });
  return { lines: [above, aside, main].flatMap(linesOf), furniture: [...furniture].map(rowText) };
}

export interface PdfLines {
  readonly lines: readonly SourceLine[];
  /** Page numbers, and what else is repeated at the edges of pages. */
  readonly furniture: readonly string[];
}

const rowText = (row: Row): string =>
  cellsOf(row)
    .map(({ text }) => text)
    .join('  ');

/** Rows at the top and the bottom of a page that number it, that every page has, or that date the file. */
function edgeRows(rows: readonly Row[], pages: readonly (readonly Row[])[]): Row[] {
  const masked = (row: Row) => rowText(row).replaceAll(/\d+/g, '#');
  const edges = [...new Set([...rows.slice(0, 1), ...rows.slice(-2)])];
  return edges.filter((row) => {
    const text = rowText(row);
    if (
      /^(?:.{0,60}\s)?(?:page|seite|página|pagina|strona|sida|sivu)?\s*\d{1,2}\s*(?:\/|of|von|de|di|sur|van|z|av)\s*\d{1,2}$/i.test(
        text,
      )
    )
      return true;
    if (/^(?:page\s*)?\d{1,2}$/i.test(text) || /^last updated\b/i.test(text)) return true;
    const others = pages.filter(
      (page) =>
        page !== rows && [...page.slice(0, 1), ...page.slice(-2)].some((other) => masked(other) === masked(row)),
    );
    return pages.length > 1 && others.length === pages.length - 1;
  });
}

/** Rows from top to bottom. Superscripts and mixed sizes share a row. */
export function rowsOf({ pieces }: PdfPage, page: number): Row[] {
  const rows: { pieces: TextPiece[]; y: number; size: number; page: number }[] = [];
  for (const piece of [...pieces].sort((left, right) => left.y - right.y || left.x - right.x)) {
    const row = rows.findLast((other) => Math.abs(other.y - piece.y) < 0.35 * Math.min(other.size, piece.size) + 0.5);
    if (!row) rows.push({ pieces: [piece], y: piece.y, size: piece.size, page });
    else {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    }
  }
  for (const row of rows) row.pieces.sort((left, right) => left.x - right.x);
  return rows.sort((left, right) => left.y - right.y);
}

const bulletMark = /^\s*[•●▪■◦○‣⁃∙·–—\-*➢►▸❖✓✔§◆◇o]\s*$/u;
const bulletStart = /^\s*(?:[•●▪■◦○‣⁃∙➢►▸❖✓✔◆◇]\s*|[-–—*·]\s+|\(?\d{1,2}[.)]\s+(?=\p{Lu}))(?=\S)/u;

function linesOf(rows: readonly Row[]): SourceLine[] {
  const size = usual(rows.map((row) => row.size)) || 10;
  const pitch = usualPitch(rows, size);
  const right = Math.max(0, ...rows.map(endOf));
  return rows.flatMap((row, index): SourceLine[] => {
    const above = rows[index - 1];
    let cells = cellsOf(row);
    const [first, second] = cells;
    let isBullet = false;
    if (first && second && bulletMark.test(first.text)) {
      cells = cells.slice(1);
      isBullet = true;
    } else if (first && bulletStart.test(first.text)) {
      cells = [withoutBullet(first), ...cells.slice(1)];
      isBullet = true;
    } else if (first && cells.length === 1 && bulletMark.test(first.text)) return [];
    const lead = row.pieces.find((piece) => !bulletMark.test(piece.text)) ?? row.pieces[0];
    if (!lead || cells.length === 0) return [];
    const distance = above && above.page === row.page ? row.y - above.y : pitch;
    return [
      {
        cells,
        level: undefined,
        isBullet,
        size: Math.round(row.size * 2) / 2,
        style:
          `${lead.font.replace(/^[A-Z]{6}\+/, '')} ${Math.round(lead.size * 2) / 2} ${isCapitals(lead.text) ? 'caps' : ''}`.trim(),
        gap: distance <= 0 ? 3 : distance / pitch,
        mayContinue: true,
        isFull: right - endOf(row) < row.size * 8,
      },
    ];
  });
}

const endOf = (row: Row): number => Math.max(...row.pieces.map(({ x, width }) => x + width));

export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Cells are parted by gaps that no space has. */
function cellsOf(row: Row): SourceCell[] {
  const cells: { runs: SourceRun[]; x: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of row.pieces) {
    const gap = piece.x - end;
    const cell = cells.at(-1);
    const mark = cell?.runs.length === 1 && bulletMark.test(cell.runs[0]?.text ?? '');
    if (!cell || gap > piece.size * (mark ? 0.2 : 1.15)) cells.push({ runs: [runOf(piece, piece.text)], x: piece.x });
    else {
      const last = cell.runs.at(-1);
      const space = gap > piece.size * 0.14 && !/\s$/.test(last?.text ?? '') && !/^\s/.test(piece.text) ? ' ' : '';
      cell.runs.push(runOf(piece, space + piece.text));
    }
    end = Math.max(end, piece.x + piece.width);
  }
  return cells.map(({ runs, x }) => cellOf(runs, x)).filter(({ text }) => text !== '');
}

const runOf = ({ isBold, isItalic, href }: TextPiece, text: string): SourceRun => ({ text, isBold, isItalic, href });

/** A cell of these runs; neighbors in the same style become one. */
export function cellOf(runs: readonly SourceRun[], x: number): SourceCell {
  const joined: SourceRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last && last.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href;
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const spaced = joined.map((run) => ({ ...run, text: run.text.replaceAll(/\s+/g, ' ') }));
  return {
    text: lettersTogether(
      spaced
        .map(({ text }) => text)
        .join('')
        .trim(),
    ),
    runs: spaced,
    x,
  };
}

/** "E X P E R I E N C E" as a word. */
const lettersTogether = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) ? text.replaceAll(' ', '') : text.replaceAll(/\s+/g, ' ');

function withoutBullet(cell: SourceCell): SourceCell {
  const [first, ...others] = cell.runs;
  if (!first) return cell;
  const text = first.text.replace(bulletStart, '');
  const runs = text === first.text ? others : [{ ...first, text }, ...others];
  // Its text starts to the right of the mark.
  return cellOf(runs, cell.x + 6);
}

/** The most common value. */
function usual(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(Math.round(value * 2) / 2, (counts.get(Math.round(value * 2) / 2) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? 0;
}

/** The usual distance of two baselines of running text. */
function usualPitch(rows: readonly Row[], size: number): number {
  const distances = rows.flatMap((row, index) => {
    const above = rows[index - 1];
    const distance = above && above.page === row.page ? row.y - above.y : 0;
    return distance > size * 0.8 && distance < size * 2.2 ? [distance] : [];
  });
  return usual(distances) || size * 1.3;
}
