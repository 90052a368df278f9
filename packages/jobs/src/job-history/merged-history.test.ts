import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayOf } from '@keepmark/ui/words';
import { jobStatuses } from '../job-status';
import type { JobStep } from './job-history';
import { mergedHistory } from './merged-history';

const step = (status: JobStep['status'], at: string, note = ''): JobStep => ({
  internalId: undefined,
  jobId: 'job-1',
  status,
  at,
  dateRecorded: at,
  note,
});
const path = (steps: readonly JobStep[]) => steps.map(({ status, at }) => [status, at]);

describe('merging the histories of a duplicate job', () => {
  it('sorts the steps by date and joins equal statuses in a row', () => {
    const own = [step('application-not-started', '2026-10-02'), step('interview-requested', '2026-10-20')];
    const theirs = [
      step('application-not-started', '2026-10-01'),
      step('application-submitted', '2026-10-05', 'Mailed'),
    ];
    expect(path(mergedHistory(own, theirs))).toEqual([
      ['application-not-started', '2026-10-01'],
      ['application-submitted', '2026-10-05'],
      ['interview-requested', '2026-10-20'],
    ]);
    expect(mergedHistory(own, theirs)[1]?.note).toBe('Mailed');
  });

  it('keeps two applications on different days', () => {
    const own = [step('application-submitted', '2026-10-05')];
    const theirs = [step('application-submitted', '2026-10-01')];
    expect(path(mergedHistory(own, theirs))).toEqual([
      ['application-submitted', '2026-10-01'],
      ['application-submitted', '2026-10-05'],
    ]);
    expect(mergedHistory(own, own)).toHaveLength(1);
  });

  it('ends with the current status and notes the date of later steps of the other job', () => {
    const own = [step('application-submitted', '2026-10-05')];
    const merged = mergedHistory(own, [step('archived', '2026-10-09')]);
    expect(path(merged)).toEqual([
      ['archived', '2026-10-05'],
      ['application-submitted', '2026-10-05'],
    ]);
    expect(merged[0]?.note).toBe('On Oct 9, 2026, in the merged duplicate.');
  });

  it('keeps every status and note, ends with the current status, and stays in order of date', () => {
    const anySteps = fc
      .array(
        fc.record({
          status: fc.constantFrom(...jobStatuses),
          day: fc.integer({ min: 0, max: 40 }),
          note: fc.constantFrom('', 'Called', 'Wrote'),
        }),
        { minLength: 1, maxLength: 6 },
      )
      .map((list) =>
        list
          .toSorted((left, right) => left.day - right.day)
          .map(({ status, day, note }) => step(status, dayAfter('2026-10-01', day), note)),
      );
    fc.assert(
      fc.property(anySteps, anySteps, (own, theirs) => {
        const merged = mergedHistory(own, theirs);
        expect(merged.at(-1)?.status).toBe(own.at(-1)?.status);
        const days = merged.map(({ at }) => dayOf(at));
        expect(days).toEqual(days.toSorted());
        const statuses = new Set(merged.map(({ status }) => status));
        const notes = merged.map(({ note }) => note).join('\n');
        for (const one of [...own, ...theirs]) {
          expect(statuses).toContain(one.status);
          expect(notes).toContain(one.note);
        }
      }),
    );
  });
});
