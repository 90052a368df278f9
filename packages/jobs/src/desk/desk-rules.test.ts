import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '@keepmark/ui/words';
import { jobStatuses, statusGroup } from '../job-status';
import { job } from '../testing/fixtures';
import { dueJobs } from './due';
import { followUpCalendar } from './follow-up-calendar';
import { quietJobs } from './quiet';

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
    const quiet = quietJobs(waiting, noEvents, 14, now);
    expect(quiet.map((one) => one.job.status)).toEqual([
      'application-submitted',
      'interview-requested',
      'interview-scheduled',
      'interview-in-progress',
      'offer-pending',
    ]);
    for (const { nextSteps } of quiet) expect([2, 3]).toContain(nextSteps.length);
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
  const text = await followUpCalendar(
    [job({ followUpOn: '2026-10-31', jobTitle: 'Chef; de, partie\nBEGIN:VEVENT', url: 'https://example.com/1' })],
    now,
  );
  expect(text.match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1);
  expect(text).toContain('DTSTART;VALUE=DATE:20261031\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261101\r\n');
  expect(text).toContain('UID:job-1@follow-up.keepmark\r\n');
  expect(text).toContain('SUMMARY:Follow up: Chef\\; de\\, partie\\nBEGIN:VEVENT');
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
