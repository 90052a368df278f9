import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textLines } from '../text/read-text';
import { readContent } from '../read-content';
import type { PdfPage, TextPiece } from '../pdf/pdf-page';
import { blankDocument } from '@keepmark/resume-document/new-document';
import { leftOver, wordsOf } from './left-over';
import { recognize } from './recognize';
import { sourceCell, sourceLine } from '../testing/source-lines';
import { textPiece } from '../testing/text-piece';

const documentOf = (summary: string) => ({ ...blankDocument(), title: '', summary });
const lost = (source: readonly string[], summary: string, headings: readonly string[] = []) =>
  leftOver(source, { document: documentOf(summary), unplaced: [], headings });

describe('what a file says and no field has', () => {
  it('counts each word', () => {
    expect(lost(['Paint doors', 'Paint walls'], 'Paint doors walls')).toEqual(['Paint']);
  });

  it('finds nothing in words that are broken, spaced out or joined', () => {
    expect(lost(['Develop-', 'ment of Re-', 'act Native'], 'Development of ReactNative')).toEqual([]);
    expect(lost(['P A I N T E R'], 'Painter')).toEqual([]);
    expect(lost(['ReactNative'], 'React Native')).toEqual([]);
  });

  it('finds nothing in labels, list marks and headings', () => {
    expect(lost(['Email: a@b.example', '1. Paint', 'Experience'], 'a@b.example Paint', ['Experience'])).toEqual([]);
  });

  it('keeps a word that would be a label in a form', () => {
    expect(lost(['University  Boston'], 'Boston')).toEqual(['University']);
    expect(lost(['University  Boston', 'Degree  Biology'], 'Boston Biology')).toEqual([]);
  });

  it('keeps a number beside a label', () => {
    expect(lost(['Contact', '555 GPA'], '', ['Contact'])).toEqual(['555 GPA']);
    expect(lost(['3.9 GPA  Carpenter'], 'Carpenter')).toEqual(['3.9 GPA']);
  });

  it('keeps a date that no entry has', () => {
    expect(lost(['May 2019 – June 2020'], '')).toEqual(['May 2019 June 2020']);
  });

  it('keeps the own words of a heading whose section joined another one', () => {
    const { unplaced } = recognize(
      textLines('Ana Ruiz\n\nEDUCATION\n\nWest College, 2014\n\nBIOLOGY EDUCATION\n\nEast College, 2018\n'),
    );
    expect(unplaced).toEqual(['BIOLOGY EDUCATION']);
  });

  it('keeps text that became no line', () => {
    const line = sourceLine([sourceCell('Ada Okafor', 0, true)], { size: 20, style: 'Sans 20' });
    expect(recognize([line], [], ['Ada Okafor', 'In a text box']).unplaced).toEqual(['In a text box']);
  });
});

const words = fc.constantFrom(
  ...'Experience Education Skills Languages Summary References Ada Okafor Designer Acme Corp Boston MA led the team of 12 painters in at GPA 3.9 • – 2019 2021 May 2018 Present Jan a@b.example +1 617 555 0100 github.com/ada C++ English B.Sc. Biology University Contact Publications'.split(
    ' ',
  ),
);
const phrase = fc.array(words, { minLength: 1, maxLength: 6 }).map((texts) => texts.join(' '));
const look = fc.record({
  x: fc.constantFrom(40, 60, 220, 400),
  y: fc.integer({ min: 40, max: 760 }),
  size: fc.constantFrom(9, 10, 10, 14, 22),
  font: fc.constantFrom('Sans', 'Sans-Bold'),
});
const pieceOf = (shown: string, { x, y, size, font }: Pick<TextPiece, 'x' | 'y' | 'size' | 'font'>) =>
  textPiece(shown, x, y, { size, font, isBold: font === 'Sans-Bold' });
const piece = fc.tuple(phrase, look).map((parts) => pieceOf(...parts));
const page = fc
  .array(piece, { minLength: 1, maxLength: 40 })
  .map((pieces): PdfPage => ({ width: 612, height: 792, pieces }));

it('places every word of any page, or puts it in the tray', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(page, { maxLength: 2 }), page, look, async (others, first, own) => {
      // A file of nothing but marks, page numbers and running heads is refused: the first page has a word of its own.
      const pages = [{ ...first, pieces: [...first.pieces, pieceOf('Carpenter', own)] }, ...others];
      const printed = pages.flatMap(({ pieces }) => pieces.flatMap(({ text }) => wordsOf(text)));
      const { document, unplaced } = await readContent({ kind: 'pdf', pages });
      const held = new Set(wordsOf(JSON.stringify([document, unplaced])));
      const letters = [...held].join('');
      // What isn't held is a date, a heading that needs no text of its own, a label or a mark.
      const understood =
        /^(?:\d{4}|may|jan|present|in|at|gpa|experience|education|skills|languages|summary|references|contact|publications)$/;
      const isUnderstood = (word: string) =>
        understood.test(word) ||
        // A label in a form, and the day of a date: beside another label, and a month.
        (word === 'university' && printed.includes('gpa')) ||
        (word === '12' && (printed.includes('jan') || printed.includes('may')));
      const missing = printed.filter((word) => !held.has(word) && !letters.includes(word) && !isUnderstood(word));
      expect(missing).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

describe('words that need no field', () => {
  it('are labels and dates, which leave their words to fields', () => {
    const { document } = recognize(textLines('Ana Ruiz\n\nAWARDS\n\n- Client Award, 2020\n'));
    const source = [
      'Mar 2020 – Dec',
      'Dec',
      'Client: ',
      'Course  Year  Marks',
      'Jan 2020',
      'Client Award, 2020',
      'Marzipan',
    ];
    const rest = leftOver(source, { document, unplaced: ['Jan'], headings: [] });
    expect(rest).toEqual(['Marzipan']);
  });
});
