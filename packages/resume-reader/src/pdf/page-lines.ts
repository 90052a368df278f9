import type { FileLine } from '@keepmark/resume-document/read-source';
import { bulletStart, type SourceCell, type SourceLine, type SourceRun } from '../lines/source-line';
import { findDates } from '../lines/dates';
import { columnEdges, columnGap, isAtEdge } from './column-edges';
import { splitColumns } from './columns';
import { belowOpenDate, datesLast, endsSplitDate, marginLast, withSplitDate } from './margin-dates';
import { itemMark, partedAtMark, withoutWideSpaces } from './parted-pieces';
import { type PdfPage, placeOf, type Row, type TextPiece } from './pdf-page';
import { usual, usualPitch } from './usual-pitch';

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
  return {
    lines: [above, aside, main].flatMap((rows) => (rows.length > 0 ? linesOf(rows, pages) : [])),
    furniture: [...furniture].map((row) => Object.assign(placeOf(row, pages), { text: rowText(row) })),
    source: allRows.flat().map(rowText),
  };
}

export interface PdfLines {
  readonly lines: readonly SourceLine[];
  /** Page numbers, and what else is repeated at the edges of pages. */
  readonly furniture: readonly FileLine[];
  /** Every row of every page, whatever became of it. */
  readonly source: readonly string[];
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
    if (cellsOf(row).some((cell) => /^\d{1,2}$/.test(cell.text)) && titleOfDocument.test(text)) return true;
    const others = pages.filter(
      (page) =>
        page !== rows && [...page.slice(0, 1), ...page.slice(-2)].some((other) => masked(other) === masked(row)),
    );
    const isOnEachPage = pages.length > 1 && others.length === pages.length - 1;
    // The name in large letters, which other pages repeat in small ones.
    const isName = others.some((page) => page.some((other) => rowText(other) === text && other.size < row.size * 0.8));
    return isOnEachPage && !isName;
  });
}

/** What a footer with a page number calls the file. */
const titleOfDocument = /(?<!\p{L})(?:r[ée]sum[ée]|curriculum vitae|cv|lebenslauf)(?!\p{L})/iu;

/** Rows from top to bottom. Superscripts and mixed sizes share a row. */
function rowsOf({ pieces }: PdfPage, page: number): Row[] {
  const rows: { pieces: TextPiece[]; y: number; size: number; page: number }[] = [];
  for (const piece of pieces.flatMap(withoutWideSpaces).sort((left, right) => left.y - right.y || left.x - right.x)) {
    const row = rows.findLast((other) => Math.abs(other.y - piece.y) < 0.35 * Math.min(other.size, piece.size) + 0.5);
    if (!row) rows.push({ pieces: [piece], y: piece.y, size: piece.size, page });
    else {
      row.pieces.push(piece);
      row.size = Math.max(row.size, piece.size);
    }
  }
  for (const row of rows) row.pieces.sort((left, right) => left.x - right.x);
  return rows.sort((left, right) => left.y - right.y).flatMap(partedAtMark);
}

const bulletMark =
  /^\s*[•●▪■◦○‣⁃∙»›❯→⇒∗·–—\-*§o\u25A0-\u25FF\u2605\u2606\u2713-\u2718\u271A-\u2771\u2794-\u27BE\u27F6\u2B9A-\u2B9E]\s*$|^\s*(?:\(?\d{1,2}[.)]|\[\d{1,2}\])\s*$/u;
const numberStart = /^\s*(?:\(?\d{1,2}[.)]|\[\d{1,2}\])\s+(?=\p{Lu})/u;
const itemStart = (text: string) => bulletStart.exec(text) ?? numberStart.exec(text);

/** Some templates have a dash above each heading, "ㅡ" in those of Google Docs. It isn't a line of text. */
const rule = /^[\s—―ㅡ_]+$/;
const isRule = ({ pieces }: Row): boolean => pieces.every(({ text }) => rule.test(text));

