import { expect, it } from 'vitest';
import { textPiece } from '../testing/text-piece';
import { pdfLines } from './page-lines';

it.each(['—', 'ㅡ', '____'])('doesn’t count "%s" above a heading as a line', (dash) => {
  const body = [0, 1, 2, 3].map((index) => textPiece(`Line ${index} of the text`, 195, 60 + index * 14));
  const { lines } = pdfLines([
    {
      width: 600,
      height: 800,
      pieces: [...body, textPiece(dash, 64, 127), textPiece('Experience', 64, 140), textPiece('A job', 195, 140)],
    },
  ]);
  const heading = lines.at(-1);
  expect(lines).toHaveLength(5);
  expect(heading?.cells.map(({ text }) => text)).toEqual(['Experience', 'A job']);
  expect(heading?.gap).toBeGreaterThan(2);
});
