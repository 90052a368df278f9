import type { ResumeDocument } from '@keepmark/resume-document';
import type { FileReading } from '@keepmark/ui/file-reading';
import { readResumeFile } from './read-resume-file';

/** Reads the résumé in a file. @throws {ResumeFileError} */
export async function resumeReading(file: File): Promise<FileReading<ResumeDocument>> {
  const { document, notices, unplaced } = await readResumeFile(file);
  return { kind: 'resume', rows: [document], remarks: notices, skipped: unplaced };
}
