import { describe, expect, it } from 'vitest';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';
import { textPiece } from '../testing/text-piece';

const linesOf = (pieces: readonly TextPiece[]) => pdfLines([{ width: 600, height: 800, pieces }]);

describe('where a text ends', () => {
  it('is told for the text beside a heading in the margin, not for the heading', () => {
    const { lines } = linesOf([
      textPiece('About', 50, 100, { isBold: true }),
      textPiece('Joiner with a workshop of her own, who restores the windows of listed houses,', 170, 100),
      textPiece('staircases and shop fronts in oak.', 170, 113),
      textPiece('Skills', 50, 140, { isBold: true }),
      textPiece('French polishing', 170, 140),
    ]);
    expect(lines.map(({ isFull, hadNoRoom }) => [isFull, hadNoRoom])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('is the edge of the column for sentences of a page on which no line starts in lower case', () => {
    const { lines } = linesOf([
      textPiece('Joinerin mit neun Jahren Erfahrung im Bau von Treppen. Sicher auf', 50, 100),
      textPiece('Englisch und auf der Baustelle. Lernt gern.', 50, 113),
      textPiece('Restauriert Fenster.', 50, 126),
    ]);
    expect(lines.map(({ hadNoRoom }) => hadNoRoom)).toEqual([false, true, false]);
  });

  it('is that of the title where a date stands beside it', () => {
    const { lines } = linesOf([
      textPiece('Joiner', 50, 100),
      textPiece('2016 – 2020', 500, 100),
      textPiece('Restored windows in listed houses.', 50, 113),
    ]);
    expect(lines.map(({ isFull, hadNoRoom }) => [isFull, hadNoRoom])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

it('takes a footer with the page and what the file is out of the text', () => {
  const { lines, furniture } = linesOf([
    textPiece('Ilse Vanderveen', 50, 60, { size: 20 }),
    textPiece('Sommelier', 50, 90),
    textPiece('May 3, 2025', 50, 780),
    textPiece('Ilse Vanderveen · Curriculum Vitae', 200, 780),
    textPiece('1', 540, 780),
  ]);
  expect(lines).toHaveLength(2);
  expect(furniture.map(({ text }) => text)).toEqual(['May 3, 2025  Ilse Vanderveen · Curriculum Vitae  1']);
});
