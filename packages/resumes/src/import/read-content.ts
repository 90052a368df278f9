import { docxLines, docxText, isText } from '../docx/read-docx';
import { readJsonResume } from '../json-resume/read-json-resume';
import { isLinkedInFile, readLinkedIn } from '../linkedin/read-linkedin';
import { pdfLines } from '../pdf-reading/page-lines';
import type { PdfPage } from '../pdf-reading/pdf-page';
import { recognize } from '../recognize/recognize';
import { textLines } from '../text/read-text';
import { type ReadResume, ResumeFileError } from './read-resume';
import type { SourceLine } from './source-line';
import { unzipped } from './unzip';

/** The content of a file by what it is. Plain data, so that a worker can take it. */
export type FileContent =
  | { readonly kind: 'json' | 'text'; readonly text: string }
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
    case 'json':
      return readJsonResume(content.text);
    case 'text':
      return recognized(textLines(content.text));
    case 'pdf': {
      const { lines, furniture, source } = pdfLines(content.pages);
      return recognized(lines, furniture, source);
    }
    case 'zip':
      return readZip(content.bytes, content.isNamedDocx);
  }
}

async function readZip(bytes: Uint8Array, isNamedDocx: boolean): Promise<ReadResume> {
  const files = unzipped(bytes, (path) => isText(path) || isLinkedInFile(path));
  if (files.has('word/document.xml') && files.has('[Content_Types].xml'))
    return recognized(await docxLines(files), [], docxText(files));
  const tables = new Map([...files].filter(([path]) => isLinkedInFile(path)));
  if (tables.size > 0) return readLinkedIn(tables);
  throw new ResumeFileError(
    'wrong-type',
    isNamedDocx
      ? 'This file is named .docx but isn’t a Word document. Open it in Word and save it as .docx.'
      : 'This ZIP file has no résumé in it. Choose a résumé file or LinkedIn’s data export.',
  );
}

function recognized(
  lines: readonly SourceLine[],
  furniture: readonly string[] = [],
  source?: readonly string[],
): ReadResume {
  if (lines.length === 0) throw new ResumeFileError('empty', 'This file has no text in it. Choose another one.');
  const { document, unplaced } = recognize(lines, furniture, source);
  const notices = document.sections.some(({ kind }) => kind !== 'summary')
    ? []
    : ['We found no sections in this file. Use the menus below to place its text.'];
  return { document, unplaced, notices };
}
