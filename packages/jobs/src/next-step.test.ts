import { expect, it } from 'vitest';
import { jobStatuses, statusGroup } from './job-status';
import { nextStepOf } from './next-step';

const today = '2026-10-20';
const quietAfterDays = 14;
const dateApplied = '2026-10-18';

it.each([
  ['2026-10-20', 'Follow up today'],
  ['2026-10-25', 'Follow up on Oct 25, 2026'],
  ['2026-10-15', 'Follow up, due Oct 15, 2026'],
])('is the follow-up on %s', (followUpOn, text) => {
  const next = nextStepOf(
    { status: 'application-submitted', followUpOn, nextStep: '', dateApplied },
    today,
    quietAfterDays,
  );
  expect(next?.text).toBe(text);
  expect(next?.isOverdue).toBe(followUpOn < today);
});

it('is known for every status in which something can still happen', () => {
  for (const status of jobStatuses) {
    const isOver = statusGroup(status) === 'complete' && status !== 'application-no-response';
    expect([
      status,
      nextStepOf({ status, followUpOn: '', nextStep: '', dateApplied }, today, quietAfterDays) === undefined,
    ]).toEqual([status, isOver]);
  }
});

it('is no follow-up once the job is over', () => {
  expect(
    nextStepOf({ status: 'archived', followUpOn: today, nextStep: '', dateApplied }, today, quietAfterDays),
  ).toBeUndefined();
});

it.each([
  ['', 'Send the portfolio'],
  ['2026-10-20', 'Send the portfolio today'],
  ['2026-10-25', 'Send the portfolio on Oct 25, 2026'],
  ['2026-10-15', 'Send the portfolio, due Oct 15, 2026'],
])('is what the person wrote, with the follow-up date %j', (followUpOn, text) => {
  const job = { status: 'interview-scheduled', followUpOn, nextStep: 'Send the portfolio', dateApplied } as const;
  expect(nextStepOf(job, today, quietAfterDays)).toEqual({ text, isOverdue: followUpOn === '2026-10-15' });
});

it('is what the person wrote about a job that is over, without its date', () => {
  const job = {
    status: 'rejected-after-interview',
    followUpOn: '2026-10-15',
    nextStep: 'Ask for feedback',
    dateApplied,
  } as const;
  expect(nextStepOf(job, today, quietAfterDays)).toEqual({ text: 'Ask for feedback', isOverdue: false });
});

it.each([
  ['2026-10-07', 'Wait for a reply'],
  ['2026-10-06', 'Ask for a reply, or close it'],
  ['', 'Wait for a reply'],
])('of an application sent on %j is "%s"', (sentOn, text) => {
  const job = { status: 'application-submitted', followUpOn: '', nextStep: '', dateApplied: sentOn } as const;
  expect(nextStepOf(job, today, quietAfterDays)?.text).toBe(text);
});
