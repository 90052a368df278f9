import type { Database } from '@keepmark/local-store';
import type { ResumeDocument } from '@keepmark/resume-document';
import { documentOfRows, readEntryRows } from './resume-rows';
import { resumeTable } from '@keepmark/resume-document/tables';

/** The whole résumé, or undefined if it was deleted. */
export function readResumeDocument(database: Database, id: string): ResumeDocument | undefined {
  const row = database.table(resumeTable).get(id);
  return row && documentOfRows(row, readEntryRows(database, id));
}
