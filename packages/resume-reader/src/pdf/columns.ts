import { hasDate } from '../lines/dates';
import { meaningOf } from '../recognize/section-names';
import { areAligned, hasDatesOfRight } from './column-sides';
import type { Row, TextPiece } from './pdf-page';

export interface ColumnBlock {
  readonly column: 'above' | 'aside' | 'main';
  readonly rows: readonly Row[];
}

/** Left and right edge of a column, in points. */
type Edges = NonNullable<Row['column']>;

interface Gutter {
  /** Left edge of the right column. */
  readonly x: number;
  readonly from: number;
  /** Index after the last row. */
  readonly to: number;
  readonly score: number;
}

const gutterWidth = 7;

/**
 * A page's rows as columns, when it has two. A gutter is a strip that no text crosses over many rows, with running text
 * on both sides; dates or places at the margin of entries make no column.
 */
export function splitColumns(rows: readonly Row[], pageWidth: number): ColumnBlock[] {
  const gutter = bestGutter(rows, pageWidth);
  if (!gutter) return [{ column: 'main', rows }];
  const { x } = gutter;
  const to = beforeHeading(rows, gutter);
  const from = afterParagraph(rows, gutter);
  const inside = rows.slice(from, to);
  const left = inside.flatMap((row) => side(row, (pieceX) => pieceX < x - 1));
  const right = inside.flatMap((row) => side(row, (pieceX) => pieceX >= x - 1));
  const edges = (own: readonly Row[]): Edges => ({
    left: Math.min(...own.flatMap(({ pieces }) => pieces.map((piece) => piece.x))),
    right: Math.max(...own.flatMap(({ pieces }) => pieces.map((piece) => piece.x + piece.width))),
  });
  const bands = bandsOf(inside, x);
  if (bands) {
    const columns = [edges(left), edges(right)] as const;
    return [
      { column: 'above', rows: rows.slice(0, from) },
      { column: 'main', rows: bands.flatMap((band) => bandRows(band, x, columns)) },
      { column: 'main', rows: rows.slice(to) },
    ];
  }
  if (areOneText(left, right)) {
    const own = (column: Edges) => (row: Row) => side(row, () => true, column);
    const text = [...left.flatMap(own(edges(left))), ...right.flatMap(own({ ...edges(right), goesOn: true }))];
    return [
      { column: 'above', rows: rows.slice(0, from) },
      { column: 'main', rows: text },
      { column: 'main', rows: rows.slice(to) },
    ];
  }
  const isLeftNarrow = x - edges(left).left < edges(right).right - x;
  return [
    { column: 'above', rows: rows.slice(0, from) },
    { column: isLeftNarrow ? 'aside' : 'main', rows: left },
    { column: isLeftNarrow ? 'main' : 'aside', rows: right },
    { column: 'main', rows: rows.slice(to) },
  ];
}

/** Where the columns start: a paragraph above them may end with a short row that doesn't cross the gutter. */
function afterParagraph(rows: readonly Row[], { x, from, to }: Gutter): number {
  let start = from;
  const goesOn = (row: Row | undefined, above: Row | undefined): boolean =>
    row !== undefined &&
    above !== undefined &&
    row.pieces.every((piece) => piece.x < x - 1) &&
    row.page === above.page &&
    row.y - above.y < row.size * 1.6 &&
    lookOf(row.pieces[0]) === lookOf(above.pieces[0]) &&
    Math.abs((row.pieces[0]?.x ?? 0) - (above.pieces[0]?.x ?? 0)) < 2;
  while (start < to - 1 && goesOn(rows[start], rows[start - 1])) start += 1;
  return start;
}

/** Where the columns end: the heading of a text across the page stands right above that text. */
function beforeHeading(rows: readonly Row[], { x, from, to }: Gutter): number {
  const last = rows[to - 1];
  const isAbove = last !== undefined && rows[to] !== undefined && to - 1 > from;
  return isAbove && last.pieces.every((piece) => piece.x < x - 1) && isHeading(last.pieces) ? to - 1 : to;
}

/**
 * Whether a text goes on from the left column at the top of the right one, as in a newspaper: both are about as wide,
 * and only the left one starts with a heading.
 */
