import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfDocument from 'pdfkit';

export interface Resume {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A simple résumé as a word processor would export it. */
export function writeResumePdf({ name, lines }: Resume): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'LETTER' });
  const pieces: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve) => {
    document.on('data', (piece: Buffer) => pieces.push(piece)).on('end', () => resolve(Buffer.concat(pieces)));
  });
  document.fontSize(22).text(name).fontSize(11);
  for (const line of lines) document.text(line);
  document.end();
  return finished;
}

/** The text of a PDF, page by page, as another program reads it. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  await task.destroy();
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

/** The text of a Word document. */
export function textOfDocx(bytes: Uint8Array): string {
  const document = unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' })['word/document.xml'];
  return strFromU8(document!)
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]+>/g, '');
}
