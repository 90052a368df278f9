import { loadFonts } from '../fonts/load-fonts';
import type { LaidOutDocument } from '../layout/laid-out-document';
import { layOut } from '../layout/lay-out';
import { onePageDesign } from '../layout/one-page-design';
import type { ResumeDesign } from '@keepmark/resume-document';
import type { PrintedTable } from '../printed-table/printed-table';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';

type Document = ResumeDocument | LetterDocument;

/** The tasks of the worker. Inputs and results can be posted. */
export type DocumentTask =
  | { readonly kind: 'lay-out'; readonly document: Document }
  | { readonly kind: 'fit-to-one-page'; readonly document: Document }
  | { readonly kind: 'write-pdf'; readonly document: Document; readonly photo: Uint8Array | undefined }
  | { readonly kind: 'write-table'; readonly table: PrintedTable };

export interface TaskResults {
  'lay-out': LaidOutDocument;
  'fit-to-one-page': ResumeDesign | undefined;
  'write-pdf': Blob;
  'write-table': Blob;
}

export async function runTask<Kind extends DocumentTask['kind']>(
  task: Extract<DocumentTask, { kind: Kind }>,
): Promise<TaskResults[Kind]>;
export async function runTask(task: DocumentTask): Promise<TaskResults[DocumentTask['kind']]> {
  if (task.kind === 'write-table') return writeTable(task.table);
  const { document } = task;
  const fonts = await loadFonts(document);
  if (task.kind === 'lay-out') return layOut(document, fonts);
  if (task.kind === 'fit-to-one-page') return onePageDesign(document, fonts);
  const { writePages } = await import('../pdf/write-pages');
  const photoId = 'photoId' in document ? document.photoId : document.sender.photoId;
  const photos = new Map(task.photo ? [[photoId, task.photo]] : []);
  return writePages(layOut(document, fonts), fonts, photos);
}

async function writeTable(table: PrintedTable): Promise<Blob> {
  const [{ designedTable, layOutTable }, { writePages }] = await Promise.all([
    import('../printed-table/lay-out-table'),
    import('../pdf/write-pages'),
  ]);
  const fonts = await loadFonts(designedTable(table));
  return writePages(layOutTable(table, fonts), fonts, new Map());
}
