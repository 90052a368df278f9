import { testDatabase } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '@keepmark/ui/words';
import { type JobStatus, jobStatuses } from '../job-status';
import { jobTable } from '../job-table';
import { createJobsStore } from '../jobs-store';
import { job } from '../testing/fixtures';
import { jobEventTable } from './job-event-table';
import { daysOfSteps, historyOf } from './job-history';

const path = (steps: readonly { status: JobStatus; at: string }[]) =>
  steps.map(({ status, at }) => [status, dayOf(at)]);

function tracker() {
  const database = testDatabase();
  const clock = { now: new Date(2026, 9, 1, 12) };
  const store = createJobsStore(database, () => clock.now);
  const [jobs, events] = [database.table(jobTable), database.table(jobEventTable)];
  const id = store.add({ jobTitle: 'Welder', companyName: 'Cedar Works' });
  const on = (day: number, month = 9) => void (clock.now = new Date(2026, month, day, 12));
  const steps = () => historyOf(jobs.get(id)!, events.query({ where: { jobId: id } }));
  return { store, jobs, events, id, on, steps };
}

describe('the history of a job saved before changes were recorded', () => {
  const saved = { dateAdded: '2026-10-05T12:00:00' };
  it.each([
    [{ status: 'application-not-started' }, [['application-not-started', '2026-10-05']]],
    [{ status: 'application-submitted', dateApplied: '2026-10-02' }, [['application-submitted', '2026-10-02']]],
    [
      { status: 'offer-pending', dateApplied: '2026-10-02' },
      [
        ['application-submitted', '2026-10-02'],
        ['offer-pending', '2026-10-05'],
      ],
    ],
    [{ status: 'application-in-progress', dateApplied: '2026-10-02' }, [['application-in-progress', '2026-10-05']]],
  ] as const)('has the steps for %j', (values, steps) => {
    expect(path(historyOf(job({ ...saved, ...values }), []))).toEqual(steps);
  });
});

describe('a status change', () => {
  it('is recorded with the steps before it and undone with the status', () => {
    const { store, jobs, events, id, on, steps } = tracker();
    on(4);
    const undo = store.setStatus([id], 'interview-requested');
    expect(path(steps())).toEqual([
      ['application-not-started', '2026-10-01'],
      ['interview-requested', '2026-10-04'],
    ]);
    undo?.();
    expect(jobs.get(id)?.status).toBe('application-not-started');
    expect(events.count()).toBe(0);
  });

  it('is recorded from the form, unless nothing changes', () => {
    const { store, events, id, on } = tracker();
    on(2);
    store.update(id, { status: 'archived', notes: 'Closed' });
    expect(events.count()).toBe(2);
    store.update(id, { status: 'archived', notes: 'Closed again' });
    store.setStatus([id], 'archived');
    expect(events.count()).toBe(2);
  });

  it('of several jobs is undone in one step', () => {
    const { store, jobs, events, id } = tracker();
    const other = store.add({ jobTitle: 'Cook' });
    const undo = store.setStatus([id, other, 'gone'], 'offer-accepted');
    expect(jobs.count({ status: 'offer-accepted' })).toBe(2);
    expect(events.count()).toBe(4);
    undo?.();
    expect(jobs.count({ status: 'offer-accepted' })).toBe(0);
    expect(events.count()).toBe(0);
  });

  it('is deleted and restored with its job', () => {
    const { store, jobs, events, id } = tracker();
    store.setStatus([id], 'archived');
    const undo = store.delete([id]);
    expect([jobs.count(), events.count()]).toEqual([0, 0]);
    undo();
    expect([jobs.count(), events.count()]).toEqual([1, 2]);
  });
});

describe('an edited date', () => {
  it('of the application changes the date applied and moves earlier steps', () => {
    const { store, jobs, id, on, steps } = tracker();
    on(20);
    store.setStatus([id], 'application-submitted');
    const undo = store.editStep(steps()[1]!, { at: '2026-09-28', note: 'By post' });
    expect(jobs.get(id)).toMatchObject({ dateApplied: '2026-09-28', applied: true });
    expect(path(steps())).toEqual([
      ['application-not-started', '2026-09-28'],
      ['application-submitted', '2026-09-28'],
    ]);
    expect(steps()[1]?.note).toBe('By post');
    undo?.();
    expect(jobs.get(id)?.dateApplied).toBe('2026-10-20');
  });

  it('in the form moves the step', () => {
    const { store, id, on, steps } = tracker();
    on(20);
    store.setStatus([id], 'application-submitted');
    store.update(id, { dateApplied: '2026-10-12' });
    expect(path(steps())[1]).toEqual(['application-submitted', '2026-10-12']);
  });

  it('that comes with the status backdates the application', () => {
    const { store, id, on, steps } = tracker();
    on(20);
    store.update(id, { status: 'application-submitted', dateApplied: '2026-10-12' });
    expect(path(steps())).toEqual([
      ['application-not-started', '2026-10-01'],
      ['application-submitted', '2026-10-12'],
    ]);
  });

  it('of a step from the dates of the job is stored', () => {
    const { store, events, steps } = tracker();
    store.editStep(steps()[0]!, { at: '2026-09-01' });
    expect(events.query()).toMatchObject([{ status: 'application-not-started', at: '2026-09-01' }]);
  });
});

