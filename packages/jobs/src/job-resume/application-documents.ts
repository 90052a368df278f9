import type { Database } from '@keepmark/local-store';
import {
  deleteDocumentsOfJobs,
  freezeSentDocument,
  hasBlanks,
  hasSentDocuments,
  letterOfJob,
  moveDocumentsOfJobs,
  moveSentDate,
  writtenTextOf,
} from '@keepmark/resumes/job-documents';
import type { JobValues } from '../job';
import type { Job } from '../job-table';

/** Whether these values say that someone applied, not only that the job is past that. */
const isApplication = ({ status, dateApplied, applied }: JobValues): boolean =>
  status === 'application-submitted' || Boolean(dateApplied) || applied === true;

/** The documents that go with applications. Every method runs within the transaction of its caller. */
export function createApplicationDocuments(database: Database) {
  const send = (job: Job, letterId: string, letterText: string): void => {
    const { internalId: jobId, jobTitle, companyName, resumeId, dateApplied: dateSent } = job;
    freezeSentDocument(database, { jobId, jobTitle, companyName, resumeId, letterId, letterText, dateSent });
  };

  const followDate = (before: Job | undefined, after: Job | undefined): void => {
    if (!after?.applied || !before?.applied || before.dateApplied === after.dateApplied) return;
    moveSentDate(database, after.internalId, before.dateApplied, after.dateApplied);
  };

  return {
    /** Keeps what was sent with an application. @param letterId the letter; empty for the text on the job */
    send: (job: Job, letterId: string): void => send(job, letterId, job.coverLetter),

    /** Keeps the résumé of these values and the letter, and nothing else. */
    sendOnly: (job: Job, letterId: string): void => send(job, letterId, ''),

    /** Gives a corrected date of application to what was sent then. */
    followDate,

    /**
     * Keeps the documents of a job whose application is recorded, with a résumé or a linked letter, or whose first résumé
     * is entered afterwards. A status past the application records nothing: nobody said what was sent. A corrected date
     * of application goes to what was sent then.
     * @param entered the values that a person changed
     */
    recordChange(before: Job | undefined, after: Job | undefined, entered: JobValues): void {
      if (!after?.applied) return;
      followDate(before, after);
      const { internalId, resumeId } = after;
      if (before?.applied) {
        if (resumeId !== '' && before.resumeId === '' && !hasSentDocuments(database, internalId)) send(after, '', '');
        return;
      }
      if (!isApplication(entered)) return;
      const letter = letterOfJob(database, internalId);
      // A letter with parts to fill in isn't one that was sent.
      const letterId = letter && !hasBlanks(writtenTextOf(letter)) ? letter.internalId : '';
      const text = letter || hasBlanks(after.coverLetter) ? '' : after.coverLetter;
      if (resumeId !== '' || letterId !== '') send(after, letterId, text);
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
