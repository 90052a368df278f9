import { describe, expect, it } from 'vitest';
import { testDatabase } from '@keepmark/local-store/testing';
import { deadlineText, openDeadline } from './deadline';
import { dueDay, dueJobs } from './desk/due';
import { followUpEntries } from './desk/follow-up-entries';
import { createJobsStore } from './jobs-store';
import { job } from './testing/fixtures';

const today = '2026-10-20';

describe('a deadline', () => {
  it.each([
    [{}, '2026-10-25'],
    [{ status: 'application-in-progress' }, '2026-10-25'],
    [{ applied: true, status: 'application-submitted' }, ''],
    [{ status: 'filled-or-canceled' }, ''],
  ] as const)('of a job with %j matters until %j', (values, day) => {
    expect(openDeadline(job({ deadline: '2026-10-25', ...values }))).toBe(day);
  });

  it('is said in words', () => {
    expect(deadlineText(job({ deadline: '2026-10-25' }))).toBe('Apply by Oct 25, 2026');
    expect(deadlineText(job())).toBe('');
  });

  it('is due like a follow-up, by whichever comes first', () => {
    const [applyFirst, followUpFirst, applied] = [
      job({ internalId: 'a', deadline: '2026-10-20', followUpOn: '2026-10-30' }),
      job({ internalId: 'b', deadline: '2026-10-30', followUpOn: '2026-10-19' }),
      job({ internalId: 'c', deadline: '2026-10-20', applied: true, status: 'application-submitted' }),
    ];
    expect(dueDay(applyFirst)).toBe('2026-10-20');
    expect(dueJobs([applyFirst, followUpFirst, applied], today)).toEqual({
      overdue: [followUpFirst],
      today: [applyFirst],
      soon: [],
    });
  });

  it('is in the calendar on the desk until someone applied', () => {
    const database = testDatabase();
    const store = createJobsStore(database);
    const id = store.add({ jobTitle: 'Cook', deadline: '2026-10-25', followUpOn: '2026-10-22' });
    const kinds = () => followUpEntries(database, today, '2026-11-02').map(({ kind, day }) => [kind, day]);
    expect(kinds()).toEqual([
      ['Follow-up', '2026-10-22'],
      ['Deadline', '2026-10-25'],
    ]);
    store.setStatus([id], 'application-submitted');
    expect(kinds()).toEqual([['Follow-up', '2026-10-22']]);
  });
});
