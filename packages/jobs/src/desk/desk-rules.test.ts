import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '@keepmark/ui/words';
import { jobStatuses, statusGroup } from '../job-status';
import { job } from '../testing/fixtures';
import { dueEntries, dueJobs } from './due';
import { followUpCalendar } from './follow-up-calendar';
import { calendarDays, entriesByDay } from './calendar-days';
import { quietGroups, quietJobs } from './quiet';
import { weeklyProgress } from './weekly-goal';

const now = new Date(2026, 9, 20, 12);
const today = '2026-10-20';
const noEvents = () => [];

describe('an application with no reply', () => {
  it.each([
    [{ status: 'application-submitted', dateApplied: '2026-10-06' }, [14]],
    [{ status: 'application-submitted', dateApplied: '2026-10-07' }, []],
    [{ status: 'application-submitted', dateApplied: '2026-10-01', followUpOn: '2026-10-25' }, []],
    [{ status: 'application-submitted', dateApplied: '2026-10-01', followUpOn: '2026-10-19' }, [19]],
    [{ status: 'application-not-started', dateAdded: '2026-01-01' }, []],
    [{ status: 'rejected-after-interview', dateApplied: '2026-01-01' }, []],
  ] as const)('%j is quiet for %j days', (values, days) => {
    expect(quietJobs([job(values)], noEvents, 14, now).map(({ quietDays }) => quietDays)).toEqual(days);
  });

  it('has two or three next steps for every status that waits for a reply', () => {
    const waiting = jobStatuses.map((status) => job({ status, dateAdded: '2026-01-01' }));
    const groups = quietGroups(quietJobs([...waiting, ...waiting], noEvents, 14, now));
    expect(groups.map(({ status, quiet }) => [status, quiet.length])).toEqual([
      ['offer-pending', 2],
      ['interview-in-progress', 2],
      ['interview-scheduled', 2],
      ['interview-requested', 2],
      ['application-submitted', 2],
    ]);
    for (const { nextSteps } of groups) expect([2, 3]).toContain(nextSteps.length);
  });
});

it('lists every open job with a follow-up date within two weeks exactly once, and no other job', () => {
  const anyJob = fc
    .record({
      status: fc.constantFrom(...jobStatuses),
      followUpOn: fc.oneof(
        fc.constant(''),
        fc.integer({ min: -30, max: 30 }).map((days) => dayAfter(today, days)),
      ),
    })
    .map(job);
  fc.assert(
    fc.property(fc.array(anyJob), (jobs) => {
      const { overdue, today: now_, soon } = dueJobs(jobs, today);
      expect(overdue.every(({ followUpOn }) => followUpOn < today)).toBe(true);
      const listed = new Set([...overdue, ...now_, ...soon]);
      for (const one of jobs) {
        const isDue = one.followUpOn !== '' && one.followUpOn <= '2026-11-03' && statusGroup(one.status) !== 'complete';
        expect(listed.has(one)).toBe(isDue);
      }
    }),
  );
});

it('writes follow-ups as all-day calendar events and escapes their text', async () => {
  const chef = job({
    followUpOn: '2026-10-31',
    jobTitle: 'Chef; de, partie\nBEGIN:VEVENT',
    url: 'https://example.com/1',
  });
  const text = await followUpCalendar([{ job: chef, day: '2026-10-31' }], now);
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20261031\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261101\r\n');
  expect(text).toContain('UID:job-1@follow-up.keepmark\r\n');
  expect(text).toContain('SUMMARY:Follow up: Chef\\; de\\, partie\\nBEGIN:VEVENT');
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

describe('next steps after the first one', () => {
  const step = {
    internalId: 'step-1',
    jobId: 'job-1',
    text: 'Write',
    dueOn: '2026-10-20',
    doneOn: '',
    displayOrder: 2,
  };
  const open = job({ nextStep: 'Call', followUpOn: '2026-10-22' });

  it('are due beside their job while they are open, and the job is', () => {
    expect(dueEntries([open], [step, { ...step, doneOn: today }], today)).toEqual({
      overdue: [],
      today: [{ job: open, step, day: today }],
      soon: [{ job: open, day: '2026-10-22' }],
    });
    const none = { overdue: [], today: [], soon: [] };
    expect(dueEntries([job({ status: 'archived' })], [step], today)).toEqual(none);
    // The first one is on the job.
    expect(dueEntries([job({ nextStep: 'Write' })], [step], today)).toEqual(none);
  });

  it('are due too if they say the same as the first', () => {
    const first = { ...step, internalId: 'first', dueOn: '', displayOrder: 1 };
    const twice = job({ nextStep: 'Write' });
    expect(dueEntries([twice], [step, first], today).today).toEqual([{ job: twice, step, day: today }]);
  });

  it('have events of their own in the calendar file', async () => {
    const text = await followUpCalendar([{ job: open, step, day: today }], now);
    expect(text).toContain('UID:step-1@next-step.keepmark\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20261020\r\n');
    expect(text).toContain('SUMMARY:Write: ');
  });
});

describe('the weekly goal', () => {
  const applied = (...days: string[]) => days.map((dateApplied) => job({ dateApplied }));

  it('counts applications from Monday, and weeks in a row', () => {
    const jobs = applied('2026-10-19', '2026-10-20', '2026-10-18', '2026-10-12', '2026-10-05');
    expect(weeklyProgress(jobs, 2, now)).toEqual({ applications: 2, weeksInARow: 2 });
    expect(weeklyProgress(jobs, 1, now)).toEqual({ applications: 2, weeksInARow: 3 });
    expect(weeklyProgress(jobs, 3, now)).toEqual({ applications: 2, weeksInARow: 0 });
  });

  it('keeps a row of weeks while this week still has time', () => {
    expect(weeklyProgress(applied('2026-10-12', '2026-10-13'), 2, now)).toEqual({ applications: 0, weeksInARow: 1 });
  });
});

it('puts entries on the fourteen days of the calendar, by time', () => {
  const days = calendarDays(today);
  expect([days.length, days[0], days.at(-1)]).toEqual([14, today, '2026-11-02']);
  const entry = { kind: 'Interview', name: '', link: () => null } as const;
  const shown = entriesByDay(days, [
    { ...entry, id: 'late', day: today, startMs: 2 },
    { ...entry, id: 'early', day: today, startMs: 1 },
    { ...entry, id: 'all day', day: today },
    { ...entry, id: 'past', day: '2026-10-19' },
  ]);
  expect(shown.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['all day', 'early', 'late']);
});
