import { textEncodingOf } from '@keepmark/ui/decode-text';
import { docxText, footerTexts, laterHeaders } from './docx/docx-text';
import { docxLines, isText } from './docx/read-docx';
import { isLinkedInFile, readLinkedIn } from './linkedin/read-linkedin';
import { pdfLines } from './pdf/page-lines';
import { unknownZip } from './other-types';
import type { PdfPage } from './pdf/pdf-page';
import { isJsonText, readJson } from './read-json';
import { recognize } from './recognize/recognize';
import { textLines } from './text/read-text';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import type { FileLine } from '@keepmark/resume-document/read-source';
import { fileLine, type SourceLine } from './lines/source-line';
import { traceDocument } from './trace/trace-document';
import { unzipped } from './unzip';
import { isResumeYaml, readYaml } from './yaml/read-yaml';

/** The content of a file by what it is. Plain data, so that a worker can take it. */
export type FileContent =
  | { readonly kind: 'text'; readonly bytes: Uint8Array; readonly isNamedYaml?: boolean }
  | { readonly kind: 'zip'; readonly bytes: Uint8Array; readonly isNamedDocx: boolean }
  | { readonly kind: 'pdf'; readonly pages: readonly PdfPage[] };

/**
 * Reads a résumé from the content of a file. The document has no title yet.
 *
 * @throws ResumeFileError when there is no résumé in it
 */
// Every kind has its case.
// oxlint-disable-next-line typescript/consistent-return
export async function readContent(content: FileContent): Promise<ReadResume> {
  switch (content.kind) {
    case 'text':
      return readText(decoded(content.bytes), content.isNamedYaml);
    case 'pdf': {
      const { lines, furniture, source } = pdfLines(content.pages);
      return recognized(lines, furniture, source);
    }
    case 'zip':
      return readZip(content.bytes, content.isNamedDocx);
  }
}

async function readText(text: string, isNamedYaml = false): Promise<ReadResume> {
  if (text.trim() === '') throw new ResumeFileError('empty', 'This file is empty. Choose another one.');
  if (isJsonText(text)) return readJson(text);
  if (isNamedYaml || isResumeYaml(text)) return readYaml(text);
  return recognized(textLines(text));
}

const unreadable = () =>
  new ResumeFileError(
    'wrong-type',
    'We can’t read this kind of file. Choose a PDF, Word, JSON Resume, LinkedIn ZIP, or text file.',
  );

const hasUtf16Mark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Text in UTF-8 or UTF-16, or in the old encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const encoding = textEncodingOf(bytes);
  // Without its mark, UTF-16 can't be told from a file of numbers.
  if (bytes.includes(0) && !hasUtf16Mark(bytes)) throw unreadable();
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding.startsWith('utf')) return text;
  // oxlint-disable-next-line no-control-regex
  const odd = text.match(/[\u0001-\u0008\u000E-\u001F\u007F]/g)?.length ?? 0;
  if (odd > text.length / 100) throw unreadable();
  return text;
}

async function readZip(bytes: Uint8Array, isNamedDocx: boolean): Promise<ReadResume> {
  const paths: string[] = [];
  const files = unzipped(bytes, (path) => {
    paths.push(path);
    return isText(path) || isLinkedInFile(path);
  });
  if (files.has('word/document.xml') && files.has('[Content_Types].xml'))
    return recognized(
      await docxLines(files),
      [...laterHeaders(files), ...footerTexts(files).other].map((text) => ({ text, page: 0 })),
      docxText(files),
    );
  const tables = new Map([...files].filter(([path]) => isLinkedInFile(path)));
  if (tables.size > 0) return readLinkedIn(tables);
  throw unknownZip(paths, isNamedDocx);
}

function recognized(
  lines: readonly SourceLine[],
  furniture: readonly FileLine[] = [],
  wholeText?: readonly string[],
): ReadResume {
  if (lines.length === 0) throw new ResumeFileError('empty', 'This file has no text in it. Choose another one.');
  const edges = furniture.map(({ text }) => text);
  const { document, unplaced, guesses, unknownHeadings } = recognize(lines, edges, wholeText);
  const fileLines = [...lines.map(fileLine), ...furniture];
  const notices = document.sections.some(({ kind }) => kind !== 'summary')
    ? []
    : ['We found no sections in this file. Use the menus below to place its text.'];
  const source = { lines: fileLines, ...traceDocument(document, unplaced, fileLines), guesses, unknownHeadings };
  return { document, unplaced, notices, source };
}
