import type { ResumeDesign } from '../resume-design';
import type { LetterDocument, ResumeDocument } from '../resume-document';
import { runDocumentTask } from './run-document-task';

/** The design that fits a document on one page with the smallest change, or undefined if none does. */
export const fitToOnePage = (document: ResumeDocument | LetterDocument): Promise<ResumeDesign | undefined> =>
  runDocumentTask({ kind: 'fit-to-one-page', document });