function areOneText(left: readonly Row[], right: readonly Row[]): boolean {
  const width = (rows: readonly Row[]) => {
    const pieces = rows.flatMap((row) => row.pieces);
    return Math.max(...pieces.map((piece) => piece.x + piece.width)) - Math.min(...pieces.map((piece) => piece.x));
  };
  const ratio = width(left) / width(right);
  const headings = left.filter(({ pieces }) => isHeading(pieces));
  const looks = new Set(headings.map(({ pieces }) => lookOf(pieces[0])));
  const [first] = right;
  return (
    first !== undefined &&
    ratio > 0.7 &&
    ratio < 1.4 &&
    left[0] !== undefined &&
    left[0] === headings[0] &&
    !isHeading(first.pieces) &&
    !looks.has(lookOf(first.pieces[0]))
  );
}

const textOf = (pieces: readonly TextPiece[]): string =>
  pieces
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** The name of a section. "certificate." may be the last word of a sentence. */
const isHeading = (pieces: readonly TextPiece[]): boolean =>
  /^\p{Lu}.*[^.,;]$/u.test(textOf(pieces)) && meaningOf(textOf(pieces)) !== undefined;

/** A heading and the rows below it, which stand in two columns. */
interface Band {
  readonly headings: readonly Row[];
  readonly rows: readonly Row[];
}

/**
 * The rows between two columns as bands, where headings belong to both: they stand alone at the left, with text on both
 * sides right below, and the right column has none of its own. Undefined for columns with their own headings.
 */
function bandsOf(rows: readonly Row[], x: number): Band[] | undefined {
  const onLeft = ({ pieces }: Row) => pieces.filter((piece) => piece.x < x - 1);
  const onRight = ({ pieces }: Row) => pieces.filter((piece) => piece.x >= x - 1);
  if (rows.some((row) => isHeading(onRight(row)))) return undefined;
  const bands: { headings: Row[]; rows: Row[] }[] = [{ headings: [], rows: [] }];
  for (const [index, row] of rows.entries()) {
    if (!isHeading(onLeft(row))) {
      bands.at(-1)?.rows.push(row);
      continue;
    }
    const below = rows[index + 1];
    // The last row may be the heading of what stands below the columns.
    if (!below && bands.length > 1 && onRight(row).length === 0) {
      bands.push({ headings: [row], rows: [] });
      continue;
    }
    const isAcross =
      onRight(row).length === 0 && below !== undefined && onLeft(below).length > 0 && onRight(below).length > 0;
    if (!isAcross) return undefined;
    bands.push({ headings: [row], rows: [] });
  }
  return bands.length > 1 ? bands : undefined;
}

/** The rows of a band one below the other: its heading, then each column. */
const bandRows = ({ headings, rows }: Band, x: number, [left, right]: readonly [Edges, Edges]): Row[] => [
  ...headings,
  ...rows.flatMap((row) => side(row, (pieceX) => pieceX < x - 1, left)),
  ...rows.flatMap((row) => side(row, (pieceX) => pieceX >= x - 1, right)),
];

function side(row: Row, isHere: (x: number) => boolean, column?: Edges): Row[] {
  const pieces = row.pieces.filter(({ x }) => isHere(x));
  const [first] = pieces;
  const size = Math.max(...pieces.map((piece) => piece.size));
  return first ? [{ ...row, pieces, y: first.y, size, ...(column && { column }) }] : [];
}

function bestGutter(rows: readonly Row[], pageWidth: number): Gutter | undefined {
  const starts = new Map<number, number>();
  for (const { pieces } of rows) {
    for (const piece of pieces) {
      if (piece.x > pageWidth * 0.2 && piece.x < pageWidth * 0.8)
        starts.set(Math.round(piece.x), (starts.get(Math.round(piece.x)) ?? 0) + 1);
    }
  }
  let best: Gutter | undefined;
  for (const [x, count] of starts) {
    // Texts beside a line that is drawn along them start a little to the right of their headings.
    const indented = [...starts].reduce((sum, [at, own]) => (at > x && at < x + 14 ? sum + own : sum), 0);
    if (count < 3 || count + indented < 6) continue;
    for (const [from, to] of openRanges(rows, x)) {
      const score = columnScore(rows.slice(from, to), x);
      if (score > 0 && (!best || score > best.score)) best = { x, from, to, score };
    }
  }
  return best;
}

/** Ranges of rows that no piece of text crosses at x. */
function openRanges(rows: readonly Row[], x: number): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  rows.forEach((row, index) => {
    const isCrossed = row.pieces.some((piece) => piece.x < x - 1 && piece.x + piece.width > x - gutterWidth);
    if (!isCrossed) return;
    if (index > from) ranges.push([from, index]);
    from = index + 1;
  });
  if (rows.length > from) ranges.push([from, rows.length]);
  return ranges;
}

