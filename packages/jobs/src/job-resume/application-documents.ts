import type { Database, Undo } from '@keepmark/local-store';
import { createResumesStore, ResumeDeletedError } from '@keepmark/resumes/resumes-store';
import {
  deleteDocumentsOfJobs,
  freezeSentDocument,
  letterOfJob,
  moveDocumentsOfJobs,
  moveSentDate,
} from '@keepmark/resumes/job-documents';
import { jobName } from '../job';
import { type Job, jobTable } from '../job-table';

/** A version of a résumé that was made for a job, and what deletes it again. */
export interface ResumeVersion {
  readonly id: string;
  readonly undo: Undo;
}

/** The documents that go with applications. Every method but `createVersion` runs within the transaction of its caller. */
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

    /** @returns undefined if the résumé was deleted */
    createVersion(job: Job, resumeId: string): ResumeVersion | undefined {
      try {
        let id = '';
        const resumes = createResumesStore(database);
        const undo = database.undoable(`Created a résumé for ${jobName(job)}`, () => {
          id = resumes.merge(resumeId, jobName(job), {}, job.internalId).id;
          database.table(jobTable).update(job.internalId, { resumeId: id });
        });
        return { id, undo };
      } catch (error) {
        if (error instanceof ResumeDeletedError) return undefined;
        throw error;
      }
    },
  };
}
