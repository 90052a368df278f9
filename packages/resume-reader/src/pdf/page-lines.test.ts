import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { describe, expect, it } from 'vitest';
import { drawnMarks } from './drawn-marks';
import { pdfLines } from './page-lines';
import type { TextPiece } from './pdf-page';
import { linkedPieces } from './linked-pieces';
import { textPiece } from '../testing/text-piece';
import { withWrittenSpaces } from './written-spaces';

const linesOf = (pieces: readonly TextPiece[]) => pdfLines([{ width: 600, height: 800, pieces }]).lines;
const textsOf = (pieces: readonly TextPiece[]) => linesOf(pieces).map(({ cells }) => cells.map(({ text }) => text));

describe('lines of a page', () => {
  it('writes words whose letters are set apart as words', () => {
    const size = 11;
    const texts = textsOf([
      textPiece('P R O F E S S I O N A L', 49, 134, { width: 107, size }),
      textPiece('S U M M A R Y', 163, 134, { width: 72, size }),
      textPiece('Text', 49, 160),
    ]);
    expect(texts[0]).toEqual(['PROFESSIONAL SUMMARY']);
  });

  it('writes a word as one whose letters stand closer in some pairs', () => {
    expect(textsOf([textPiece('L AN G U AG E S', 42, 100), textPiece('A B AC', 42, 120)])).toEqual([
      ['LANGUAGES'],
      ['A B AC'],
    ]);
  });

  it('reads a form of labels and answers line by line, not as two columns', () => {
    const rows = ['Name', 'Anschrift', 'Telefon', 'E-Mail', 'Geburtsdatum', 'Staat', 'Beruf', 'Führerschein'];
    const answer = 'An answer that goes with its label';
    const texts = textsOf([
      textPiece('Lebenslauf', 60, 40, { size: 20, width: 110 }),
      ...rows.flatMap((label, index) => [
        textPiece(label, 60, 100 + index * 20),
        textPiece(answer, 180, 100 + index * 20),
      ]),
    ]);
    expect(texts.slice(1)).toEqual(rows.map((label) => [label, answer]));
  });

  it('reads labels with a colon beside their text, whatever stands below them', () => {
    const labels = ['EDV und Technik:', 'Sprachen:', 'Scheine:'];
    const values = ['SPS-Programmierung, Hydraulik', 'Deutsch, Englisch', 'Staplerschein, Klasse B'];
    const texts = textsOf([
      ...labels.flatMap((label, index) => [
        textPiece(label, 72, 100 + index * 28),
        textPiece(values[index]!, 195, 100 + index * 28),
        textPiece('and more of the same', 195, 114 + index * 28),
      ]),
      textPiece('Hobbys', 72, 200, { size: 12, isBold: true }),
      textPiece('Feuerwehr und Modellbau', 195, 216),
      textPiece('Aalen, 02.03.2026', 72, 260),
      textPiece('Jannik Overbeck', 72, 290),
    ]);
    expect(texts.slice(0, 3)).toEqual([[labels[0], values[0]], ['and more of the same'], [labels[1], values[1]]]);
  });

  it('puts a place below dates in the margin after the bullet beside it', () => {
    const texts = linesOf([
      textPiece('01/2022 - now', 40, 100),
      textPiece('Designer at Harbor', 125, 100, { isBold: true }),
      textPiece('Bristol', 40, 113, { size: 8.5 }),
      textPiece('▪', 125, 113),
      textPiece('Led the booking app', 133, 113),
    ]).map(({ cells, isBullet }) => [isBullet, cells.map(({ text }) => text)]);
    expect(texts).toEqual([
      [false, ['Designer at Harbor', '01/2022 - now']],
      [true, ['Led the booking app', 'Bristol']],
    ]);
  });

  it('puts a city below the company, between dates and title, after the bullet beside it', () => {
    const texts = linesOf([
      textPiece('2019 - now', 40, 100),
      textPiece('Harbor BV', 125, 100, { isBold: true }),
      textPiece('Planner', 270, 100, { isBold: true }),
      textPiece('Vlissingen', 125, 113),
      textPiece('•', 270, 113),
      textPiece('Planned the day of 60 drivers', 280, 113),
    ]).map(({ cells, isBullet }) => [isBullet, cells.map(({ text }) => text)]);
    expect(texts).toEqual([
      [false, ['Harbor BV', 'Planner', '2019 - now']],
      [true, ['Planned the day of 60 drivers', 'Vlissingen']],
    ]);
  });

  it('parts a label from the first item of its list, and items side by side from their marks', () => {
    const texts = textsOf([
      textPiece('Funciones principales', 100, 100),
      textPiece('•', 222, 100),
      textPiece('Coordinación de ocho mecánicos', 233, 100),
      textPiece('✓', 60, 120),
      textPiece('Risk registers', 69, 120),
      textPiece('✓', 227, 120),
      textPiece('Primavera P6', 238, 120),
    ]);
    expect(texts).toEqual([
      ['Funciones principales'],
      ['Coordinación de ocho mecánicos'],
      ['Risk registers', 'Primavera P6'],
    ]);
  });

  it('keeps the dates of two entries apart that stand in one margin', () => {
    const texts = textsOf([
      textPiece('2021–present', 70, 100),
      textPiece('Associate Professor, Lake State', 160, 100),
      textPiece('2015–2021', 70, 120),
      textPiece('Assistant Professor, Lake State', 160, 120),
    ]);
    expect(texts).toEqual([
      ['Associate Professor, Lake State', '2021–present'],
      ['Assistant Professor, Lake State', '2015–2021'],
    ]);
  });

  it('still reads two columns one after the other', () => {
    const rows = Array.from({ length: 12 }, (_, index) => index);
    const texts = textsOf([
      ...rows.map((row) => textPiece(`Short skill ${row}`, 40, 100 + row * 17)),
      ...rows.map((row) => textPiece(`A long line of running text, number ${row}`, 220, 104 + row * 21)),
    ]);
    expect(texts.slice(0, 12)).toEqual(rows.map((row) => [`Short skill ${row}`]));
  });

  it('finds the column beside a sidebar when its dates stand in a column of their own', () => {
    const jobs = [0, 1, 2, 3].flatMap((job) => [
      textPiece(`Mar 201${job} –`, 240, 100 + job * 60),
      textPiece('Present', 240, 114 + job * 60),
      textPiece(`Coordinator ${job}`, 316, 100 + job * 60),
      textPiece('Folk Music Festival', 316, 114 + job * 60),
      textPiece('Scheduled 140 volunteers over three days', 326, 128 + job * 60),
    ]);
    const aside = Array.from({ length: 14 }, (_, row) => textPiece(`Skill ${row}`, 30, 103 + row * 17));
    const texts = textsOf([...jobs, ...aside]);
    expect(texts.slice(0, 14)).toEqual(aside.map(({ text }) => [text]));
    expect(texts.slice(14, 17)).toEqual([
      ['Coordinator 0', 'Mar 2010 – Present'],
      ['Folk Music Festival'],
      ['Scheduled 140 volunteers over three days'],
    ]);
  });

  it('reads a margin that has every heading line by line', () => {
    const rows = ['Experiencia', 'Educación', 'Idiomas'].flatMap((heading, section) => {
      const y = 100 + section * 120;
      const entries = [0, 1, 2].flatMap((entry) => [
        textPiece(`0${entry + 1}/2015 – 02/2018`, 60, y + 20 + entry * 32),
        textPiece('Farmacéutica adjunta de noche', 190, y + 20 + entry * 32, { size: 11 }),
        textPiece('Farmacia Plaza Nueva', 190, y + 36 + entry * 32),
      ]);
      return [[textPiece(heading, 80, y, { font: 'Sans-Bold' })], entries].flat();
    });
    expect(textsOf(rows).slice(0, 3)).toEqual([
      ['Experiencia'],
      ['Farmacéutica adjunta de noche', '01/2015 – 02/2018'],
      ['Farmacia Plaza Nueva'],
    ]);
  });

  it('puts a date together whose month ends its first line', () => {
    const texts = textsOf([
      textPiece('De mars 2017 à août', 50, 100),
      textPiece('Chef de chantier', 180, 100),
      textPiece('2021', 50, 114),
      textPiece('Bâtisseurs d’Occitanie', 180, 114),
    ]);
    expect(texts).toEqual([['Chef de chantier', 'De mars 2017 à août 2021'], ['Bâtisseurs d’Occitanie']]);
  });

  it('parts texts at wide spaces', () => {
    expect(textsOf([textPiece('Bristol BS3 4HT     niamh@example.com', 40, 100)])).toEqual([
      ['Bristol BS3 4HT', 'niamh@example.com'],
    ]);
  });

  it('takes numbers in square brackets for marks', () => {
    const lines = linesOf([textPiece('[1]', 40, 100), textPiece('Reid, A. (2020). Vowels.', 66, 100)]);
    expect(lines).toMatchObject([{ isBullet: true, cells: [{ text: 'Reid, A. (2020). Vowels.' }] }]);
  });

  it('knows where a line was wrapped for lack of room', () => {
    const lines = linesOf([
      textPiece('Madison Public Library, Madison, WI — Public Services', 60, 100),
      textPiece('Librarian', 60, 114),
      textPiece('August 2019 – Present', 60, 128),
    ]);
    expect(lines.map(({ hadNoRoom }) => hadNoRoom)).toEqual([false, true, false]);
  });
});

