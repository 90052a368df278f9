import { expect, it } from 'vitest';
import { textPiece } from '../testing/text-piece';
import { pdfLines } from './page-lines';

it('joins a date in the margin with the word for today below it', () => {
  const pieces = [
    textPiece('2020-02 –', 40, 100),
    textPiece('Cook', 140, 100, { isBold: true, font: 'Sans-Bold' }),
    textPiece('aujourd’hui', 40, 114),
    textPiece('Brasserie des Terreaux', 140, 114),
  ];
  const { lines } = pdfLines([{ width: 600, height: 800, pieces }]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Cook', '2020-02 – aujourd’hui'],
    ['Brasserie des Terreaux'],
  ]);
});
