import { testDatabase } from '@keepmark/local-store/testing';
import { describe, expect, it } from 'vitest';
import type { JobValues } from '../job';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { nextStepTable } from './next-step-table';
import { createNextStepsStore } from './next-steps-store';
import { stepList } from './step-list';

function tracker(values: JobValues = {}) {
  const database = testDatabase();
  const clock = () => new Date(2026, 9, 20, 12);
  const [jobsStore, store] = [createJobsStore(database, clock), createNextStepsStore(database, clock)];
  const [jobs, rows] = [database.table(jobTable), database.table(nextStepTable)];
  const named = { jobTitle: 'Welder', companyName: 'Harbor & Vale' };
  const id = jobsStore.add({ ...named, ...values });
  const job = () => jobs.get(id)!;
  const list = () => stepList(job(), rows.query({ where: { jobId: id } }));
  const step = (text: string) => list().find((one) => one.text === text)!;
  const texts = () => list().map(({ text, doneOn }) => (doneOn ? `${text} (done)` : text));
  return { database, jobsStore, store, jobs, rows, id, job, list, step, texts };
}

const call = { text: 'Call', dueOn: '' };
const write = { text: 'Write', dueOn: '2026-10-25' };

describe('the next steps of a job', () => {
  it('are its one next step until another is added', () => {
    const { store, rows, id, job, texts } = tracker({ nextStep: 'Call', followUpOn: '2026-10-22' });
    expect(texts()).toEqual(['Call']);
    expect(rows.count()).toBe(0);
    const undo = store.add(id, write);
    expect(texts()).toEqual(['Call', 'Write']);
    expect(job()).toMatchObject({ nextStep: 'Call', followUpOn: '2026-10-22' });
    undo?.();
    expect([texts(), rows.count()]).toEqual([['Call'], 0]);
  });

  it('when checked off make the next one first, and change nothing else of the job', () => {
    const { store, id, job, step, texts } = tracker({ status: 'application-in-progress' });
    store.add(id, call);
    store.add(id, write);
    const { dateUpdated: _, ...before } = job();
    const undo = store.setDone(step('Call'), true);
    expect(texts()).toEqual(['Call (done)', 'Write']);
    expect(step('Call').doneOn).toBe('2026-10-20');
    expect(job()).toMatchObject({ ...before, nextStep: 'Write', followUpOn: '2026-10-25' });
    store.setDone(step('Write'), true);
    expect(job()).toMatchObject({ ...before, nextStep: '', followUpOn: '' });
    store.setDone(step('Call'), false);
    expect(job()).toMatchObject({ ...before, nextStep: 'Call', followUpOn: '' });
    undo?.();
  });

  it('when checked off while only the job has it is stored as done', () => {
    const { store, job, step, texts } = tracker({ nextStep: 'Call' });
    const undo = store.setDone(step('Call'), true);
    expect([texts(), job().nextStep]).toEqual([['Call (done)'], '']);
    undo?.();
    expect([texts(), job().nextStep]).toEqual([['Call'], 'Call']);
  });

  it('are moved by changing one row', () => {
    const { store, rows, id, job, texts, list } = tracker({ nextStep: 'Call' });
    store.add(id, write);
    store.add(id, { text: 'Visit', dueOn: '' });
    const before = new Map(rows.query().map((row) => [row.internalId, row.displayOrder]));
    store.move(id, 2, 0);
    expect(texts()).toEqual(['Visit', 'Call', 'Write']);
    expect(list().filter((row) => before.get(row.internalId) !== row.displayOrder)).toHaveLength(1);
    expect(job().nextStep).toBe('Visit');
    store.move(id, 0, 1);
    expect(texts()).toEqual(['Call', 'Visit', 'Write']);
    store.move(id, 0, 2);
    expect(texts()).toEqual(['Visit', 'Write', 'Call']);
    expect(job()).toMatchObject({ nextStep: 'Visit', followUpOn: '' });
  });

  it('can be moved between the same two neighbors any number of times', () => {
    const { store, id, texts } = tracker({ nextStep: 'Call' });
    for (const text of ['Write', 'Visit']) store.add(id, { text, dueOn: '' });
    for (let count = 0; count < 120; count++) store.move(id, 2, 1);
    expect(texts()).toEqual(['Call', 'Write', 'Visit']);
  });

  it('don’t lose a reminder that had no text', () => {
    const { store, id, job, list } = tracker({ followUpOn: '2026-10-22' });
    const undo = store.add(id, call);
    expect(job()).toMatchObject({ nextStep: 'Call', followUpOn: '2026-10-22' });
    undo?.();
    store.add(id, write);
    expect(list().map(({ text, dueOn }) => [text, dueOn])).toEqual([
      ['Follow up', '2026-10-22'],
      ['Write', '2026-10-25'],
    ]);
    expect(job()).toMatchObject({ nextStep: 'Follow up', followUpOn: '2026-10-22' });
  });

  it('are edited and deleted, with Undo', () => {
    const { store, id, job, step, texts } = tracker({ nextStep: 'Call' });
    store.add(id, write);
    store.update(step('Call'), { text: 'Call Dana', dueOn: '2026-10-21' });
    expect(job()).toMatchObject({ nextStep: 'Call Dana', followUpOn: '2026-10-21' });
    const undo = store.delete(step('Call Dana'));
    expect([texts(), job().nextStep]).toEqual([['Write'], 'Write']);
    undo?.();
    expect([texts(), job().nextStep]).toEqual([['Call Dana', 'Write'], 'Call Dana']);
    const { internalId } = step('Write');
    expect(store.update({ ...step('Write'), internalId: 'gone' }, { text: 'x' })).toBeUndefined();
    expect(internalId).not.toBe('');
  });
});