describe('an added step', () => {
  const day = (at: string, status: JobStatus) => ({ at, status, note: '' });

  it('that is the latest gives the job its status', () => {
    const { store, jobs, id, on, steps } = tracker();
    on(20);
    const undo = store.addStep(id, { ...day('2026-10-12', 'interview-requested'), note: 'By phone' });
    expect(jobs.get(id)).toMatchObject({ status: 'interview-requested', applied: true, dateApplied: '' });
    expect(path(steps())).toEqual([
      ['application-not-started', '2026-10-01'],
      ['interview-requested', '2026-10-12'],
    ]);
    expect(steps()[1]?.note).toBe('By phone');
    undo?.();
    expect(jobs.get(id)).toMatchObject({ status: 'application-not-started', applied: false, dateApplied: '' });
    expect(path(steps())).toEqual([['application-not-started', '2026-10-01']]);
  });

  it('between others keeps the status, and an earlier application moves the date applied', () => {
    const { store, jobs, id, on, steps } = tracker();
    on(20);
    store.setStatus([id], 'interview-scheduled');
    store.addStep(id, day('2026-10-05', 'application-submitted'));
    expect(jobs.get(id)).toMatchObject({ status: 'interview-scheduled', dateApplied: '2026-10-05' });
    expect(path(steps())).toEqual([
      ['application-not-started', '2026-10-01'],
      ['application-submitted', '2026-10-05'],
      ['interview-scheduled', '2026-10-20'],
    ]);
  });
});

describe('a deleted step', () => {
  it('at the end gives the job the status before it, and its application goes with it', () => {
    const { store, jobs, id, on, steps } = tracker();
    on(20);
    store.setStatus([id], 'application-submitted');
    const undo = store.deleteStep(steps()[1]!);
    expect(jobs.get(id)).toMatchObject({ status: 'application-not-started', applied: false, dateApplied: '' });
    undo?.();
    expect(jobs.get(id)).toMatchObject({ status: 'application-submitted', applied: true, dateApplied: '2026-10-20' });
    expect(steps()).toHaveLength(2);
  });

  it('that was the application gives its date to the next step that means applied', () => {
    const { store, jobs, id, on, steps } = tracker();
    on(10);
    store.setStatus([id], 'application-submitted');
    on(20);
    store.setStatus([id], 'offer-pending');
    store.deleteStep(steps()[1]!);
    expect(jobs.get(id)).toMatchObject({ status: 'offer-pending', applied: true, dateApplied: '2026-10-20' });
  });

  it('is not the only one', () => {
    const { store, jobs, id, steps } = tracker();
    store.deleteStep(steps()[0]!);
    expect(steps()).toHaveLength(1);
    expect(jobs.get(id)?.dateUpdated).toBe('');
  });
});

const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...jobStatuses) }),
  fc.record({ kind: fc.constant('applied' as const), day: fc.integer({ min: 0, max: 60 }) }),
  fc.record({
    kind: fc.constant('add' as const),
    status: fc.constantFrom(...jobStatuses),
    day: fc.integer({ min: 0, max: 60 }),
  }),
  fc.record({ kind: fc.constant('delete' as const), step: fc.nat(20) }),
  fc.record({ kind: fc.constant('edit' as const), step: fc.nat(20), day: fc.integer({ min: 0, max: 60 }) }),
);

it('any history is in order of date, ends with the status of its job, and covers every day since', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 28, size: 'max' }), (changes) => {
      const { store, jobs, id, on, steps } = tracker();
      changes.forEach((change, index) => {
        on(2 + index, 11);
        if (change.kind === 'status') store.setStatus([id], change.status);
        else if (change.kind === 'applied') store.update(id, { dateApplied: dayAfter('2026-10-01', change.day) });
        else if (change.kind === 'add') {
          store.addStep(id, { status: change.status, at: dayAfter('2026-10-01', change.day), note: '' });
        } else if (change.kind === 'delete') {
          const all = steps();
          store.deleteStep(all[change.step % all.length]!);
        } else {
          const all = steps();
          store.editStep(all[change.step % all.length]!, { at: dayAfter('2026-10-01', change.day) });
        }
      });
      const all = steps();
      const days = all.map(({ at }) => dayOf(at));
      expect(days).toEqual(days.toSorted());
      expect(all.at(-1)?.status).toBe(jobs.get(id)?.status);
      const lasted = daysOfSteps(all, new Date(2027, 0, 1, 12)).reduce((sum, one) => sum + one, 0);
      expect(dayAfter(days[0]!, lasted)).toBe('2027-01-01');
    }),
  );
});
