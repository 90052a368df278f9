import { Unzip, UnzipInflate } from 'fflate';
import { ResumeFileError } from './read-resume';

/** Most bytes that the files of a ZIP may have together. A résumé has a few hundred kB; a ZIP bomb has gigabytes. */
export const maxUnzippedBytes = 40 * 1024 * 1024;
const maxFiles = 2000;
/** Small enough that even the tightest compression gives only some megabytes at a time. */
const pushBytes = 8 * 1024;

const damaged = (cause?: unknown) =>
  new ResumeFileError('broken', 'This file is damaged. Save or export it again and choose the new file.', { cause });

/**
 * Files of a ZIP by path. Bytes are counted while they are unpacked, so that a bomb is stopped early.
 *
 * @param isWanted which files are kept; others are still counted
 * @throws ResumeFileError when the ZIP is damaged or unpacks to too much
 */
export function unzipped(bytes: Uint8Array, isWanted: (path: string) => boolean): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let count = 0;
  let problem: ResumeFileError | undefined;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > maxFiles) problem ??= tooMuch();
    if (problem || file.name.endsWith('/')) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) problem ??= damaged(error);
      if (problem) return;
      total += chunk.byteLength;
      size += chunk.byteLength;
      if (total > maxUnzippedBytes) {
        problem = tooMuch();
        return;
      }
      if (!isWanted(file.name)) return;
      chunks.push(chunk);
      if (isLast) files.set(file.name, together(chunks, size));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.byteLength; at += pushBytes) {
      if (problem) break;
      unzip.push(bytes.subarray(at, at + pushBytes), at + pushBytes >= bytes.byteLength);
    }
  } catch (error) {
    throw problem ?? damaged(error);
  }
  if (problem) throw problem;
  if (count === 0) throw damaged();
  return files;
}

const tooMuch = () =>
  new ResumeFileError(
    'too-much-inside',
    'This file unpacks to far more than a résumé needs, so we stopped reading it.',
  );

function together(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
