import type { Database, Undo } from '@keepmark/local-store';
import { letterOfJob } from '@keepmark/resumes/job-documents';
import { letterText, readLetterText } from '@keepmark/resumes/letter-text';
import { createLettersStore, readLetterDocument, readLetters } from '@keepmark/resumes/letters-store';
import { newLetter } from '@keepmark/resumes/new-letter';
import type { ResumeDocument } from '@keepmark/resume-document';
import { calendarDayOf } from '@keepmark/ui/words';
import { jobName, type JobValues } from '../job';
import type { Job } from '../job-table';
import { createJobsStore } from '../jobs-store';

/** Where a letter is written: into the text on the job, or a letter with a design of its own. */
export type LetterTarget = 'job' | 'letter';

/** The letter of a job as one text, and where it is. The linked letter goes first. */
export function readJobLetter(
  database: Database,
  jobId: string,
): { readonly text: string; readonly target: LetterTarget } {
  const linked = letterOfJob(database, jobId);
  const document = linked && readLetterDocument(database, linked.internalId);
  if (document) return { text: letterText(document, document.sender.name), target: 'letter' };
  return { text: createJobsStore(database).get(jobId)?.coverLetter ?? '', target: 'job' };
}

/** Changes values of a job in one step. @returns undefined if the job no longer exists */
export function saveJobChanges(
  database: Database,
  jobId: string,
  changes: Pick<JobValues, 'description' | 'jobPostingData' | 'resumeId'>,
): Undo | undefined {
  return createJobsStore(database).prepare(jobId, changes);
}

/** A letter as it is written on the screen. */
interface WrittenLetter {
  readonly text: string;
  readonly target: LetterTarget;
  readonly resumeId?: string;
  /** Heads a new letter with a design. */
  readonly resume?: ResumeDocument | undefined;
}

/**
 * Writes a letter for a job, in one step. A linked letter keeps its design, recipient and date.
 * @returns undefined if the job no longer exists
 */
export function saveJobLetter(
  database: Database,
  jobId: string,
  letter: WrittenLetter,
  clock: () => Date = () => new Date(),
): Undo | undefined {
  const jobs = createJobsStore(database, clock);
  const job = jobs.get(jobId);
  if (!job) return undefined;
  const text = letter.text.trim();
  return database.undoable(`Saved the letter for ${jobName(job)}`, () => {
    if (letter.target === 'job') jobs.update(jobId, { coverLetter: text });
    else saveLetter(database, job, text, letter, clock);
  });
}

/** Writes the linked letter, or a new one with a design. */
function saveLetter(
  database: Database,
  job: Job,
  text: string,
  { resume, resumeId = '' }: Pick<WrittenLetter, 'resume' | 'resumeId'>,
  clock: () => Date,
): void {
  const jobId = job.internalId;
  const letters = createLettersStore(database, clock);
  const parts = readLetterText(text);
  const linked = letterOfJob(database, jobId);
  const document = linked && readLetterDocument(database, linked.internalId);
  if (document) {
    // A greeting or closing that was taken out of the text is taken out of the letter.
    letters.saveDocument(linked.internalId, { ...document, ...parts });
    return;
  }
  const titles = readLetters(database).map(({ title }) => title);
  const blank = newLetter({ job: { jobId, ...job }, resume, titles, today: calendarDayOf(clock()) });
  const { salutation, closing } = parts;
  letters.add(
    { ...blank, ...parts, salutation: salutation || blank.salutation, closing: closing || blank.closing },
    { jobId, resumeId: resume ? resumeId : '' },
  );
}
