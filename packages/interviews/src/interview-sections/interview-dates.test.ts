import { interviewFact, interviewText } from '@keepmark/jobs/interview-dates';
import { expect, it } from 'vitest';
import { interviewsDatabase } from '../testing/interviews-database';
import { interviewDates } from './interview-dates';

const now = new Date(2026, 10, 27, 12);
const job = { jobId: 'job-1', jobTitle: 'Baker', companyName: 'Acme' };

it('gives the coach every round with its date, and what became of it', () => {
  const { database } = interviewsDatabase({
    jobs: [{ internalId: 'job-1', jobTitle: 'Baker', companyName: 'Acme' }],
    interviews: [
      { ...job, dateOfInterview: '2026-12-01', status: 'Scheduled' },
      { ...job, dateOfInterview: '2026-11-20', status: 'Completed', outcome: 'next-round' },
      { ...job, dateOfInterview: '2026-11-21', status: 'Cancelled' },
      { ...job, dateOfInterview: '' },
    ],
  });
  const dates = interviewDates(database, now.getTime());
  expect(dates.map(({ day, round, rounds, isOver }) => [day, round, rounds, isOver])).toEqual([
    ['2026-11-20', 1, 3, true],
    ['2026-12-01', 2, 3, false],
  ]);
  expect(interviewText(dates[1]!, '2026-11-27')).toBe('Your interview on Tuesday for Baker at Acme, round 2 of 3');
  expect(dates.map((date) => interviewFact(date, '2026-11-27'))).toEqual([
    'Interview for Baker on Friday, Nov 20, 2026 round 1 of 3 (over, outcome: Next round)',
    'Interview for Baker on Tuesday round 2 of 3 (still to come)',
  ]);
});
