import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbookBytes } from '../testing/workbook-bytes';
import { fileKindOf, refusedKinds } from './file-kind';

const zip = (...paths: string[]) => zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('x')])));
const container = (name: string) => {
  const wide = Array.from(name).flatMap((letter) => [letter.charCodeAt(0), 0]);
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(600).fill(0), ...wide]);
};
const openDocument = (type: string) =>
  zipSync({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }],
    'content.xml': strToU8('x'),
  });

it.each([
  ['xlsx', workbookBytes([{ rows: [['a']] }])],
  ['xlsb', zip('[Content_Types].xml', 'xl/workbook.bin')],
  ['ods', openDocument('spreadsheet')],
  ['word', openDocument('text')],
  ['word', zip('[Content_Types].xml', 'word/document.xml')],
  ['numbers', zip('Index/Document.iwa', 'Index/Tables/DataList.iwa', 'Metadata/Properties.plist')],
  ['numbers', zip('Index.zip', 'preview.jpg')],
  ['zip', zip('jobs.csv')],
  ['damaged-zip', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 9, 9])],
  ['xls', container('Workbook')],
  ['locked', container('EncryptedPackage')],
  ['word', container('WordDocument')],
  ['pdf', strToU8('%PDF-1.7')],
  ['picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
  ['web-page', strToU8('<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Job</td></tr></table>')],
  ['web-page', strToU8('\uFEFF<table><tr><td>Job</td></tr></table>')],
  [
    'xml-spreadsheet',
    strToU8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:x">'),
  ],
  ['text', strToU8('Job,Company\nChef,Olive')],
  ['text', strToU8('<3 this job,Olive')],
  ['text', new Uint8Array()],
  ['text', Uint8Array.from([0xff, 0xfe, 0x61, 0, 0, 1, 0x62, 0])],
  ['no-text', new Uint8Array(100)],
  ['no-text', Uint8Array.from([0x53, 0x51, 0x4c, 0, 0, 0, 1])],
] as const)('takes a file for %s by its content', (kind, bytes) => {
  expect(fileKindOf(bytes)).toBe(kind);
});

it('says for each kind what to do instead', () => {
  for (const message of Object.values(refusedKinds)) expect(message).toMatch(/[Cc]hoose/);
});
