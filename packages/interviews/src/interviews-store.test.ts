import { companyTable } from '@keepmark/companies';
import { createJobsStore } from '@keepmark/jobs/jobs-store';
import { testDatabase } from '@keepmark/local-store/testing';
import { expect, it } from 'vitest';
import { interviewTable } from './interview-table';
import { createInterviewsStore } from './interviews-store';

function open() {
  const database = testDatabase();
  return { database, jobs: createJobsStore(database), store: createInterviewsStore(database) };
}

it('adds an interview and moves its job in one step', () => {
  const { database, jobs, store } = open();
  const jobId = jobs.add({ jobTitle: 'Baker', companyName: 'Acme' });
  const before = jobs.get(jobId);
  const { internalId, undo } = store.add({ jobId }, { jobId, status: 'interview-scheduled' });
  expect(jobs.get(jobId)?.status).toBe('interview-scheduled');
  expect(store.get(internalId)?.jobId).toBe(jobId);
  undo();
  expect(jobs.get(jobId)).toEqual(before);
  expect(database.table(interviewTable).count()).toBe(0);
});

it('keeps the interviews of a deleted job, and undoing the delete links them again', () => {
  const { jobs, store } = open();
  const jobId = jobs.add({ jobTitle: 'Baker', companyName: 'Acme' });
  const { internalId } = store.add({ jobId, jobTitle: 'Baker', companyName: 'Acme' });
  const before = store.get(internalId);
  const undo = jobs.delete([jobId]);
  expect(jobs.get(jobId)).toBeUndefined();
  expect(store.get(internalId)).toEqual(before);
  undo();
  expect(jobs.get(store.get(internalId)?.jobId ?? '')?.jobTitle).toBe('Baker');
});

it('restores a deleted interview with the current state of its company', () => {
  const { database, store } = open();
  const companies = database.table(companyTable);
  const companyId = companies.insert({ companyName: 'Acme' });
  const { internalId } = store.add({ companyId, companyName: 'Acme' });
  const undo = store.delete('Deleted one', [store.get(internalId)!]);
  expect(store.get(internalId)).toBeUndefined();
  companies.update(companyId, { companyName: 'Bolt' });
  undo();
  expect(store.get(internalId)).toMatchObject({ companyId, companyName: 'Bolt' });
});

it('is at a company only while that is saved', () => {
  const { store } = open();
  const { internalId } = store.add({ companyId: 'gone', companyName: 'Acme' });
  expect(store.get(internalId)).toMatchObject({ companyId: '', companyName: 'Acme' });
});

it('increases the sequence of a changed event, and reports a deleted interview', () => {
  const { store } = open();
  const { internalId } = store.add({ companyName: 'Acme' });
  store.update(internalId, { durationMinutes: 45 });
  expect(store.get(internalId)?.calendarSequence).toBe(1);
  expect(store.update('gone', { notes: '' })).toBeUndefined();
});

it('imports all or nothing, with one undo', () => {
  const { database, store } = open();
  const { internalId } = store.add({ companyName: 'Acme', calendarUid: 'a' });
  const before = database.table(interviewTable).query();
  const undo = store.importAll(
    'Imported 2 interviews',
    [{ companyName: 'Bolt', calendarUid: 'b' }],
    [{ internalId, changes: { durationMinutes: 30, calendarSequence: 7 } }],
  );
  expect(database.table(interviewTable).query()).toMatchObject([
    { durationMinutes: 30, calendarSequence: 7 },
    { companyName: 'Bolt' },
  ]);
  undo();
  expect(database.table(interviewTable).query()).toEqual(before);
});
