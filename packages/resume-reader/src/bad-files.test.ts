import { strToU8, zipSync } from 'fflate';
// Its types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { describe, expect, it } from 'vitest';
import { maxUnzippedBytes } from './unzip';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';
import { readResumeFile } from './read-resume-file';

async function pdf(
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

const docxParts = (body: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  'word/document.xml': strToU8(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  ),
});

const problemOf = async (content: BlobPart, name: string): Promise<ResumeFileError> => {
  const error: unknown = await readResumeFile(new File([content], name)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ResumeFileError);
  return error as ResumeFileError;
};

describe('a file that can’t be imported', () => {
  it.each<[string, string, () => BlobPart | Promise<BlobPart>, string]>([
    ['an empty file', 'a.pdf', () => '', 'empty'],
    ['a file of spaces', 'a.txt', () => ' \n ', 'empty'],
    ['a broken PDF', 'a.pdf', () => '%PDF-1.7\nnothing more', 'broken'],
    [
      'an encrypted PDF',
      'a.pdf',
      () => pdf({ userPassword: 'secret', pdfVersion: '1.7' }, (document) => document.text('Ana')),
      'encrypted',
    ],
    ['a scanned PDF', 'a.pdf', () => pdf({}, (document) => document.rect(0, 0, 100, 100).fill('black')), 'scanned'],
    [
      'a PDF of 31 pages',
      'a.pdf',
      () =>
        pdf({}, (document) => {
          document.text('Ana');
          for (let page = 2; page <= 31; page += 1) document.addPage().text('Ana');
        }),
      'too-long',
    ],
    ['a text of a million lines', 'a.txt', () => ',,,\n'.repeat(1_000_000), 'too-long'],
    ['a text in one endless line', 'a.txt', () => 'word, '.repeat(200_000), 'too-long'],
    ['a picture', 'a.pdf', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'scanned'],
    [
      'an old Word file',
      'a.docx',
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'wrong-type',
    ],
    ['a program', 'a.txt', () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1]), 'wrong-type'],
    ['a ZIP named .docx', 'a.docx', () => zipSync({ 'notes.txt': strToU8('hello') }), 'wrong-type'],
    [
      'a ZIP cut short',
      'a.zip',
      () => zipSync({ 'Profile.csv': strToU8('First Name\nAna'.repeat(500)) }).slice(0, 60),
      'broken',
    ],
    [
      'a Word file with broken XML',
      'a.docx',
      () => zipSync({ ...docxParts(''), 'word/document.xml': strToU8('<w:document') }),
      'broken',
    ],
    ['a Word file without text', 'a.docx', () => zipSync(docxParts('<w:p/>')), 'empty'],
    ['JSON that isn’t a résumé', 'a.json', () => '{"name":"keepmark"}', 'not-a-resume'],
    ['a JSON Resume without text', 'a.json', () => '{"basics":{"name":"","profiles":[]},"work":[]}', 'empty'],
    ['an empty export of Reactive Resume', 'a.json', () => '{"basics":{"name":""},"sections":{}}', 'empty'],
    ['a RenderCV file without text', 'a.yaml', () => 'cv:\n  name:\n  sections:\n', 'empty'],
    ['JSON cut short', 'a.json', () => '{"basics":{', 'broken'],
    [
      'a LinkedIn export without a profile',
      'a.zip',
      () => zipSync({ 'Skills.csv': strToU8('Name\r\nPython\r\n') }),
      'not-a-resume',
    ],
  ])('%s: one sentence', async (_, name, content, problem) => {
    const error = await problemOf(await content(), name);
    expect(error.problem).toBe(problem);
    expect(error.message).toMatch(/^[^<>]{20,160}\.$/);
  });

  it.each<[string, string, BlobPart, string]>([
    ['Europass XML', 'a.xml', '<?xml version="1.0"?>\n<Candidate xmlns="http://www.europass.eu/1.0"/>', 'Europass'],
    ['Word’s XML', 'a.xml', '<?xml version="1.0"?><pkg:package xmlns:pkg="x"/>', 'a Word file saved as XML'],
    ['other XML', 'a.xml', '\uFEFF<?xml version="1.0"?><cv/>', 'an XML file'],
    ['LaTeX', 'a.tex', '% my cv\n\n\\documentclass[11pt]{article}\n', 'a LaTeX file'],
    ['a contact card', 'a.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\n', 'a contact card'],
    [
      'a single LinkedIn table',
      'Positions.csv',
      'Company Name,Title,Description,Location\r\nKiln,Potter,,\r\n',
      'the whole ZIP',
    ],
    ['an iPhone picture', 'a.heic', '\0\0\0\u0018ftypheic\0\0\0\0', 'a picture'],
    ['gzip', 'a.gz', new Uint8Array([0x1f, 0x8b, 8, 0]), 'a packed file'],
    [
      'OpenDocument',
      'a.odt',
      zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>'), 'META-INF/manifest.xml': strToU8('<x/>') }),
      'an OpenDocument file',
    ],
    [
      'Pages',
      'a.pages',
      zipSync({ 'Index/Document.iwa': strToU8('x'), 'preview.jpg': strToU8('x') }),
      'a Pages document',
    ],
    [
      'Excel',
      'a.xlsx',
      zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/workbook.xml': strToU8('<x/>') }),
      'an Excel file',
    ],
    ['slides', 'a.pptx', zipSync({ 'ppt/presentation.xml': strToU8('<x/>') }), 'PowerPoint'],
    ['an e-book', 'a.epub', zipSync({ 'META-INF/container.xml': strToU8('<x/>') }), 'an e-book'],
    ['a ZIP of documents', 'a.zip', zipSync({ 'cv/Ida.pdf': strToU8('x') }), 'Unpack it'],
  ])('of another kind is named: %s', async (_, name, content, named) => {
    const error = await problemOf(content, name);
    expect(error.message).toContain(named);
    expect(error.message).toMatch(/^[^<>]{20,160}\.$/);
  });

  it('of 50 MB is refused before it’s read', async () => {
    const file = new File([], 'a.pdf');
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    file.arrayBuffer = () => Promise.reject(new Error('was read'));
    await expect(readResumeFile(file)).rejects.toMatchObject({ problem: 'too-large' });
  });

  it('a ZIP bomb is stopped while it unpacks', async () => {
    const bomb = zipSync({ ...docxParts(''), 'word/document.xml': new Uint8Array(maxUnzippedBytes + 1) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    const error = await problemOf(bomb, 'a.docx');
    expect(error.problem).toBe('too-much-inside');
  });
});

describe('text that looks like code', () => {
  it('HTML in a name stays text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { document } = await readResumeFile(new File([JSON.stringify({ basics: { name } })], 'a.json'));
    expect(document.name).toBe(name);
  });
});

describe('canceling', () => {
  it('ends the reading of a PDF', async () => {
    const bytes = await pdf({}, (document) => document.text('Ana Díaz'));
    const controller = new AbortController();
    const reading = readResumeFile(new File([bytes], 'a.pdf'), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
