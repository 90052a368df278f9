import { describe, expect, it } from 'vitest';
import { textPiece } from '../testing/text-piece';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';

/** A label that ends 8 points before the column at 140. */
const flushRight = (text: string, y: number) => textPiece(text, 132 - text.length * 5, y);
const linesOf = (pieces: readonly TextPiece[]) => pdfLines([{ width: 600, height: 800, pieces }]).lines;

describe('a column beside labels that are set flush right', () => {
  const skills = ['Design', 'Print', 'Web', 'Motion', 'Type'].flatMap((label, index) => [
    flushRight(label, 100 + index * 14),
    textPiece('Ink, Paper', 140, 100 + index * 14),
  ]);

  it('is a cell of its own', () => {
    expect(linesOf(skills)[0]?.cells.map(({ text }) => text)).toEqual(['Design', 'Ink, Paper']);
  });

  it('has a range of dates in two lines beside it as one', () => {
    const entry = [
      flushRight('03/2015–', 200),
      textPiece('Printer, Folio Press', 140, 200),
      flushRight('07/2019', 212),
      textPiece('○', 140, 212),
      textPiece('Ran two presses', 151, 212),
    ];
    const lines = linesOf([...skills, ...entry]).slice(-2);
    expect(lines.map(({ cells, isBullet }) => [isBullet, cells.map(({ text }) => text)])).toEqual([
      [false, ['Printer, Folio Press', '03/2015– 07/2019']],
      [true, ['Ran two presses']],
    ]);
  });
});
