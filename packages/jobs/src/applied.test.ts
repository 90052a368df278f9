import type { Undo } from '@keepmark/local-store';
import { testDatabase } from '@keepmark/local-store/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meansApplied } from './applied';
import { duplicateGroups, mergeRules } from './duplicates/same-job';
import { responseRate, withHistories } from './insights/insight-rules';
import { jobToAdd, jobToImport, jobToUpdate } from './job';
import { dayAfter, dayOf } from '@keepmark/ui/words';
import { jobEventTable } from './job-history/job-event-table';
import { applicationStep, historyOf } from './job-history/job-history';
import { jobStatuses } from './job-status';
import { jobTable } from './job-table';
import { createJobsStore } from './jobs-store';
import { job } from './testing/fixtures';

const today = '2026-11-22';
const now = new Date(2026, 10, 22, 12);
const unsent = ['application-not-started', 'application-in-progress', 'filled-or-canceled', 'archived'] as const;
const sent = jobStatuses.filter((status) => !unsent.some((other) => other === status));

function tracker() {
  const database = testDatabase();
  const clock = { now };
  const store = createJobsStore(database, () => clock.now);
  const [jobs, events] = [database.table(jobTable), database.table(jobEventTable)];
  const stepsOf = (id: string) => historyOf(jobs.get(id)!, events.query({ where: { jobId: id } }));
  return { store, jobs, events, clock, stepsOf };
}

describe('the status of a job', () => {
  it('means applied, except for four statuses', () => {
    expect(jobStatuses.filter((status) => !meansApplied(status))).toEqual(unsent);
  });

  it.each(sent)('%s fills in the date applied if there is none, for a new or an edited job', (status) => {
    expect(jobToAdd({ status }, now)).toMatchObject({ applied: true, dateApplied: today });
    expect(jobToUpdate(job(), { status }, now)).toMatchObject({ applied: true, dateApplied: today });
    expect(jobToUpdate(job({ dateApplied: '2026-10-01' }), { status }, now).dateApplied).toBeUndefined();
    expect(jobToUpdate(job(), { status, dateApplied: '2026-10-02' }, now).dateApplied).toBe('2026-10-02');
  });

  it.each(unsent)('%s sets neither the date applied nor the applied flag', (status) => {
    for (const values of [jobToAdd({ status }, now), jobToUpdate(job(), { status }, now)]) {
      expect(values.dateApplied).toBeUndefined();
      expect(values.applied).toBeUndefined();
    }
  });

  it.each(sent)('%s in an import means applied, without a date', (status) => {
    const values = jobToImport({ status }, now);
    expect(values).toMatchObject({ applied: true });
    expect(values.dateApplied).toBeUndefined();
    // A later edit of something else doesn't make up a date, either.
    const imported = job({ status, applied: true });
    expect(jobToUpdate(imported, { notes: 'Called' }, now).dateApplied).toBeUndefined();
    expect(jobToUpdate(imported, { status }, now).dateApplied).toBeUndefined();
  });

  it('keeps the job applied as long as it means applied', () => {
    expect(jobToUpdate(job({ status: 'offer-pending', applied: true }), { applied: false }, now).applied).toBe(true);
    const changes = { applied: false, dateApplied: '', status: 'application-not-started' } as const;
    expect(jobToUpdate(job({ status: 'offer-pending', applied: true }), changes, now).applied).toBe(false);
  });
});

