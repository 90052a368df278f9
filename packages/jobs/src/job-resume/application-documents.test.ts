import { openDatabase } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { memoryStorage } from '@keepmark/local-store/testing';
import { sentContentTable, sentDocumentTable } from '@keepmark/resume-document/tables';
import { blankDocument, blankLetter } from '@keepmark/resume-document/new-document';
import { createLettersStore } from '@keepmark/resumes/letters-store';
import { readResumeDocument } from '@keepmark/resumes/read-resume';
import { createResumesStore } from '@keepmark/resumes/resumes-store';
import { describe, expect, it } from 'vitest';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { releaseResumes } from './resume-connection';
import { createVersion } from './create-version';

const today = '2026-11-22';

function open() {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  const resumes = createResumesStore(database);
  const sent = database.table(sentDocumentTable);
  const contents = database.table(sentContentTable);
  return {
    database,
    resumes,
    letters: createLettersStore(database),
    jobs: createJobsStore(database, () => new Date(`${today}T12:00:00`)),
    resumeId: resumes.add(blankDocument({ title: 'Baker', name: 'Jane' })),
    sent,
    contents,
    rows: () => [allRows(database.table(jobTable)), allRows(sent), allRows(contents)],
  };
}

const baker = { jobTitle: 'Baker', companyName: 'Acme' };

describe('a job with a résumé', () => {
  it('keeps what was sent when it is moved to applied, and forgets it with an undo', () => {
    const { jobs, resumeId, sent, rows } = open();
    const id = jobs.add({ ...baker, resumeId });
    const before = rows();
    expect(sent.count()).toBe(0);
    const undo = jobs.setStatus([id], 'application-submitted');
    expect(sent.query()).toMatchObject([
      { jobId: id, resumeId, resumeTitle: 'Baker', jobTitle: 'Baker', companyName: 'Acme', dateSent: today },
    ]);
    undo?.();
    expect(rows()).toEqual(before);
  });

  it('keeps it when the date of application is entered, or the job is added as applied', () => {
    const { jobs, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId });
    jobs.update(id, { dateApplied: '2026-11-01' });
    jobs.add({ ...baker, resumeId, dateApplied: '2026-11-02' });
    expect(sent.query().map(({ dateSent }) => dateSent)).toEqual(['2026-11-01', '2026-11-02']);
  });

  it('keeps a résumé that is entered after the application', () => {
    const { jobs, resumeId, sent } = open();
    const id = jobs.add({ ...baker, dateApplied: '2026-11-01' });
    jobs.update(id, { notes: 'Called' });
    expect(sent.count()).toBe(0);
    jobs.update(id, { resumeId });
    expect(sent.query()).toMatchObject([{ jobId: id, resumeId, dateSent: '2026-11-01' }]);
    jobs.update(id, { notes: 'Called again' });
    expect(sent.count()).toBe(1);
  });

  it('records nothing as sent when it moves past the application, which nobody confirmed', () => {
    const { jobs, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId });
    jobs.setStatus([id], 'interview-requested');
    jobs.addStep(jobs.add({ ...baker, resumeId }), { status: 'offer-pending', at: '2026-11-01', note: '' });
    jobs.add({ ...baker, resumeId, status: 'rejected-before-interview' });
    expect(sent.count()).toBe(0);
  });

  it('records what a person says was sent, and when, as it moves past the application', () => {
    const { jobs, resumeId, sent, rows } = open();
    const id = jobs.add(baker);
    const before = rows();
    const told = { dateApplied: '2026-11-10', resumeId, letterId: '' };
    const undo = jobs.moveApplied(id, 'interview-scheduled', told);
    expect(jobs.get(id)).toMatchObject({ status: 'interview-scheduled', dateApplied: '2026-11-10', resumeId });
    expect(sent.query()).toMatchObject([{ jobId: id, resumeId, dateSent: '2026-11-10' }]);
    undo?.();
    expect(rows()).toEqual(before);
  });

  it('moves past the application without a date or documents if they are unknown', () => {
    const { jobs, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId });
    jobs.moveApplied(id, 'interview-scheduled', { dateApplied: '', resumeId: '', letterId: '' });
    expect(jobs.get(id)).toMatchObject({ status: 'interview-scheduled', dateApplied: '', applied: true, resumeId });
    expect(sent.count()).toBe(0);
  });

  it('keeps what was sent when another résumé is chosen later, or for its preparation', () => {
    const { jobs, resumes, resumeId, sent } = open();
    const other = resumes.add(blankDocument({ title: 'Chef', name: 'Jane' }));
    const id = jobs.add({ ...baker, resumeId, dateApplied: today });
    jobs.update(id, { resumeId: other });
    const prepared = jobs.add({ ...baker, dateApplied: today });
    jobs.prepare(prepared, { resumeId: other });
    expect(jobs.get(prepared)?.resumeId).toBe(other);
    expect(sent.query().map((document) => document.resumeId)).toEqual([resumeId]);
  });

  it('is not sent by a merge', () => {
    const { jobs, resumeId, sent } = open();
    const rows = [jobs.add({ ...baker, dateApplied: today }), jobs.add({ ...baker, resumeId })].map((id) =>
      jobs.get(id)!,
    );
    jobs.merge(rows, { values: () => ({ resumeId }), history: (own) => [...own], nextSteps: () => undefined });
    expect(jobs.get(rows[0]!.internalId)?.resumeId).toBe(resumeId);
    expect(sent.count()).toBe(0);
  });

  it('follows a corrected date of application', () => {
    const { jobs, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId, dateApplied: '2026-11-01' });
    jobs.update(id, { dateApplied: '2026-10-30' });
    expect(sent.query().map(({ dateSent }) => dateSent)).toEqual(['2026-10-30']);
  });

  it('keeps nothing for a status without an application, an import, or a résumé that is gone', () => {
    const { jobs, resumes, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId });
    jobs.setStatus([id], 'archived');
    jobs.addMany([{ ...baker, resumeId, status: 'rejected-before-interview' }]);
    resumes.delete([resumeId]);
    jobs.setStatus([id], 'application-submitted');
    expect(sent.count()).toBe(0);
  });

  it('is released when its résumé is deleted, and keeps what was sent', () => {
    const { database, jobs, resumes, resumeId, sent, rows } = open();
    const id = jobs.add({ ...baker, resumeId, dateApplied: today });
    const before = rows();
    const undo = resumes.delete([resumeId], releaseResumes);
    expect(jobs.get(id)?.resumeId).toBe('');
    expect(sent.count()).toBe(1);
    undo();
    expect(rows()).toEqual(before);
    expect(readResumeDocument(database, resumeId)?.name).toBe('Jane');
  });

  it('takes what was sent along when it is deleted, and back with an undo', () => {
    const { jobs, resumeId, sent, contents, rows } = open();
    const [first, second] = [1, 2].map(() => jobs.add({ ...baker, resumeId, dateApplied: today })) as [string, string];
    expect([sent.count(), contents.count()]).toEqual([2, 1]);
    jobs.delete([first]);
    const before = rows();
    expect([sent.count(), contents.count()]).toEqual([1, 1]);
    const undo = jobs.delete([second]);
    expect([sent.count(), contents.count()]).toEqual([0, 0]);
    undo();
    expect(rows()).toEqual(before);
  });

  it('gives what was sent to the job that it is merged into', () => {
    const { jobs, resumeId, sent } = open();
    const [first, second] = [jobs.add(baker), jobs.add({ ...baker, resumeId, dateApplied: today })];
    const rows = [first, second].map((id) => jobs.get(id)!);
    jobs.merge(rows, { values: () => ({}), history: (own) => [...own], nextSteps: () => undefined });
    expect(sent.query().map(({ jobId }) => jobId)).toEqual([first]);
  });
});

