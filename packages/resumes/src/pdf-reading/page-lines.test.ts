import './missing-in-browser';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { describe, expect, it } from 'vitest';
import { drawnMarks } from './drawn-marks';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';
import { linkedPieces } from './linked-pieces';
import { withWrittenSpaces } from './written-spaces';

const piece = (text: string, x: number, y: number, values: Partial<TextPiece> = {}): TextPiece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  font: 'Sans',
  isBold: false,
  isItalic: false,
  href: '',
  ...values,
});
const linesOf = (pieces: readonly TextPiece[]) => pdfLines([{ width: 600, height: 800, pieces }]).lines;
const textsOf = (pieces: readonly TextPiece[]) => linesOf(pieces).map(({ cells }) => cells.map(({ text }) => text));

describe('lines of a page', () => {
  it('writes words whose letters are set apart as words', () => {
    const size = 11;
    const texts = textsOf([
      piece('P R O F E S S I O N A L', 49, 134, { width: 107, size }),
      piece('S U M M A R Y', 163, 134, { width: 72, size }),
      piece('Text', 49, 160),
    ]);
    expect(texts[0]).toEqual(['PROFESSIONAL SUMMARY']);
  });

  it('reads a form of labels and answers line by line, not as two columns', () => {
    const rows = ['Name', 'Anschrift', 'Telefon', 'E-Mail', 'Geburtsdatum', 'Staat', 'Beruf', 'Führerschein'];
    const answer = 'An answer that goes with its label';
    const texts = textsOf([
      piece('Lebenslauf', 60, 40, { size: 20, width: 110 }),
      ...rows.flatMap((label, index) => [piece(label, 60, 100 + index * 20), piece(answer, 180, 100 + index * 20)]),
    ]);
    expect(texts.slice(1)).toEqual(rows.map((label) => [label, answer]));
  });

  it('still reads two columns one after the other', () => {
    const rows = Array.from({ length: 12 }, (_, index) => index);
    const texts = textsOf([
      ...rows.map((row) => piece(`Short skill ${row}`, 40, 100 + row * 17)),
      ...rows.map((row) => piece(`A long line of running text, number ${row}`, 220, 104 + row * 21)),
    ]);
    expect(texts.slice(0, 12)).toEqual(rows.map((row) => [`Short skill ${row}`]));
  });
});

/** A filled disc of 3.75 points with its middle at this height of a page that is 792 points high. */
const disc = (x: number, y: number) => ({
  fnArray: [pdfjs.OPS.save, pdfjs.OPS.transform, pdfjs.OPS.constructPath, pdfjs.OPS.restore],
  argsArray: [null, [0.75, 0, 0, -0.75, 0, 792], [pdfjs.OPS.fill, [], [x, y - 2.5, x + 5, y + 2.5]], null],
});

describe('marks that are drawn', () => {
  it('start a list item', () => {
    const text = piece('Coordinate 18 nurses', 40, 100);
    // 100 points from the top, a third of the letters above the baseline, in units of 0.75 points.
    const marks = drawnMarks(disc(36, (100 - 3.2) / 0.75), [text], [1, 0, 0, -1, 0, 792]);
    expect(marks).toMatchObject([{ text: '•', y: 100 }]);
    expect(linesOf([text, ...marks])[0]).toMatchObject({ isBullet: true, cells: [{ text: 'Coordinate 18 nurses' }] });
  });

  it('are no marks far from a text', () => {
    expect(drawnMarks(disc(36, 300), [piece('Text', 40, 100)], [1, 0, 0, -1, 0, 792])).toEqual([]);
  });
});

describe('spaces of a file', () => {
  const show = (text: string) => ({
    fnArray: [pdfjs.OPS.setFont, ...Array.from(text, () => pdfjs.OPS.showText)],
    argsArray: [['f1', 10], ...Array.from(text, (unicode) => [[{ unicode }]])],
  });

  it('stay, and those between letters that stand apart are not', () => {
    const items = [{ str: 'Nort hern Dat a Trust', fontName: 'f1' }];
    expect(withWrittenSpaces(items, show('Northern Data Trust'))).toEqual([
      { str: 'Northern Data Trust', fontName: 'f1' },
    ]);
  });

  it('are those of the distances in a font without spaces', () => {
    const items = [{ str: 'Northern Data Trust', fontName: 'f1' }];
    expect(withWrittenSpaces(items, show('NorthernDataTrust'))).toEqual(items);
  });
});

describe('links of a text', () => {
  it('go to the words that they cover', () => {
    const text = piece('LinkedIn · example.com', 0, 100, { width: 110 });
    const links = [
      { url: 'https://www.linkedin.com/in/ana', left: 0, right: 40, top: 90, bottom: 103 },
      { url: 'https://example.com/', left: 54, right: 111, top: 90, bottom: 103 },
    ];
    expect(linkedPieces(text, links).map((part) => [part.text.trim(), part.href])).toEqual([
      ['LinkedIn', 'https://www.linkedin.com/in/ana'],
      ['·', ''],
      ['example.com', 'https://example.com/'],
    ]);
  });
});
