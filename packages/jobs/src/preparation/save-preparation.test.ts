import { blankDocument, blankLetter } from '@keepmark/resume-document/new-document';
import { createLettersStore, readLetterDocument, readLetters } from '@keepmark/resumes/letters-store';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import { describe, expect, it } from 'vitest';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { databaseOf } from '../testing/database-of';
import { preparationMarkTable, setPreparationMark } from './preparation-marks';
import { readJobLetter, saveJobLetter, saveJobChanges } from './save-preparation';

function withJob() {
  const { database, ids } = databaseOf([{ jobTitle: 'Baker', companyName: 'Acme', coverLetter: 'Old' }]);
  const [jobId = ''] = ids;
  const resumeId = createResumesStore(database).add(blankDocument({ name: 'Ada King', phone: '555 0100' }));
  return { database, jobId, resumeId, job: () => database.table(jobTable).get(jobId) };
}
const text = 'Dear Ms. Doe,\n\nI bake.\n\nBest regards,\nAda King';

describe('the letter of a job', () => {
  it('is its text, and saving it can be undone', () => {
    const { database, jobId, job } = withJob();
    expect(readJobLetter(database, jobId)).toEqual({ text: 'Old', target: 'job' });
    const undo = saveJobLetter(database, jobId, { text: ` ${text} `, target: 'job' });
    expect(job()?.coverLetter).toBe(text);
    expect(readLetters(database)).toEqual([]);
    undo?.();
    expect(job()?.coverLetter).toBe('Old');
  });

  it('becomes a letter with a design, headed by the résumé', () => {
    const { database, jobId, resumeId } = withJob();
    const resume = blankDocument({ name: 'Ada King' });
    const undo = saveJobLetter(database, jobId, { text, target: 'letter', resumeId, resume });
    expect(readLetters(database)).toMatchObject([
      { jobId, resumeId, companyName: 'Acme', subject: 'Baker', body: 'I bake.', salutation: 'Dear Ms. Doe,' },
    ]);
    expect(readJobLetter(database, jobId)).toEqual({ text, target: 'letter' });
    undo?.();
    expect(readLetters(database)).toEqual([]);
  });

  it('keeps the recipient and date of a linked letter', () => {
    const { database, jobId } = withJob();
    const letter = blankLetter({ recipientName: 'Jo Doe', date: '2026-11-01', body: 'Older', closing: 'Best,' });
    const id = createLettersStore(database).add(letter, { jobId });
    const undo = saveJobLetter(database, jobId, { text, target: 'letter' });
    expect(readLetterDocument(database, id)).toMatchObject({
      recipientName: 'Jo Doe',
      date: '2026-11-01',
      body: 'I bake.',
      closing: 'Best regards,',
    });
    undo?.();
    expect(readLetterDocument(database, id)).toEqual(letter);
  });

  it('is not saved for a job that was deleted', () => {
    const { database, jobId } = withJob();
    createJobsStore(database).delete([jobId]);
    expect(saveJobLetter(database, jobId, { text, target: 'letter' })).toBeUndefined();
    expect(saveJobChanges(database, jobId, { description: 'x' })).toBeUndefined();
    expect(readLetters(database)).toEqual([]);
  });
});

it('saves the posting of a job, and undo restores it', () => {
  const { database, jobId, job } = withJob();
  const undo = saveJobChanges(database, jobId, { jobPostingData: 'We bake.' });
  expect(job()?.jobPostingData).toBe('We bake.');
  undo?.();
  expect(job()?.jobPostingData).toBe('');
});

describe('what a person checked off', () => {
  const rows = (database: ReturnType<typeof withJob>['database']) => database.table(preparationMarkTable).query();

  it('is stored once and can be cleared', () => {
    const { database, jobId } = withJob();
    setPreparationMark(database, jobId, 'company', true);
    setPreparationMark(database, jobId, 'company', true);
    setPreparationMark(database, jobId, 'salary', true);
    setPreparationMark(database, jobId, 'company', false);
    expect(rows(database)).toMatchObject([{ jobId, mark: 'salary' }]);
  });

  it('goes with its job, and undo restores it', () => {
    const { database, jobId } = withJob();
    setPreparationMark(database, jobId, 'company', true);
    const undo = createJobsStore(database).delete([jobId]);
    expect(rows(database)).toEqual([]);
    undo();
    expect(rows(database)).toHaveLength(1);
  });

  it('joins the job that its job is merged into, each mark once', () => {
    const { database, jobId } = withJob();
    const store = createJobsStore(database);
    const otherId = store.add({ jobTitle: 'Baker', companyName: 'Acme' });
    for (const [id, mark] of [
      [jobId, 'company'],
      [otherId, 'company'],
      [otherId, 'reason'],
    ] as const) {
      setPreparationMark(database, id, mark, true);
    }
    const jobs = [jobId, otherId].flatMap((id) => store.get(id) ?? []);
    store.merge(jobs, { values: () => ({}), history: (own) => [...own], nextSteps: () => undefined });
    expect(rows(database).map((row) => [row.jobId, row.mark])).toEqual([
      [jobId, 'company'],
      [jobId, 'reason'],
    ]);
  });
});
