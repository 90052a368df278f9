import type { Database } from '@keepmark/local-store';
import {
  deleteDocumentsOfJobs,
  freezeSentDocument,
  letterOfJob,
  moveDocumentsOfJobs,
  moveSentDate,
} from '@keepmark/resumes/job-documents';
import type { Job } from '../job-table';

/** The documents that go with applications. Every method runs within the transaction of its caller. */
export function createApplicationDocuments(database: Database) {
  const send = (job: Job, letterId: string, letterText: string): void => {
    const { internalId: jobId, jobTitle, companyName, resumeId, dateApplied: dateSent } = job;
    freezeSentDocument(database, { jobId, jobTitle, companyName, resumeId, letterId, letterText, dateSent });
  };

  return {
    /** Keeps what was sent with an application. @param letterId the letter; empty for the text on the job */
    send: (job: Job, letterId: string): void => send(job, letterId, job.coverLetter),

    /**
     * Keeps the documents of a job that becomes applied with a résumé or a linked letter, or whose résumé is entered
     * afterwards. A corrected date of application goes to what was sent then.
     */
    recordChange(before: Job | undefined, after: Job | undefined): void {
      if (!after?.applied) return;
      const { internalId, dateApplied, resumeId } = after;
      const isNew = !before?.applied;
      if (!isNew && before.dateApplied !== dateApplied) {
        moveSentDate(database, internalId, before.dateApplied, dateApplied);
      }
      const letterId = isNew ? (letterOfJob(database, internalId)?.internalId ?? '') : '';
      const isSent = isNew ? resumeId !== '' || letterId !== '' : resumeId !== '' && resumeId !== before.resumeId;
      if (isSent) send(after, letterId, isNew ? after.coverLetter : '');
    },

    /** Gives the documents of jobs to the job that they are merged into. */
    moveTo: (jobId: string, others: readonly Job[]): void =>
      moveDocumentsOfJobs(
        database,
        others.map(({ internalId }) => internalId),
        jobId,
      ),

    /** Deletes what was sent with these jobs. */
    deleteOf: (jobIds: readonly string[]): void => deleteDocumentsOfJobs(database, jobIds),
  };
}
