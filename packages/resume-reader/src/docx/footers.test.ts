import { entriesOf } from '@keepmark/resume-document';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readContent } from '../read-content';

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** What is read of a résumé in Word with these footers and headers. */
const read = (edges: Readonly<Record<string, readonly string[]>>) => {
  const body = [
    'Ida Vale',
    'EXPERIENCE',
    'Nurse, Mercy Hospital, 2019 - 2021',
    '• Ran the ward',
    '• Filed the records',
  ];
  const edge = (texts: readonly string[]) => strToU8(`<w:ftr xmlns:w="x">${texts.map(paragraph).join('')}</w:ftr>`);
  const bytes = zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relationships),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.map(paragraph).join('')}</w:body></w:document>`,
    ),
    ...Object.fromEntries(Object.entries(edges).map(([name, texts]) => [`word/${name}.xml`, edge(texts)])),
  });
  return readContent({ kind: 'zip', bytes, isNamedDocx: true });
};

it('lists footers, and leaves the last entry alone', async () => {
  const { document, unplaced } = await read({ footer1: ['Curriculum vitae of Ida', 'Page 1'], footer2: ['Page 2'] });
  expect(document.sections.flatMap(entriesOf)).toMatchObject([{ notes: '- Ran the ward\n- Filed the records' }]);
  expect(unplaced).toEqual(['Curriculum vitae of Ida', 'Page 1', 'Page 2']);
});

it('reads the contact data in a footer', async () => {
  const { document, unplaced } = await read({ footer1: ['ida@example.com | +33 6 12 34 56 78', 'Page 1'] });
  expect(document).toMatchObject({ name: 'Ida Vale', email: 'ida@example.com', phone: '+33 6 12 34 56 78' });
  expect(document.sections.flatMap(entriesOf)).toMatchObject([{ notes: '- Ran the ward\n- Filed the records' }]);
  expect(unplaced).toEqual(['Page 1']);
});

it('keeps a header out of the last entry', async () => {
  const { document, unplaced } = await read({ header1: ['ida@example.com'] });
  expect(document).toMatchObject({ name: 'Ida Vale', email: 'ida@example.com' });
  expect(document.sections.flatMap(entriesOf)).toMatchObject([{ notes: '- Ran the ward\n- Filed the records' }]);
  expect(unplaced).toEqual([]);
});
