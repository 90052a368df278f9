import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxText, laterHeaders } from './docx-text';
import { docxLines } from './read-docx';

const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const paragraph = (text: string, look = '') =>
  `<w:p><w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const row = (...cells: readonly string[]) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`;

/** The files of a Word document with this body. */
const filesOf = (body: string) =>
  new Map([
    ['[Content_Types].xml', strToU8(types)],
    ['_rels/.rels', strToU8(relationships)],
    [
      'word/document.xml',
      strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    ],
  ]);

/** The lines of a Word document with this body. */
const readBody = (body: string) => docxLines(filesOf(body));

/** The lines of a Word document with these paragraphs. */
const read = (...paragraphs: readonly string[]) => readBody(paragraphs.map((text) => paragraph(text)).join(''));

describe('reading Word paragraphs', () => {
  it('keeps every letter after a typed bullet with several spaces', async () => {
    const [line] = await read('•   CDL Class B');
    expect(line).toMatchObject({ isBullet: true, cells: [{ text: 'CDL Class B' }] });
  });

  it('reads a mark before a tab as a bullet, a letter o too', async () => {
    const lines = await read('o\tRan the kitchen', '•\tWrote menus', 'o');
    expect(lines.map(({ isBullet, cells }) => [isBullet, cells[0]?.text])).toEqual([
      [true, 'Ran the kitchen'],
      [true, 'Wrote menus'],
      [false, 'o'],
    ]);
  });

  it('reads a mark in a run of its own as a bullet', async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const lines = await readBody(
      `<w:p>${run('• ')}${run('Nail art')}</w:p><w:p>${run('–')}${run(' Facials, ')}${run('peelings')}</w:p>`,
    );
    expect(lines.map(({ isBullet, cells }) => [isBullet, cells[0]?.text])).toEqual([
      [true, 'Nail art'],
      [true, 'Facials, peelings'],
    ]);
  });

  it('reads cells with headings of sections as columns of the page', async () => {
    const left = ['Contact', 'lea@example.com', 'Langues', 'Anglais'].map((text) => paragraph(text)).join('');
    const right = ['Fleuriste', 'Expérience', 'Vendeuse'].map((text) => paragraph(text)).join('');
    const dated = row(paragraph('2018'), paragraph('Vendeuse') + paragraph('Chez Flore'));
    const columns = await readBody(`<w:tbl>${row(left, right)}${dated}</w:tbl>`);
    expect(columns.filter(({ startsColumn }) => startsColumn).map(({ cells }) => cells[0]?.text)).toEqual([
      'Contact',
      'Fleuriste',
    ]);
  });

  it('parts cells at a typed tab', async () => {
    const [line] = await read('River Express\t\t08/2011 – 03/2016');
    expect(line?.cells.map(({ text }) => text)).toEqual(['River Express', '08/2011 – 03/2016']);
  });

  it('tells headings by underlines and by capitals that Word shows', async () => {
    const lines = await readBody(
      paragraph('Key Projects', '<w:b/><w:caps/><w:u w:val="single"/>') + paragraph('Core Banking', '<w:b/>'),
    );
    expect(lines.map(({ style }) => style)).toEqual(['Normal 11 bold underlined caps', 'Normal 11 bold']);
  });

  it('puts the date at the left of a table row after what it dates', async () => {
    const entry = paragraph('Veterinary Nurse') + paragraph('Blue Lane Animal Hospital');
    const lines = await readBody(`<w:tbl>${row(paragraph('2018 to 2020'), entry)}</w:tbl>`);
    expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['Veterinary Nurse', '2018 to 2020'],
      ['Blue Lane Animal Hospital'],
    ]);
  });

  it('sets the rows of a table apart', async () => {
    const entry = paragraph('Veterinary Nurse') + paragraph('Blue Lane Animal Hospital');
    const lines = await readBody(
      `<w:tbl>${row(paragraph('Career History'))}${row(paragraph('2018 to 2020'), entry)}</w:tbl>`,
    );
    expect(lines.map(({ gap }) => gap)).toEqual([1.5, 1.5, 1]);
  });
});