describe('the date applied', () => {
  it('is filled in with the status and undone in the same step', () => {
    const { store, jobs, events } = tracker();
    const ids = [store.add({ jobTitle: 'Chef' }), store.add({ jobTitle: 'Cook', dateApplied: '2026-10-01' })];
    const before = jobs.query();
    const undo = store.setStatus(ids, 'interview-scheduled');
    expect(ids.map((id) => jobs.get(id)?.dateApplied)).toEqual([today, '2026-10-01']);
    expect(jobs.countsOf('applied')).toEqual({ true: 2 });
    undo?.();
    expect(jobs.query()).toEqual(before);
    expect(events.count()).toBe(0);
  });

  it('is filled in by the form and by an edit, but not by an import', () => {
    const { store, jobs } = tracker();
    const id = store.add({ jobTitle: 'Chef', status: 'application-submitted' });
    expect(jobs.get(id)).toMatchObject({ applied: true, dateApplied: today });
    const other = store.add({ jobTitle: 'Cook' });
    store.update(other, { status: 'offer-pending', notes: 'Call' });
    expect(jobs.get(other)).toMatchObject({ applied: true, dateApplied: today });
    const undo = store.addMany([{ jobTitle: 'Baker', status: 'application-submitted' }]);
    expect(jobs.query({ where: { jobTitle: 'Baker' } })).toMatchObject([{ applied: true, dateApplied: '' }]);
    undo();
    expect(jobs.count()).toBe(2);
  });

  it('stays unknown when an imported application moves on', () => {
    const { store, jobs } = tracker();
    store.addMany([{ jobTitle: 'Baker', status: 'application-submitted' }]);
    const id = jobs.query()[0]!.internalId;
    store.setStatus([id], 'interview-scheduled');
    expect(jobs.get(id)).toMatchObject({ applied: true, dateApplied: '' });
  });

  it('isn’t made up from a later step that is added to the history', () => {
    const { store, jobs } = tracker();
    const [id, other] = [store.add({ jobTitle: 'Chef' }), store.add({ jobTitle: 'Cook' })];
    store.addStep(id, { status: 'interview-scheduled', at: today, note: '' });
    expect(jobs.get(id)).toMatchObject({ status: 'interview-scheduled', applied: true, dateApplied: '' });
    store.addStep(other, { status: 'application-submitted', at: '2026-11-02', note: '' });
    expect(jobs.get(other)).toMatchObject({ dateApplied: '2026-11-02' });
  });

  it('follows the date of the step in the timeline, and the other way around', () => {
    const { store, jobs, stepsOf, clock } = tracker();
    const id = store.add({ jobTitle: 'Chef' });
    clock.now = new Date(2026, 10, 24, 12);
    // The step that set the date isn't a submission here.
    store.setStatus([id], 'interview-requested');
    const undo = store.editStep(stepsOf(id)[1]!, { at: '2026-11-23' });
    expect(jobs.get(id)?.dateApplied).toBe('2026-11-23');
    undo?.();
    expect(jobs.get(id)?.dateApplied).toBe('2026-11-24');
    // The application came before the interview. The recorded date of the interview stays.
    store.update(id, { dateApplied: '2026-11-10' });
    expect(stepsOf(id).map(({ status, at }) => [status, dayOf(at)])).toEqual([
      ['application-not-started', '2026-11-10'],
      ['application-submitted', '2026-11-10'],
      ['interview-requested', '2026-11-24'],
    ]);
  });

  it('moves back with a later step that is dated before it', () => {
    const { store, jobs, stepsOf } = tracker();
    const id = store.add({ jobTitle: 'Chef' });
    store.setStatus([id], 'application-submitted');
    store.setStatus([id], 'interview-requested');
    const undo = store.editStep(stepsOf(id)[2]!, { at: '2026-11-15' });
    expect(jobs.get(id)?.dateApplied).toBe('2026-11-15');
    undo?.();
    expect(jobs.get(id)?.dateApplied).toBe(today);
  });

  it('stays on its step when a later step, which had pulled it back, moves away', () => {
    const { store, jobs, stepsOf, clock } = tracker();
    store.addMany([{ jobTitle: 'Chef', companyName: 'Olive', dateApplied: '2026-11-26' }]);
    const id = jobs.query()[0]!.internalId;
    store.setStatus([id], 'application-submitted');
    clock.now = new Date(2026, 10, 24, 12);
    store.update(id, { status: 'offer-accepted', dateApplied: '' });
    expect(jobs.get(id)?.dateApplied).toBe('2026-11-24');
    store.editStep(stepsOf(id)[2]!, { at: '2026-11-26' });
    expect(
      stepsOf(id)
        .map(({ status, at }) => [status, dayOf(at)])
        .slice(1),
    ).toEqual([
      ['application-submitted', jobs.get(id)?.dateApplied],
      ['offer-accepted', '2026-11-26'],
    ]);
  });

  it('leaves the date of an interview alone when it is set too late and then fixed', () => {
    const { store, stepsOf } = tracker();
    const id = store.add({ jobTitle: 'Chef' });
    store.setStatus([id], 'application-submitted');
    store.setStatus([id], 'interview-requested');
    const days = () => stepsOf(id).map(({ at }) => dayOf(at));
    store.update(id, { dateApplied: '2026-11-30' });
    expect(days()).toEqual([today, '2026-11-30', '2026-11-30']);
    store.update(id, { dateApplied: '2026-11-20' });
    expect(days()).toEqual(['2026-11-20', '2026-11-20', today]);
  });
});