describe('a letter with parts to fill in', () => {
  const unfinished = 'Hello. [Why this job: one sentence.]';

  it('is not recorded as sent by a change of status', () => {
    const { jobs, letters, resumeId, contents } = open();
    const [text, linked] = [
      jobs.add({ ...baker, resumeId, coverLetter: unfinished }),
      jobs.add({ ...baker, resumeId }),
    ] as const;
    letters.add(blankLetter({ title: 'To Acme', body: unfinished }), { jobId: linked });
    jobs.setStatus([text, linked], 'application-submitted');
    expect(contents.query().every(({ content }) => !content.includes('[Why'))).toBe(true);
    expect(contents.count()).toBe(1);
  });
});

describe('applying', () => {
  it('keeps the chosen letter, or else the text on the job', () => {
    const { jobs, letters, resumeId, sent, contents } = open();
    const id = jobs.add({ ...baker, resumeId });
    const letterId = letters.add(blankLetter({ title: 'To Acme', body: 'Hello' }));
    jobs.apply(id, { dateApplied: today }, letterId);
    expect(sent.query()).toMatchObject([{ letterId, letterTitle: 'To Acme', resumeTitle: 'Baker' }]);
    const other = jobs.add(baker);
    jobs.apply(other, { dateApplied: today, coverLetter: 'Dear Acme' }, '');
    expect(sent.query({ where: { jobId: other } })).toMatchObject([{ letterId: '', letterTitle: 'Cover letter' }]);
    expect(contents.query()[1]?.content).toContain('Dear Acme');
  });

  it('again with a changed résumé keeps both versions', () => {
    const { jobs, resumes, resumeId, sent } = open();
    const id = jobs.add({ ...baker, resumeId });
    jobs.apply(id, { dateApplied: today }, '');
    jobs.apply(id, {}, '');
    expect(sent.count()).toBe(1);
    resumes.saveDocument(resumeId, blankDocument({ title: 'Baker', name: 'Jane Doe' }));
    jobs.apply(id, {}, '');
    expect(sent.count()).toBe(2);
  });
});

describe('a version for a job', () => {
  it('is named after it and linked to it, in one step', () => {
    const { database, jobs, resumeId, rows } = open();
    const id = jobs.add({ ...baker, resumeId });
    const before = rows();
    const version = createVersion(database, id, resumeId)!;
    expect(readResumeDocument(database, version.id)?.title).toBe('Baker - Optimized For Baker at Acme');
    expect(jobs.get(id)?.resumeId).toBe(version.id);
    version.undo();
    expect(rows()).toEqual(before);
    expect(readResumeDocument(database, version.id)).toBeUndefined();
  });

  it('is not made from a résumé that was deleted', () => {
    const { database, jobs } = open();
    expect(createVersion(database, jobs.add(baker), 'gone')).toBeUndefined();
  });
});
