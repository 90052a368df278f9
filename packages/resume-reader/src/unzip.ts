import { UnzipError, unzipped as unzippedFiles } from '@keepmark/ui/unzip';
import { ResumeFileError } from '@keepmark/resume-document/resume-file';

/** Most bytes that the files of a ZIP may have together. A résumé has a few hundred kB; a ZIP bomb has gigabytes. */
export const maxUnzippedBytes = 40 * 1024 * 1024;
const maxEntries = 2000;

/**
 * The wanted files of a ZIP by path.
 *
 * @throws ResumeFileError when the ZIP is damaged or unpacks to too much
 */
export function unzipped(bytes: Uint8Array, isWanted: (path: string) => boolean): Map<string, Uint8Array> {
  try {
    return unzippedFiles(bytes, { isWanted, maxBytes: maxUnzippedBytes, maxEntries }).files;
  } catch (cause) {
    if (!(cause instanceof UnzipError)) throw cause;
    throw cause.code === 'damaged'
      ? new ResumeFileError('broken', 'This file is damaged. Save or export it again and choose the new file.', {
          cause,
        })
      : new ResumeFileError(
          'too-much-inside',
          'This file unpacks to far more than a résumé needs, so we stopped reading it.',
          { cause },
        );
  }
}