/** How much text the smaller side has; 0 when the two are no columns. */
function columnScore(rows: readonly Row[], x: number): number {
  const left: string[] = [];
  const right: string[] = [];
  const rightStarts: number[] = [];
  for (const { pieces } of rows) {
    const leftText = pieces
      .filter((piece) => piece.x < x - 1)
      .map(({ text }) => text)
      .join(' ')
      .trim();
    const rightPieces = pieces.filter((piece) => piece.x >= x - 1);
    const rightText = rightPieces
      .map(({ text }) => text)
      .join(' ')
      .trim();
    if (leftText) left.push(leftText);
    if (rightText) right.push(rightText);
    if (rightPieces[0]) rightStarts.push(rightPieces[0].x);
  }
  const letters = (texts: readonly string[]) => texts.join('').length;
  // A short column beside a long one is compared with what stands beside it.
  const shared = besideShorter(rows, x);
  const total = lettersOf(shared.flatMap(({ pieces }) => pieces));
  const smaller = Math.min(letters(left), letters(right));
  const isRunning = (texts: readonly string[]) =>
    texts.length >= 5 && texts.filter((text) => hasDate(text)).length < texts.length * 0.34;
  if (
    isForm(rows, x) ||
    hasDatesOfRight(rows, x) ||
    !isRunning(left) ||
    !isRunning(right) ||
    !areAligned(rightStarts, x) ||
    smaller < total * 0.1
  )
    return 0;
  // Short notes at the margin: fewer than one row in two has one.
  const both = left.length + right.length - rows.length;
  if (Math.min(left.length, right.length) < shared.length * 0.25) return 0;
  return smaller + both;
}

/** The rows from the first to the last one in which the side with fewer rows has text. */
function besideShorter(rows: readonly Row[], x: number): readonly Row[] {
  const isLeft = (row: Row) => row.pieces.some((piece) => piece.x < x - 1);
  const isRight = (row: Row) => row.pieces.some((piece) => piece.x >= x - 1);
  const isShorter = rows.filter(isLeft).length < rows.filter(isRight).length ? isLeft : isRight;
  return rows.slice(rows.findIndex(isShorter), rows.findLastIndex(isShorter) + 1);
}

/**
 * Whether the left side only labels the right one, as in a form or a table of dates: its texts stand on the first lines
 * of theirs, and the headings of both are at the left.
 */
function isForm(rows: readonly Row[], x: number): boolean {
  const isLeft = (piece: TextPiece) => piece.x < x - 1;
  const labels = rows.flatMap(({ pieces }) => (pieces[0] && isLeft(pieces[0]) ? [pieces] : []));
  const beside = labels.filter((pieces) => !pieces.every(isLeft));
  const looks = new Set(beside.map(([first]) => lookOf(first)));
  const alone = labels.filter((pieces) => pieces.every(isLeft)).map(([first]) => lookOf(first));
  const unlabeled = alone.filter((look) => looks.has(look)).length;
  const rightLooks = new Set(rows.map(({ pieces }) => lookOf(pieces.find((piece) => !isLeft(piece)))));
  const hasOwnHeadings = alone.some((look) => !looks.has(look) && rightLooks.has(look));
  // Names of sections at the left alone are the margin of a form, wherever the lines beside them stand.
  const headings = (isHere: (piece: TextPiece) => boolean) =>
    rows.filter(
      ({ pieces }) =>
        meaningOf(
          pieces
            .filter(isHere)
            .map(({ text }) => text)
            .join(' ')
            .trim(),
        ) !== undefined,
    ).length;
  // Sections on both sides are columns, even where their lines stand side by side.
  if (headings(isLeft) >= 2 && headings((piece) => !isLeft(piece)) >= 2) return false;
  // "Sprachen:" beside "Deutsch": nothing but a label ends like this.
  if (beside.length >= 3 && beside.every((pieces) => /:\s*$/.test(pieces.findLast(isLeft)?.text ?? ''))) return true;
  const areMargin = beside.length >= 4 && headings(isLeft) >= 3 && headings((piece) => !isLeft(piece)) === 0;
  if (areMargin && !bandsOf(rows, x)) return true;
  const areShort = beside.every((pieces) => lettersOf(pieces.filter(isLeft)) <= 32);
  return areShort && beside.length >= labels.length * 0.5 && unlabeled <= beside.length * 0.3 && !hasOwnHeadings;
}

const lookOf = (piece: TextPiece | undefined): string => `${piece?.font} ${Math.round((piece?.size ?? 0) * 2)}`;
const lettersOf = (pieces: readonly TextPiece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0);
