import type { IconName } from '@keepmark/ui';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { hiddenCount } from '@keepmark/resume-document/visible-document';
import { isLetter } from '../text/outline';

/** A file format that a document can be exported in. Its code loads when it's chosen. */
export interface ExportFormat {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly extension: string;
  readonly write: (document: ResumeDocument | LetterDocument, signal: AbortSignal) => Promise<Blob>;
}

const textBlob = (text: string, type: string): Blob => new Blob([text], { type: `${type};charset=utf-8` });

const formats: readonly ExportFormat[] = [
  {
    id: 'pdf',
    label: 'PDF',
    icon: 'file-text',
    extension: 'pdf',
    write: async (document, signal) => (await import('../worker/write-pdf')).writePdf(document, { signal }),
  },
  {
    id: 'docx',
    label: 'Word (.docx)',
    icon: 'file-text',
    extension: 'docx',
    write: async (document) => (await import('../docx/write-docx')).writeDocx(document),
  },
  {
    id: 'text',
    label: 'Plain text',
    icon: 'file-text',
    extension: 'txt',
    write: async (document) =>
      textBlob((await import('../text/write-plain-text')).writePlainText(document), 'text/plain'),
  },
  {
    id: 'markdown',
    label: 'Markdown',
    icon: 'file-text',
    extension: 'md',
    write: async (document) =>
      textBlob((await import('../text/write-markdown')).writeMarkdown(document), 'text/markdown'),
  },
];

const json = (label: string, withHidden: boolean): ExportFormat => ({
  id: withHidden ? 'json-hidden' : 'json',
  label,
  icon: 'database-export',
  extension: 'json',
  write: async (document) => {
    if (isLetter(document)) throw new TypeError('A letter has no JSON Resume.');
    const { writeJsonResume } = await import('@keepmark/resume-document/write-json-resume');
    return textBlob(writeJsonResume(document, { withHidden }), 'application/json');
  },
});

/** The formats of a document. JSON Resume is for résumés only; with hidden entries on request. */
export function formatsOf(document: ResumeDocument | LetterDocument): readonly ExportFormat[] {
  if (isLetter(document)) return formats;
  const hidden = hiddenCount(document) > 0 ? [json('JSON Resume with hidden entries', true)] : [];
  return [...formats, json('JSON Resume', false), ...hidden];
}