/** A filled disc of 3.75 points with its middle at this height of a page that is 792 points high. */
const disc = (x: number, y: number) => ({
  fnArray: [pdfjs.OPS.save, pdfjs.OPS.transform, pdfjs.OPS.constructPath, pdfjs.OPS.restore],
  argsArray: [null, [0.75, 0, 0, -0.75, 0, 792], [pdfjs.OPS.fill, [], [x, y - 2.5, x + 5, y + 2.5]], null],
});

describe('marks that are drawn', () => {
  it('start a list item', () => {
    const text = textPiece('Coordinate 18 nurses', 40, 100);
    // 100 points from the top, a third of the letters above the baseline, in units of 0.75 points.
    const marks = drawnMarks(disc(36, (100 - 3.2) / 0.75), [text], [1, 0, 0, -1, 0, 792]);
    expect(marks).toMatchObject([{ text: '•', y: 100 }]);
    expect(linesOf([text, ...marks])[0]).toMatchObject({ isBullet: true, cells: [{ text: 'Coordinate 18 nurses' }] });
  });

  it('start a list item as rings, too', () => {
    const ring = disc(36, (100 - 3.2) / 0.75);
    const drawn = ring.argsArray.map((given, index) =>
      index === 2 && given ? [pdfjs.OPS.stroke, ...given.slice(1)] : given,
    );
    const marks = drawnMarks({ ...ring, argsArray: drawn }, [textPiece('Text', 40, 100)], [1, 0, 0, -1, 0, 792]);
    expect(marks).toHaveLength(1);
  });

  it('are pictures before dates and contact data', () => {
    for (const text of ['05/2019 – Present', 'ana@ruiz.example', '+31 20 555 0177'])
      expect(drawnMarks(disc(36, (100 - 3.2) / 0.75), [textPiece(text, 40, 100)], [1, 0, 0, -1, 0, 792])).toEqual([]);
  });

  it('are no marks far from a text', () => {
    expect(drawnMarks(disc(36, 300), [textPiece('Text', 40, 100)], [1, 0, 0, -1, 0, 792])).toEqual([]);
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

  it('stay between words in small capitals, whose pieces end with them', () => {
    const items = [
      { str: 'ITE ', fontName: 'f1' },
      { str: 'RELIABILITY', fontName: 'f1' },
    ];
    expect(withWrittenSpaces(items, show('ITE RELIABILITY OF A SITE')).map(({ str }) => str)).toEqual([
      'ITE ',
      'RELIABILITY',
    ]);
  });

  it('are those of the distances in a font without spaces', () => {
    const items = [{ str: 'Northern Data Trust', fontName: 'f1' }];
    expect(withWrittenSpaces(items, show('NorthernDataTrust'))).toEqual(items);
  });
});

describe('two columns below one heading', () => {
  const bold = { isBold: true, size: 12, font: 'Sans-Bold' };
  const column = (x: number, name: string, y: number) => [
    textPiece('2018 – 2021', x, y),
    textPiece(name, x, y + 14),
    textPiece('•', x, y + 28, { width: 4 }),
    textPiece('Trained six apprentices who took', x + 14, y + 28),
    textPiece('their certificate.', x + 14, y + 42),
    textPiece('•', x, y + 56, { width: 4 }),
    textPiece('Wrote the night plan for the ward', x + 14, y + 56),
  ];
  const lines = linesOf([
    textPiece('Imke Dorn', 40, 40, { size: 20 }),
    textPiece('Career History', 40, 80, bold),
    ...column(40, 'Harbor Grill', 100),
    ...column(310, 'Salt Loft', 100),
    textPiece('Education', 40, 200, bold),
    ...column(40, 'Lakeview School', 220),
    ...column(310, 'Riverbend School', 220),
    textPiece('Skills', 40, 320, bold),
    textPiece('Menus, rosters, stock, and all that goes with running a kitchen', 40, 340, { width: 400 }),
  ]);

  it('are read one after the other before the next heading', () => {
    const names = ['Career History', 'Harbor Grill', 'Salt Loft', 'Education', 'Lakeview School', 'Riverbend School'];
    expect(lines.map(({ cells }) => cells[0]?.text ?? '').filter((text) => names.includes(text))).toEqual(names);
  });

  it('have their wrapped lines told by their own edges', () => {
    const ends = lines.filter(({ cells }) => cells[0]?.text === 'their certificate.');
    expect(ends.map(({ hadNoRoom }) => hadNoRoom)).toEqual([true, true, true, true]);
  });
});

it('keeps the name in large letters that other pages repeat in small ones', () => {
  const page = (size: number, text: string) => ({
    width: 600,
    height: 800,
    pieces: [textPiece('Imke Dorn', 40, 40, { size }), textPiece(text, 40, 100), textPiece('Last line', 40, 700)],
  });
  const { lines, furniture } = pdfLines([page(22, 'First'), page(10, 'Second'), page(10, 'Third')]);
  expect(lines[0]?.cells[0]?.text).toBe('Imke Dorn');
  expect(furniture.filter(({ text }) => text === 'Imke Dorn')).toHaveLength(2);
});

it('reads a text that goes on in the next column as in a newspaper', () => {
  const bold = { isBold: true, size: 12, font: 'Sans-Bold' };
  const job = (x: number, y: number, name: string) => [
    textPiece('2018 – 2021', x, y),
    textPiece(name, x, y + 14),
    ...[28, 42, 56].map((more) => textPiece('Trained apprentices for the certificate', x, y + more)),
  ];
  const lines = linesOf([
    textPiece('A lawyer who advises clients on contracts of all kinds and on what comes', 40, 40, { width: 480 }),
    textPiece('before them.', 40, 54),
    textPiece('Career', 40, 80, bold),
    ...job(40, 100, 'Harbor Law'),
    ...job(40, 180, 'Quay Law'),
    textPiece('2014 – 2016', 40, 260),
    textPiece('Vale Law', 310, 80),
    ...[94, 108].map((y) => textPiece('Advised on leases and on contracts', 310, y)),
    textPiece('Education', 310, 140, bold),
    ...job(310, 160, 'Lakeview School'),
    textPiece('Skills', 40, 300, bold),
    textPiece('Contracts, leases, procurement, and all that goes with running an office', 40, 320, { width: 480 }),
  ]);
  const texts = lines.map(({ cells }) => cells[0]?.text ?? '');
  const names = ['before them.', 'Career', 'Harbor Law', '2014 – 2016', 'Vale Law', 'Education', 'Lakeview School'];
  expect(texts.filter((text) => names.includes(text))).toEqual(names);
  expect(lines[texts.indexOf('Vale Law')]?.gap).toBe(1);
});

it.each(['➤', '➜', '◘', '❯', '▹'])('takes %s as the mark of an item', (mark) => {
  expect(linesOf([textPiece(mark, 40, 100), textPiece('Closed the books', 54, 100)])).toMatchObject([
    { isBullet: true, cells: [{ text: 'Closed the books' }] },
  ]);
});

describe('links of a text', () => {
  it('go to the words that they cover', () => {
    const text = textPiece('LinkedIn · example.com', 0, 100, { width: 110 });
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