describe('the form of a job', () => {
  it('changes and clears the first open step', () => {
    const { jobsStore, store, id, job, texts } = tracker({ nextStep: 'Call' });
    store.add(id, write);
    jobsStore.update(id, { nextStep: 'Call Dana', followUpOn: '2026-10-21' });
    expect([texts(), job().followUpOn]).toEqual([['Call Dana', 'Write'], '2026-10-21']);
    const undo = jobsStore.update(id, { nextStep: '' });
    expect(texts()).toEqual(['Write']);
    expect(job()).toMatchObject({ nextStep: 'Write', followUpOn: '2026-10-25' });
    undo?.();
    expect(texts()).toEqual(['Call Dana', 'Write']);
  });

  it('adds a step when all are done', () => {
    const { jobsStore, store, id, job, step, texts } = tracker({ nextStep: 'Call' });
    store.setDone(step('Call'), true);
    jobsStore.update(id, { nextStep: 'Write' });
    expect([texts(), job().nextStep]).toEqual([['Write', 'Call (done)'], 'Write']);
  });

  it('never changes a step that it did not show', () => {
    const { jobsStore, store, jobs, id, texts } = tracker({ nextStep: 'Call' });
    store.add(id, write);
    // Another device ticked off a step, and its version of the job won.
    jobs.update(id, { nextStep: '' });
    jobsStore.update(id, { nextStep: 'Visit' });
    expect(texts()).toEqual(['Visit', 'Call', 'Write']);
  });
});

it('shows a next step that only the job has before the stored ones', () => {
  const { store, jobs, id, texts } = tracker({ nextStep: 'Call' });
  store.add(id, write);
  jobs.update(id, { nextStep: 'Visit' });
  expect(texts()).toEqual(['Visit', 'Call', 'Write']);
  store.move(id, 0, 1);
  expect(texts()).toEqual(['Call', 'Visit', 'Write']);
});

it('deletes and restores steps with their job', () => {
  const { jobsStore, store, rows, id, texts } = tracker({ nextStep: 'Call' });
  store.add(id, write);
  const undo = jobsStore.delete([id]);
  expect(rows.count()).toBe(0);
  undo();
  expect(texts()).toEqual(['Call', 'Write']);
});
