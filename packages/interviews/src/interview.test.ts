import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byDate,
  interviewName,
  interviewToUpdate,
  isUpcoming,
  needsOutcome,
  nextInterviews,
  overlapsOf,
  roundsOf,
  suggestedStatuses,
} from './interview';
import { timesOf } from './interview-time/interview-times';
import type { Interview } from './interview-table';
import { interviewStatuses } from './interview-vocabulary';
import { savedInterview } from './testing/fixtures';

const nowMs = Date.UTC(2026, 10, 22, 18);
const zone = fc.constantFrom('America/Chicago', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland');
const anyInterview = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 0, max: 23 }),
    isDated: fc.boolean(),
    timeZone: zone,
    durationMinutes: fc.constantFrom(15, 30, 60, 480),
    status: fc.constantFrom(...interviewStatuses),
    jobId: fc.constantFrom('', 'job-1', 'job-2'),
  })
  .map(({ day, hour, isDated, timeZone, durationMinutes, status, jobId }) => {
    const [date, time] = [String(day).padStart(2, '0'), String(hour).padStart(2, '0')];
    return {
      durationMinutes,
      status,
      jobId,
      dateOfInterview: isDated ? `2026-11-${date}T${time}:00[${timeZone}]` : '',
    };
  });
const interviews = fc
  .array(anyInterview, { maxLength: 30 })
  .map((list) =>
    list.map((one, index) => savedInterview({ ...one, internalId: `i${String(index).padStart(3, '0')}` })),
  );

describe('an interview that lasts all day', () => {
  const one = savedInterview({ internalId: 'day', dateOfInterview: '2026-11-22' });
  const at = (dateOfInterview: string) => savedInterview({ internalId: dateOfInterview, dateOfInterview });

  it('sorts at the start of its day', () => {
    const [before, later, never] = [at('2026-11-20T23:00[UTC]'), at('2026-11-24T01:00[UTC]'), at('')];
    expect([never, later, one, before].toSorted(byDate)).toEqual([before, one, later, never]);
  });

  it('is upcoming until its day is over, and then needs an outcome', () => {
    const nextNoonMs = Date.UTC(2026, 10, 24, 12);
    expect([isUpcoming(one, Date.UTC(2026, 10, 20)), isUpcoming(one, nextNoonMs)]).toEqual([true, false]);
    expect(nextInterviews([one], Date.UTC(2026, 10, 20))).toEqual([one]);
    expect(needsOutcome(one, nextNoonMs)).toBe(true);
  });

  it('overlaps with none', () => {
    expect(overlapsOf([one, at('2026-11-22T09:00[UTC]')]).size).toBe(0);
  });
});

describe('rounds', () => {
  it('of a job are numbered by date from one, without gaps or canceled interviews', () => {
    fc.assert(
      fc.property(interviews, (all) => {
        const rounds = roundsOf(all);
        for (const jobId of ['job-1', 'job-2']) {
          const own = all.filter((one) => one.jobId === jobId && one.status !== 'Cancelled').toSorted(byDate);
          expect(own.map(({ internalId }) => rounds.get(internalId))).toEqual(
            own.map((_, index) => ({ round: index + 1, of: own.length })),
          );
        }
        const others = all.filter((one) => one.jobId === '' || one.status === 'Cancelled');
        expect(others.filter(({ internalId }) => rounds.has(internalId))).toEqual([]);
      }),
    );
  });

  it('don’t depend on the order of the interviews', () => {
    fc.assert(
      fc.property(interviews, (all) => {
        const [one, other] = [roundsOf(all), roundsOf(all.toReversed())];
        expect(all.map(({ internalId }) => other.get(internalId))).toEqual(
          all.map(({ internalId }) => one.get(internalId)),
        );
      }),
    );
  });
});

