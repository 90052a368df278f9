import type { FileContent } from './read-content';
import { maxFileBytes, type ReadResume, ResumeFileError } from './read-resume';
import { runInWorker } from './run-in-worker';

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
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (start.includes('%PDF-')) {
    const { pdfPages } = await import('../pdf-reading/pdf-text');
    return { kind: 'pdf', pages: await pdfPages(bytes, options) };
  }
  if (start.startsWith('PK')) return { kind: 'zip', bytes, isNamedDocx: /\.docx$/i.test(name) };
  const other = otherTypes.find(({ pattern }) => pattern.test(start));
  if (other) throw new ResumeFileError(other.problem ?? 'wrong-type', other.message);
  const text = decoded(bytes);
  if (text.trim() === '') throw new ResumeFileError('empty', 'This file is empty. Choose another one.');
  return { kind: /^\s*[{[]/.test(text) ? 'json' : 'text', text };
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

const unreadable = () =>
  new ResumeFileError(
    'wrong-type',
    'We can’t read this kind of file. Choose a PDF, Word, JSON Resume, LinkedIn ZIP, or text file.',
  );

/** Text in UTF-8 or UTF-16, or in the old encoding of Windows. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw unreadable();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // oxlint-disable-next-line no-control-regex
    const odd = text.match(/[\u0001-\u0008\u000E-\u001F\u007F]/g)?.length ?? 0;
    if (odd > text.length / 100) throw unreadable();
    return text;
  }
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
