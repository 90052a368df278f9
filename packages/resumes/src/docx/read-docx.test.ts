import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxLines } from './read-docx';

const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** The lines of a Word document with these paragraphs. */
const read = (...paragraphs: readonly string[]) =>
  docxLines(
    new Map([
      ['[Content_Types].xml', strToU8(types)],
      ['_rels/.rels', strToU8(relationships)],
      [
        'word/document.xml',
        strToU8(
          `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs
            .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
            .join('')}</w:body></w:document>`,
        ),
      ],
    ]),
  );

describe('reading Word paragraphs', () => {
  it('keeps every letter after a typed bullet with several spaces', async () => {
    const [line] = await read('•   CDL Class B');
    expect(line).toMatchObject({ isBullet: true, cells: [{ text: 'CDL Class B' }] });
  });

  it('parts cells at a typed tab', async () => {
    const [line] = await read('River Express\t\t08/2011 – 03/2016');
    expect(line?.cells.map(({ text }) => text)).toEqual(['River Express', '08/2011 – 03/2016']);
  });
});
