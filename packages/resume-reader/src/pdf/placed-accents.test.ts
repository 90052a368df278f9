import { expect, it } from 'vitest';
import { textPiece } from '../testing/text-piece';
import { withAccentsPlaced } from './placed-accents';

const font = 'ABCDEF+CMR10';

it('puts accents of TeX on the letters that follow', () => {
  const pieces = [textPiece('Luc´', 50, 100, { font }), textPiece('ıa Fern´andez', 68, 100, { font })];
  expect(withAccentsPlaced(pieces)).toMatchObject([{ text: 'Lucía Fernández', x: 50 }]);
});

it('puts a raised accent on a capital letter', () => {
  const pieces = [textPiece('´', 50, 98, { font }), textPiece('Etat', 49, 100, { font })];
  expect(withAccentsPlaced(pieces)).toMatchObject([{ text: 'État', x: 49, y: 100 }]);
});

it('keeps a sign of other fonts, where it stands for an apostrophe', () => {
  const pieces = [textPiece('it´s', 50, 100)];
  expect(withAccentsPlaced(pieces)).toEqual(pieces);
});
