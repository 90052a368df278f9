import { runDocumentTask } from './run-document-task';
import { resumePhotos } from '@keepmark/resume-document/photos';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';

/**
 * Makes a PDF of a résumé or a letter in a worker. It breaks pages in the same places as the preview. Leaves out photos
 * that this browser doesn't have.
 * @throws FontLoadError @throws DocumentTaskError @throws the signal's reason when it is aborted
 */
export async function writePdf(
  document: ResumeDocument | LetterDocument,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Blob> {
  const photoId = 'photoId' in document ? document.photoId : document.sender.photoId;
  const blob = await resumePhotos.read(photoId).catch(() => undefined);
  const photo = blob && new Uint8Array(await blob.arrayBuffer());
  return runDocumentTask({ kind: 'write-pdf', document, photo }, signal);
}