describe('overlaps', () => {
  const isOverlapping = (left: Interview, right: Interview): boolean => {
    const [a, b] = [timesOf(left), timesOf(right)];
    if (!a || !b || left === right || left.status === 'Cancelled' || right.status === 'Cancelled') return false;
    return a.startMs < b.endMs && b.startMs < a.endMs;
  };

  it('are found exactly for interviews that overlap, across zones', () => {
    fc.assert(
      fc.property(interviews, (all) => {
        const found = overlapsOf(all);
        for (const one of all) {
          expect(found.has(one.internalId)).toBe(all.some((other) => isOverlapping(one, other)));
          const other = found.get(one.internalId);
          expect(other === undefined || isOverlapping(one, other)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('have the right partner when zones differ', () => {
    const chicago = savedInterview({ internalId: 'a', dateOfInterview: '2026-12-01T09:30[America/Chicago]' });
    const london = savedInterview({ internalId: 'b', dateOfInterview: '2026-12-01T15:00[Europe/London]' });
    const later = savedInterview({ internalId: 'c', dateOfInterview: '2026-12-01T10:30[America/Chicago]' });
    const found = overlapsOf([chicago, london, later]);
    expect(['a', 'b', 'c'].map((id) => found.get(id)?.internalId)).toEqual(['b', 'a', undefined]);
  });
});

describe('past and upcoming', () => {
  it('puts every interview in one group, and asks only about past ones', () => {
    fc.assert(
      fc.property(interviews, (all) => {
        expect(all.filter((one) => needsOutcome(one, nowMs) && isUpcoming(one, nowMs))).toEqual([]);
        const next = nextInterviews(all, nowMs);
        expect(next.every((one) => isUpcoming(one, nowMs) && one.status !== 'Cancelled')).toBe(true);
        const starts = next.map((one) => timesOf(one)?.startMs ?? 0);
        expect(starts).toEqual(starts.toSorted((left, right) => left - right));
      }),
    );
  });

  it('lasts until its end in its own zone', () => {
    const one = savedInterview({ dateOfInterview: '2026-11-22T11:30[America/Chicago]', durationMinutes: 60 });
    expect(isUpcoming(one, Date.parse('2026-11-22T18:29Z'))).toBe(true);
    expect(isUpcoming(one, Date.parse('2026-11-22T18:30Z'))).toBe(false);
  });
});

describe('status suggestions', () => {
  const future = '2026-12-01T10:00[America/Chicago]';
  const past = '2026-11-01T10:00[America/Chicago]';
  const of = (status: Interview['status'], dateOfInterview: string) => savedInterview({ status, dateOfInterview });
  it.each([
    ['a date on a TBD interview', of('TBD', future), of('TBD', ''), ['Scheduled']],
    ['a date on a new one', of('TBD', future), undefined, ['Scheduled']],
    ['a changed date', of('Scheduled', '2026-12-02T10:00[America/Chicago]'), of('Scheduled', future), ['Rescheduled']],
    ['the same date', of('Scheduled', future), of('Scheduled', future), []],
    ['no date', of('TBD', ''), undefined, []],
    ['a past date', of('Scheduled', past), of('Scheduled', past), ['Completed', 'Cancelled']],
    ['a past date that is over', of('Completed', past), of('Completed', past), []],
    ['one that was called off', of('Cancelled', future), of('Scheduled', future), []],
  ])('for %s', (_, after, before, suggested) => {
    expect(suggestedStatuses(after, before, nowMs)).toEqual(suggested);
  });
});

describe('the calendar sequence', () => {
  it('increases only with changes that a calendar shows', () => {
    const one = savedInterview({ calendarSequence: 3 });
    expect(interviewToUpdate(one, { notes: 'Ask for Ada' })).toEqual({ notes: 'Ask for Ada', calendarSequence: 4 });
    expect(interviewToUpdate(one, { notes: '', interviewers: [] })).toEqual({ notes: '', interviewers: [] });
    expect(interviewToUpdate(one, { checklist: ['route'], outcome: 'offer' })).not.toHaveProperty('calendarSequence');
  });
});

it.each([
  ['Baker', 'Acme', 'Baker at Acme'],
  ['', 'Acme', 'Interview at Acme'],
  ['Baker', '', 'Baker'],
  ['', '', 'Interview'],
])('names an interview for %j and %j %j', (jobTitle, companyName, name) => {
  expect(interviewName({ jobTitle, companyName })).toBe(name);
});