function linesOf(all: readonly Row[], pages: readonly PdfPage[]): SourceLine[] {
  const rows = all.filter((row) => !isRule(row));
  const size = usual(rows.map((row) => row.size)) || 10;
  const pitch = usualPitch(rows, size);
  const left = Math.min(...rows.flatMap(({ pieces }) => pieces.map(({ x }) => x)));
  const edges = columnEdges(rows);
  const parted = rows.map((row) => datesLast(cellsOf(row, edges)));
  const pageRight = Math.max(...rows.map((row) => endOf(row.pieces)));
  // Where no text wraps, the longest line ends before the edge, so that there was room after it.
  const isUnwrapped = pageRight - left > wideColumn && !hasWrappedText(parted);
  const lines: SourceLine[] = [];
  let endAbove = left;
  // Text has room up to the date beside it.
  let roomAbove = pageRight;
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const { left: columnLeft, right } = row.column ?? { left, right: pageRight };
    let { cells, isBullet } = withoutMark(marginLast(parted[index] ?? [], lines.at(-1)));
    const [first] = cells;
    if (!first) return;
    const leadOf = (cell: SourceCell) => row.pieces.find(({ x }) => x >= cell.x - 6.5 && x <= cell.x + 1);
    const lead = leadOf(first) ?? row.pieces[0];
    const second = cells[1] && leadOf(cells[1]);
    // Small capitals are pieces of their own below a large first letter.
    const isInCapitals = lead !== undefined && lead.text.trim().length < 3 && isCapitals(first.text);
    const body = textEnd(row, cells, parted[index + 1]?.[0]?.x ?? first.x);
    const bodyEnd = body.end;
    const goesOnAtTop = row.column?.goesOn === true && row.column !== above?.column;
    const distance = above && above.page === row.page && !goesOnAtTop ? row.y - above.y : pitch;
    const endsSentence = /[.!?]$/.test(lines.at(-1)?.cells.at(-1)?.text ?? '');
    const hadNoRoom =
      index > 0 && firstWordWidth(lead) + row.size * 0.2 > roomAbove - endAbove && !(isUnwrapped && endsSentence);
    endAbove = bodyEnd;
    roomAbove = Math.min(right, body.room);
    const last = lines.at(-1);
    if (last && endsSplitDate(last, cells)) {
      lines[lines.length - 1] = withSplitDate(last, cells);
      const end = belowOpenDate(last, cells);
      const rest = cells.filter((cell) => cell !== end);
      if (rest.length === 0) return;
      const unmarked = withoutMark(rest);
      ({ cells } = unmarked);
      isBullet ||= unmarked.isBullet;
    }
    lines.push({
      cells,
      level: undefined,
      isBullet,
      size: Math.round(row.size * 2) / 2,
      style: styleOf(lead, isInCapitals),
      ...(second && { secondStyle: styleOf(second), secondSize: Math.round(second.size * 2) / 2 }),
      gap: distance <= 0 ? 3 : distance / pitch,
      mayContinue: true,
      isFull: right - bodyEnd < Math.min(row.size * 8, (right - columnLeft) * 0.25),
      hadNoRoom,
      startsColumn: index === 0,
      place: placeOf(row, pages),
    });
  });
  return lines;
}

/** A column in which a text of some length has a wrapped line that starts in lower case, in points. */
const wideColumn = 300;

const hasWrappedText = (rows: readonly (readonly SourceCell[])[]): boolean =>
  rows.some(([first]) => /^\p{Ll}/u.test(first?.text ?? ''));

const styleOf = (lead: TextPiece | undefined, isInCapitals = false): string =>
  lead
    ? `${lead.font.replace(/^[A-Z]{6}\+/, '')} ${Math.round(lead.size * 2) / 2} ${isInCapitals || isCapitals(lead.text) ? 'caps' : ''}`.trim()
    : '';

/** How wide the first word of a piece is, as far as its letters are alike. */
const firstWordWidth = (piece: TextPiece | undefined): number =>
  piece ? (piece.width * (/^\s*\S+/.exec(piece.text)?.[0].length ?? 0)) / Math.max(1, piece.text.length) : 0;

const endOf = (pieces: readonly TextPiece[]): number => Math.max(0, ...pieces.map(({ x, width }) => x + width));

/**
 * Where the text ends that the row below may go on with: the one it starts below, beside a label or a date. Its room
 * ends where the next cell starts.
 */
function textEnd({ pieces }: Row, cells: readonly SourceCell[], belowX: number) {
  const starts = cells.map(({ x }) => x).toSorted((left, right) => left - right);
  const start = starts.findLast((x) => x <= belowX + 3) ?? starts[0] ?? 0;
  const room = starts.find((x) => x > start) ?? Number.POSITIVE_INFINITY;
  return { end: endOf(pieces.filter(({ x }) => x >= start - 6.5 && x < room)), room };
}

