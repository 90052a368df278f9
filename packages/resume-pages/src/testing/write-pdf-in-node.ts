import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { loadFonts } from '../fonts/load-fonts';
import { layOut } from '../layout/lay-out';
import { writePages } from '../pdf/write-pages';
import { readFontFromDisk } from './read-font-file';

/** The PDF of a résumé or letter without its photo, for tests in Node, which has no workers and no fonts to fetch. */
export async function writePdfInNode(document: ResumeDocument | LetterDocument): Promise<Blob> {
  const fonts = await loadFonts(document, readFontFromDisk);
  return writePages(layOut(document, fonts), fonts, new Map());
}
