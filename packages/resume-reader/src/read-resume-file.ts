import type { FileContent } from './read-content';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { runInWorker } from './run-in-worker';

/** Largest file that is read, in bytes. */
const maxFileBytes = 20 * 1024 * 1024;

export interface ReadFileOptions {
  readonly signal?: AbortSignal | undefined;
  /** From 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * Reads a résumé from a PDF, Word, JSON Resume, LinkedIn ZIP, text or Markdown file, within the browser. The type is
 * found by content. Nothing is saved.
 *
 * @throws ResumeFileError with one sentence for the person; the signal's reason when it's canceled
 */
export async function readResumeFile(file: File, { signal, onProgress }: ReadFileOptions = {}): Promise<ReadResume> {
  if (file.size === 0) throw new ResumeFileError('empty', 'This file is empty. Choose another one.');
  if (file.size > maxFileBytes)
    throw new ResumeFileError(
      'too-large',
      `This file is larger than ${maxFileBytes / 1024 / 1024} MB. Choose a smaller one.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  signal?.throwIfAborted();
  onProgress?.(0.1);
  const content = await contentOf(bytes, file.name, { signal, onProgress: (done) => onProgress?.(0.1 + done * 0.7) });
  signal?.throwIfAborted();
  onProgress?.(0.85);
  const read = await runInWorker(content, signal);
  signal?.throwIfAborted();
  onProgress?.(1);
  return { ...read, document: { ...read.document, title: titleOf(file.name, read.document.name) } };
}

async function contentOf(bytes: Uint8Array, name: string, options: ReadFileOptions): Promise<FileContent> {
  // Not by a decoder: browsers read Latin-1 as Windows-1252, which turns the first byte of a PNG into "‰".
  const start = Array.from(bytes.subarray(0, 1024), (byte) => String.fromCodePoint(byte)).join('');
  if (start.includes('%PDF-')) {
    const { pdfPages } = await import('./pdf/pdf-text');
    return { kind: 'pdf', pages: await pdfPages(bytes, options) };
  }
  if (start.startsWith('PK')) return { kind: 'zip', bytes, isNamedDocx: /\.docx$/i.test(name) };
  const other = otherTypes.find(({ pattern }) => pattern.test(start));
  if (other) throw new ResumeFileError(other.problem ?? 'wrong-type', other.message);
  return { kind: 'text', bytes, isNamedYaml: /\.ya?ml$/i.test(name) };
}

const otherTypes: readonly { readonly pattern: RegExp; readonly message: string; readonly problem?: 'scanned' }[] = [
  {
    pattern: /^\u00D0\u00CF.\u00E0/s,
    message: 'This is an old Word file (.doc) or a protected one. Save it as .docx without a password and choose that.',
  },
  { pattern: /^\{\\rtf/, message: 'This is an RTF file. Save it as .docx or PDF and choose that.' },
  {
    pattern: /^(?:\u0089PNG|\u00FF\u00D8\u00FF|GIF8|RIFF....WEBP|II\*|MM\0\*)/s,
    problem: 'scanned',
    message: 'This is a picture without text. Choose a PDF or Word file with text you can select.',
  },
  { pattern: /^\s*(?:<!doctype html|<html)/i, message: 'This is a web page. Print it to a PDF file and choose that.' },
  {
    pattern: /^(?:7z\u00BC\u00AF|Rar!|.\u008B)/s,
    message: 'This is a packed file. Unpack it and choose the résumé inside.',
  },
];

/** A résumé's title from its file's name: "Ana Díaz - Nurse.pdf" is called "Nurse". */
function titleOf(fileName: string, name: string): string {
  const base = fileName
    .normalize('NFC')
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll('_', ' ')
    .trim();
  const prefix = `${name} - `;
  const title = name !== '' && base.startsWith(prefix) ? base.slice(prefix.length) : base;
  return title.trim().slice(0, 120) || 'Imported résumé';
}