/** The cells without the mark of a list item, in a cell of its own or before the text. */
function withoutMark(cells: SourceCell[]): { readonly cells: SourceCell[]; readonly isBullet: boolean } {
  const [first, ...others] = cells;
  if (!first) return { cells, isBullet: false };
  // Items side by side have a mark each: the first one says what they are.
  const items = others.filter(({ text }) => !itemMark.test(text));
  if (bulletMark.test(first.text)) return { cells: items, isBullet: items.length > 0 };
  if (itemStart(first.text)) return { cells: [withoutBullet(first), ...items], isBullet: true };
  return { cells, isBullet: false };
}

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Cells are parted by gaps that no space has, narrower ones where a column starts. */
function cellsOf(row: Row, edges: readonly number[] = []): SourceCell[] {
  const cells: { runs: SourceRun[]; x: number }[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of withoutLetterSpacing(row.pieces)) {
    const gap = piece.x - end;
    const spacing = spacingOf(row.pieces, piece);
    const cell = cells.at(-1);
    const mark = cell?.runs.length === 1 && bulletMark.test(cell.runs[0]?.text ?? '');
    const isPastDate = cells.length === 1 && endsDateColumn(cell, piece);
    const startsColumn = gap > piece.size * columnGap && isAtEdge(piece.x, edges);
    if (!cell || isPastDate || startsColumn || gap > piece.size * (mark ? 0.2 : 1.15) + spacing)
      cells.push({ runs: [runOf(piece, piece.text)], x: piece.x });
    else {
      const last = cell.runs.at(-1);
      const space = gap > piece.size * 0.14 && !/\s$/.test(last?.text ?? '') && !/^\s/.test(piece.text) ? ' ' : '';
      cell.runs.push(runOf(piece, space + piece.text));
    }
    end = Math.max(end, piece.x + piece.width);
  }
  return cells.map(({ runs, x }) => cellOf(runs, x)).filter(({ text }) => text !== '');
}

/** Whether a date at the left ends where text in bold starts, however narrow the gap is. */
function endsDateColumn(cell: { readonly runs: readonly SourceRun[] } | undefined, { isBold }: TextPiece): boolean {
  const text = cell?.runs.map((run) => run.text).join('') ?? '';
  return isBold && cell?.runs.every((run) => !run.isBold) === true && findDates(text)?.length === text.trim().length;
}

/** How far apart the letters of a word are set, when they are: its words are that much farther apart, too. */
function spacingOf(pieces: readonly TextPiece[], { size }: TextPiece): number {
  const spaced = pieces.some((piece) => piece.size === size && spacedWord.test(piece.text));
  return spaced ? size * 0.6 : 0;
}

const spacedWord = /^(?:\p{L} ){2,}\p{L}$/u;

/** "P R O F I L E" as a word: letters set apart by the design. Its short neighbors, as in "O F", are set the same way. */
function withoutLetterSpacing(pieces: readonly TextPiece[]): readonly TextPiece[] {
  if (!pieces.some(({ text }) => spacedWord.test(text))) return pieces;
  return pieces.map((piece) =>
    /^(?:\p{L} )+\p{L}$/u.test(piece.text) ? { ...piece, text: piece.text.replaceAll(' ', '') } : piece,
  );
}

const runOf = ({ isBold, isItalic, href }: TextPiece, text: string): SourceRun => ({ text, isBold, isItalic, href });

/** A cell of these runs; neighbors in the same style become one. */
function cellOf(runs: readonly SourceRun[], x: number): SourceCell {
  const joined: SourceRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last && last.isBold === run.isBold && last.isItalic === run.isItalic && last.href === run.href;
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const spaced = joined.map(({ text, isBold, isItalic, href }) => ({
    text: text.replaceAll(/\s+/g, ' '),
    isBold,
    isItalic,
    href,
  }));
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

/** "E X P E R I E N C E" as a word, and "L AN G U AG E S", whose letters stand closer in some pairs. */
const lettersTogether = (text: string): string =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text) || /^(?=(?:.*\b\p{Lu}\b){3})(?:\p{Lu}{1,2} ){4,}\p{Lu}{1,2}$/u.test(text)
    ? text.replaceAll(' ', '')
    : text.replaceAll(/\s+/g, ' ');

function withoutBullet(cell: SourceCell): SourceCell {
  const [first, ...others] = cell.runs;
  if (!first) return cell;
  const text = first.text.slice(itemStart(first.text)?.[0].length);
  const runs = text === first.text ? others : [{ ...first, text }, ...others];
  // Its text starts to the right of the mark.
  return cellOf(runs, cell.x + 6);
}
