import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { isDateText } from '../lines/dates';
import type { TextPiece } from './pdf-page';

/** What pdf.js reads from a page's content: codes of operators and what they work on. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];

interface Box {
  readonly left: number;
  readonly right: number;
  /** In points from the top of the page, as the pieces have it. */
  readonly middle: number;
  readonly height: number;
}

/**
 * Marks of list items that are drawn as shapes, which browsers do, as pieces of text: a small round or square shape
 * before the first letters of a line.
 */
export function drawnMarks(operators: Operators, pieces: readonly TextPiece[], page: Matrix): TextPiece[] {
  const marked = new Map<TextPiece, TextPiece>();
  for (const box of smallShapes(operators, page)) {
    const beside = pieces.filter((piece) => Math.abs(piece.y - piece.size * 0.32 - box.middle) < piece.size * 0.3);
    const [piece] = beside.filter(({ x }) => x > box.left).sort((left, right) => left.x - right.x);
    if (!piece) continue;
    const gap = piece.x - box.right;
    const isMark =
      box.height > piece.size * 0.15 &&
      box.height < piece.size * 0.55 &&
      gap > piece.size * 0.2 &&
      gap < piece.size * 2 &&
      beside.every(({ x, width }) => x > box.left || x + width < box.left - piece.size);
    if (isMark)
      marked.set(piece, {
        ...piece,
        text: '•',
        x: box.left,
        width: box.right - box.left,
        href: '',
        isBold: false,
        isItalic: false,
      });
  }
  // Small pictures of a calendar or an envelope stand before dates and contact data, and before what is beside them.
  const pictured = new Set(
    [...marked.keys()].filter(({ text }) => isDateText(text) || contactData.test(text)).map(({ y }) => y),
  );
  return [...marked.values()].filter(({ y }) => !pictured.has(y));
}

/** An email address or a number to call, and nothing else. */
const contactData = /^\s*(?:\S+@\S+\.\S+|[+(]?\d[\d\s().–/-]{6,})\s*$/;

/** Shapes as high as they are wide, filled or, like rings, drawn by their edge. */
function smallShapes({ fnArray, argsArray }: Operators, page: Matrix): Box[] {
  const { OPS } = pdfjs;
  const drawn = new Set([OPS.fill, OPS.eoFill, OPS.stroke, OPS.closeStroke]);
  const saved: Matrix[] = [];
  let matrix = page;
  const shapes: Box[] = [];
  fnArray.forEach((code, index) => {
    const given = argsArray[index];
    if (code === OPS.save) saved.push(matrix);
    else if (code === OPS.restore) matrix = saved.pop() ?? page;
    else if (code === OPS.transform) matrix = times(matrix, given as Matrix);
    else if (code === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const [own] = given as [Matrix | null];
      if (own) matrix = times(matrix, own);
    } else if (code === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? page;
    else if (code === OPS.constructPath) {
      const [paint, , limits] = given as [number, unknown, ArrayLike<number> | null];
      if (!limits || !drawn.has(paint)) return;
      const [x1, y1] = at(matrix, limits[0] ?? 0, limits[1] ?? 0);
      const [x2, y2] = at(matrix, limits[2] ?? 0, limits[3] ?? 0);
      const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
      if (height > 0.8 && height < 9 && Math.abs(width - height) < height * 0.25)
        shapes.push({ left: Math.min(x1, x2), right: Math.max(x1, x2), middle: (y1 + y2) / 2, height });
    }
  });
  return shapes;
}

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const times = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const [p, q, r, s] = outer;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, ...at(outer, e, f)];
};
