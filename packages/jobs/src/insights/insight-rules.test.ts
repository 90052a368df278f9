import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meansApplied } from '../applied';
import type { JobEvent } from '../job-history/job-event-table';
import { type JobStatus, jobStatuses } from '../job-status';
import { job } from '../testing/fixtures';
import { applicationFlow } from './application-flow';
import { applicationsByWeek, appliedOf, responseRate, statusStays, withHistories } from './insight-rules';

const now = new Date(2026, 9, 21, 12);
const event = (index: number, status: JobStatus, at: string): JobEvent => ({
  internalId: `event-${String(index).padStart(3, '0')}`,
  jobId: 'job-1',
  status,
  at,
  dateRecorded: at,
  note: '',
});
const historyFrom = (...path: (readonly [JobStatus, string])[]) => {
  const status = path.at(-1)?.[0];
  const events = path.map(([reached, at], index) => event(index, reached, at));
  const applied = path.some(([reached]) => meansApplied(reached));
  return withHistories([job({ status, applied })], () => events);
};

const anyHistories = fc
  .array(fc.record({ applied: fc.boolean(), path: fc.array(fc.constantFrom(...jobStatuses), { minLength: 1 }) }))
  .map((list) =>
    list.flatMap(({ applied, path }) => {
      const events = path.map((status, index) => event(index, status, '2026-10-01'));
      return withHistories([job({ applied, status: path.at(-1) })], () => events);
    }),
  );

describe('applications per week', () => {
  it('start on Monday in the local time zone, include empty weeks, and end with this week', () => {
    const days = ['2026-10-19', '2026-10-25', '2026-10-18', '2026-10-05', '2020-01-01', ''];
    const jobs = days.map((dateApplied) => job({ dateApplied }));
    expect(applicationsByWeek(jobs, now, 3)).toEqual([
      { monday: '2026-10-05', applications: 1 },
      { monday: '2026-10-12', applications: 1 },
      { monday: '2026-10-19', applications: 2 },
    ]);
  });
});

describe('the response rate', () => {
  it('counts one reply per application, out of all applications', () => {
    const all = [
      ...historyFrom(['application-submitted', '2026-10-01'], ['rejected-before-interview', '2026-10-03']),
      ...historyFrom(['application-submitted', '2026-10-01'], ['application-no-response', '2026-10-30']),
      ...historyFrom(['interview-requested', '2026-10-01'], ['archived', '2026-10-03']),
      ...historyFrom(['application-not-started', '2026-10-01']),
    ];
    expect(responseRate(all)).toEqual({ n: 3, answered: 2 });
  });

  it('is never above 100%', () => {
    fc.assert(
      fc.property(anyHistories, (all) => {
        const { n, answered } = responseRate(all);
        expect(answered).toBeLessThanOrEqual(n);
      }),
    );
  });
});

it('takes the median of the days in a status over jobs that left it', () => {
  const all = [
    ...historyFrom(['application-submitted', '2026-10-01'], ['interview-requested', '2026-10-05']),
    ...historyFrom(['application-submitted', '2026-10-01'], ['archived', '2026-10-11']),
  ];
  expect(statusStays(all)).toEqual([{ status: 'application-submitted', n: 2, medianDays: 7 }]);
  const unrecorded = job({ status: 'offer-pending', dateApplied: '2026-10-01' });
  expect(statusStays(withHistories([unrecorded], () => []))).toEqual([]);
});

describe('the flow of applications', () => {
  it('follows an application through its stages to its outcome', () => {
    const all = historyFrom(
      ['application-submitted', '2026-10-01'],
      ['interview-scheduled', '2026-10-05'],
      ['offer-pending', '2026-10-09'],
      ['offer-accepted', '2026-10-10'],
    );
    expect(applicationFlow(all)).toEqual([
      { from: 'Applied', to: 'Interview', count: 1 },
      { from: 'Interview', to: 'Offer', count: 1 },
      { from: 'Offer', to: 'Accepted', count: 1 },
    ]);
  });

  it('has as many applications leave a stage as reach it', () => {
    fc.assert(
      fc.property(anyHistories, (all) => {
        const links = applicationFlow(all);
        const sum = (which: (link: (typeof links)[number]) => boolean) =>
          links.filter(which).reduce((total, { count }) => total + count, 0);
        expect(sum(({ from }) => from === 'Applied')).toBe(appliedOf(all).length);
        for (const stage of ['Interview', 'Offer'] as const) {
          expect(sum(({ from }) => from === stage)).toBe(sum(({ to }) => to === stage));
        }
      }),
    );
  });
});
