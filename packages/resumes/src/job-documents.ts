import type { Database } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { fitMarkTable } from './fit/fit-marks';
import { letterTable, resumeTable, sentDocumentTable } from '@keepmark/resume-document/tables';
import { deleteSentDocumentsOf } from './sent/sent-store';

export { freezeSentDocument, hasSentDocuments, letterOfJob, moveSentDate } from './sent/sent-store';

export { blanksOf, hasBlanks, writtenTextOf } from './letters/letter-blanks';

// The documents of jobs, for the jobs package. Call these functions within the transaction that changes the jobs.

/** Deletes what was sent with jobs, and their keyword marks. Letters and résumés made for them stay. */
export function deleteDocumentsOfJobs(database: Database, jobIds: readonly string[]): void {
  const gone = new Set(jobIds);
  deleteSentDocumentsOf(database, jobIds);
  database.table(fitMarkTable).delete(({ jobId }) => gone.has(jobId));
}

/** Moves sent documents, letters, résumé versions and keyword marks to the job that their jobs are merged into. */
export function moveDocumentsOfJobs(database: Database, fromJobIds: readonly string[], toJobId: string): void {
  const from = new Set(fromJobIds);
  const isMoved = ({ jobId }: { readonly jobId: string }) => from.has(jobId);
  database.table(sentDocumentTable).update(isMoved, { jobId: toJobId });
  database.table(letterTable).update(isMoved, { jobId: toJobId });
  database.table(resumeTable).update(isMoved, { jobId: toJobId });
  const marks = database.table(fitMarkTable);
  const marked = new Set(marks.query({ where: { jobId: toJobId } }).map(({ keyword }) => keyword));
  for (const { internalId, keyword } of allRows(marks, { where: isMoved })) {
    // A keyword has at most one mark.
    if (marked.has(keyword)) marks.delete(internalId);
    else marks.update(internalId, { jobId: toJobId });
    marked.add(keyword);
  }
}
