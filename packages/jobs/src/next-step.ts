import { daysBetween, formatDay } from '@keepmark/ui/words';
import { type JobStatus, statusGroup } from './job-status';
import type { Job } from './job-table';

/** The longest next step that a person can write. */
export const nextStepMaxLength = 200;

/** The values of a job whose next step is done: its status says what comes now. */
export const stepDone = { followUpOn: '', nextStep: '' } as const;

/** What a person does next about a job, in a few words. */
export interface NextStep {
  readonly text: string;
  /** Its day has passed. */
  readonly isOverdue: boolean;
  /** The screen where they do it; none for what happens elsewhere. */
  readonly screen?: 'apply' | 'prepare' | 'questions' | 'interview' | 'offers';
}

const byStatus: Partial<Record<JobStatus, Omit<NextStep, 'isOverdue'>>> = {
  'application-not-started': { text: 'Prepare your application', screen: 'prepare' },
  'application-in-progress': { text: 'Finish your application', screen: 'apply' },
  'application-submitted': { text: 'Wait for a reply' },
  'application-no-response': { text: 'Follow up, or archive it' },
  'interview-requested': { text: 'Agree on a date', screen: 'interview' },
  'interview-scheduled': { text: 'Prepare for the interview', screen: 'questions' },
  'interview-in-progress': { text: 'Send a thank-you note' },
  'offer-pending': { text: 'Answer the offer', screen: 'offers' },
};

/** What a status asks for, in a few words; undefined when it asks for nothing. */
export const usualStep = (status: JobStatus): string | undefined => byStatus[status]?.text;

/**
 * The next step for a job: what the person wrote, the follow-up that is due, or else what its status asks for.
 * Undefined when it's over and nothing was written.
 *
 * @param quietAfterDays an application sent at least this many days ago no longer waits for a reply: the person asks
 */
export function nextStepOf(
  { status, followUpOn, nextStep, dateApplied }: Pick<Job, 'status' | 'followUpOn' | 'nextStep' | 'dateApplied'>,
  today: string,
  quietAfterDays: number,
): NextStep | undefined {
  if (followUpOn !== '' && statusGroup(status) !== 'complete') {
    return { text: withDay(nextStep || 'Follow up', followUpOn, today), isOverdue: followUpOn < today };
  }
  if (nextStep !== '') return { text: nextStep, isOverdue: false };
  if (status === 'application-submitted' && dateApplied !== '' && daysBetween(dateApplied, today) >= quietAfterDays) {
    return { text: 'Ask for a reply, or close it', isOverdue: false };
  }
  const usual = byStatus[status];
  return usual && { ...usual, isOverdue: false };
}

/** "Follow up on Nov 25, 2026", "Follow up today", or "Follow up, due Nov 20, 2026". */
function withDay(step: string, day: string, today: string): string {
  if (day === today) return `${step} today`;
  return day < today ? `${step}, due ${formatDay(day)}` : `${step} on ${formatDay(day)}`;
}