describe('a Word document with tracked changes', () => {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const mark = (kind: string, id: number) => `<w:pPr><w:rPr><w:${kind} w:id="${id}" w:author="Ida"/></w:rPr></w:pPr>`;
  const moved = (kind: 'moveFrom' | 'moveTo', id: number, text: string) =>
    `<w:p>${mark(kind, id)}<w:${kind}RangeStart w:id="${id}1" w:name="m"/><w:${kind} w:id="${id}2" w:author="Ida">${run(text)}</w:${kind}><w:${kind}RangeEnd w:id="${id}1"/></w:p>`;
  const texts = (body: string) => docxText(filesOf(body));
  const linesOf = async (body: string) => {
    const lines = await readBody(body);
    return lines.map(({ cells, gap }) => [cells.map(({ text }) => text).join(' | '), gap]);
  };

  it('has moved text once, where it is now', async () => {
    const body =
      moved('moveTo', 1, 'Potter, Kiln Oy') +
      paragraph('Clay Oy') +
      moved('moveFrom', 2, 'Potter, Kiln Oy') +
      paragraph('Threw jugs');
    expect(texts(body)).toEqual(['Potter, Kiln Oy', 'Clay Oy', 'Threw jugs']);
    expect(await linesOf(body)).toEqual([
      ['Potter, Kiln Oy', 1],
      ['Clay Oy', 1],
      ['Threw jugs', 1],
    ]);
  });

  it('has no deleted text, whichever element holds it', async () => {
    const deleted =
      '<w:del w:id="3" w:author="Ida"><w:r><w:delText>old</w:delText></w:r><w:r><w:t>older</w:t></w:r></w:del>';
    const body = `<w:p>${run('Wrote ')}${deleted}<w:ins w:id="4" w:author="Ida">${run('guides')}</w:ins></w:p><w:p>${mark('del', 5)}${deleted}</w:p>${paragraph('Threw jugs')}`;
    expect(texts(body)).toEqual(['Wrote guides', 'Threw jugs']);
    expect(await linesOf(body)).toEqual([
      ['Wrote guides', 1],
      ['Threw jugs', 1],
    ]);
  });

  it('has no deleted row of a table', async () => {
    const deletedRow = `<w:tr><w:trPr><w:del w:id="6" w:author="Ida"/></w:trPr><w:tc><w:p>${mark('del', 7)}<w:del w:id="8">${run('Gone')}</w:del></w:p></w:tc></w:tr>`;
    const body = `<w:tbl>${deletedRow}${row(paragraph('Stays'))}</w:tbl>`;
    expect(texts(body)).toEqual(['Stays']);
    expect((await linesOf(body)).map(([text]) => text)).toEqual(['Stays']);
  });

  it('keeps what follows marks of deleted and moved paragraphs', () => {
    const body = `<w:p>${mark('del', 9)}${run('One')}</w:p><w:p>${mark('moveFrom', 10)}${run('Two')}</w:p>`;
    expect(texts(body)).toEqual(['One', 'Two']);
  });
});

describe('headers of a Word document', () => {
  const part = (text: string) => strToU8(`<w:hdr xmlns:w="x">${paragraph(text)}</w:hdr>`);
  const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="header" Target="${target}"/>`;
  const withHeaders = (section: string, first: string) =>
    new Map([
      ...filesOf(`${paragraph('Potter')}<w:sectPr>${section}</w:sectPr>`),
      ['word/header1.xml', part('Ida Vale, page 2')],
      ['word/header2.xml', part(first)],
      [
        'word/_rels/document.xml.rels',
        strToU8(
          `<Relationships xmlns="x">${relation('h1', 'header1.xml')}${relation('h2', '/word/header2.xml')}</Relationships>`,
        ),
      ],
    ]);
  const references = '<w:headerReference w:type="default" r:id="h1"/><w:headerReference r:id="h2" w:type="first"/>';
  const textsOf = async (files: ReadonlyMap<string, Uint8Array>) =>
    (await docxLines(files)).map(({ cells }) => cells.map(({ text }) => text).join(' | '));

  it.each([
    ['a first page of its own', `${references}<w:titlePg/>`, 'Ida Vale', ['Ida Vale', 'Potter'], ['Ida Vale, page 2']],
    ['a first page without a header', `${references}<w:titlePg/>`, '', ['Potter'], ['Ida Vale, page 2']],
    [
      'a first page switched off',
      `${references}<w:titlePg w:val="0"/>`,
      'Ida Vale',
      ['Ida Vale, page 2', 'Ida Vale', 'Potter'],
      [],
    ],
    ['the same header on each page', references, 'Ida Vale', ['Ida Vale, page 2', 'Ida Vale', 'Potter'], []],
  ])('with %s', async (_title, section, first, lines, later) => {
    const files = withHeaders(section, first);
    expect(await textsOf(files)).toEqual(lines);
    expect(laterHeaders(files)).toEqual(later);
  });
});
