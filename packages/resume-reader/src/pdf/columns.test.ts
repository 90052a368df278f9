import { expect, it } from 'vitest';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';
import { textPiece } from '../testing/text-piece';

const textsOf = (pieces: readonly TextPiece[]) =>
  pdfLines([{ width: 600, height: 800, pieces }]).lines.map(({ cells }) => cells.map(({ text }) => text));

it('reads sections on both sides as columns, even where their lines stand side by side', () => {
  const left = ['Contact', '0171 5550123', 'h@mail.example', 'Languages', 'Spanish', 'English', 'Certificates', 'ADR'];
  const right = [
    'Summary',
    'Dependable driver with a clean record and many years',
    'of work in the city and on the motorway',
    'Experience',
    'Inland Freight Inc.',
    'Truck driver for food and drinks in the whole country',
    'Loaded and unloaded trailers with forklifts every day',
    'Kept the log book',
    'Trained new colleagues in safe loading',
    'Planned the tours of the week with the office',
  ];
  const isHeading = (text: string) => /^(?:Contact|Languages|Certificates|Summary|Experience)$/.test(text);
  const pieces = (texts: readonly string[], x: number) =>
    texts.map((text, index) => textPiece(text, x, 60 + index * 14, isHeading(text) ? { size: 12 } : {}));
  expect(textsOf([...pieces(left, 40), ...pieces(right, 230)])).toEqual([...left, ...right].map((text) => [text]));
});
