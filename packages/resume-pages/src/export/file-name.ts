import { isLetter } from '../text/outline';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A file name from the person's name and the document's title, such as "Ana Díaz - Nurse.pdf", that every system takes.
 *
 * @param extension without its dot
 */
export function exportFileName(document: ResumeDocument | LetterDocument, extension: string): string {
  const name = isLetter(document) ? document.sender.name : document.name;
  const parts = [name, document.title].map((part) => part.trim()).filter(Boolean);
  const text = [...new Set(parts)]
    .join(' - ')
    .normalize('NFC')
    // Characters that file systems forbid, and direction marks, which can hide an extension.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[<>:"/\\|?*\u0000-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = Array.from(text).slice(0, 100).join('').trim();
  const base = short === '' || reserved.test(short) ? (isLetter(document) ? 'Letter' : 'Résumé') : short;
  return `${base}.${extension}`;
}