const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => dayAfter('2026-10-01', days));
const anyStatus = fc.constantFrom(...jobStatuses);
const anyValues = fc.record(
  {
    status: anyStatus,
    applied: fc.boolean(),
    dateApplied: fc.oneof(fc.constant(''), anyDay),
    jobTitle: fc.constantFrom('Chef', 'Cook'),
  },
  { requiredKeys: [] },
);
const which = fc.nat(20);
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), values: anyValues }),
  fc.record({ kind: fc.constant('import' as const), values: anyValues }),
  fc.record({ kind: fc.constant('update' as const), which, values: anyValues }),
  fc.record({ kind: fc.constant('move' as const), which: fc.array(which, { maxLength: 3 }), status: anyStatus }),
  fc.record({ kind: fc.constant('edit' as const), which, step: which, day: anyDay }),
  fc.record({ kind: fc.constant('merge' as const) }),
  fc.record({ kind: fc.constant('undo' as const) }),
);

it('"Applied" is the base of the response rate and matches the timeline after any series of changes', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 25, size: 'max' }), (acts) => {
      const { store, jobs, events, clock, stepsOf } = tracker();
      const at = (index: number) => jobs.query()[index % Math.max(1, jobs.count())]?.internalId ?? '';
      let undo: Undo | undefined;
      acts.forEach((act, index) => {
        clock.now = new Date(2026, 10, 2 + index, 12);
        const named = { jobTitle: 'Chef', companyName: 'Olive' };
        // Only the last change is undone: the store never undoes a change that a newer one builds on.
        const last = undo;
        undo = undefined;
        if (act.kind === 'add') store.add({ ...named, ...act.values });
        else if (act.kind === 'import') undo = store.addMany([{ ...named, ...act.values }]);
        else if (act.kind === 'update') store.update(at(act.which), act.values);
        else if (act.kind === 'move') undo = store.setStatus(act.which.map(at), act.status);
        else if (act.kind === 'edit' && jobs.count() > 0) {
          const steps = stepsOf(at(act.which));
          undo = store.editStep(steps[act.step % steps.length]!, { at: act.day });
        } else if (act.kind === 'merge') {
          const [group] = duplicateGroups(jobs.query());
          if (group) undo = store.merge(group, mergeRules);
        } else if (act.kind === 'undo') last?.();
      });
      const all = withHistories(jobs.query(), (jobId) => events.query({ where: { jobId } }));
      expect(responseRate(all).n).toBe(jobs.countsOf('applied')['true'] ?? 0);
      for (const { job: one, steps } of all) {
        const { applied, status, dateApplied } = one;
        expect(applied || (!meansApplied(status) && dateApplied === '')).toBe(true);
        if (dateApplied === '') continue;
        const days = steps.map(({ at: day }) => dayOf(day));
        expect(days).toEqual(days.toSorted());
        const application = applicationStep(steps, dateApplied);
        expect([undefined, dateApplied]).toContain(application && dayOf(application.at));
      }
    }),
    { numRuns: 300 },
  );
});
