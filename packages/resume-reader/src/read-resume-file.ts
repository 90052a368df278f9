import type { FileContent } from './read-content';
import { type ReadResume, ResumeFileError } from '@keepmark/resume-document/resume-file';
import { refuseOtherType } from './other-types';
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
  refuseOtherType(start);
  return { kind: 'text', bytes, isNamedYaml: /\.ya?ml$/i.test(name) };
}

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
