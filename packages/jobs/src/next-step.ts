import { formatDay } from '@keepmark/ui/words';
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
  readonly screen?: 'apply' | 'prepare' | 'questions';
}

const byStatus: Partial<Record<JobStatus, Omit<NextStep, 'isOverdue'>>> = {
  'application-not-started': { text: 'Prepare your application', screen: 'prepare' },
  'application-in-progress': { text: 'Finish your application', screen: 'apply' },
  'application-submitted': { text: 'Wait for a reply' },
  'application-no-response': { text: 'Follow up, or archive it' },
  'interview-requested': { text: 'Agree on a date' },
  'interview-scheduled': { text: 'Prepare for the interview', screen: 'questions' },
  'interview-in-progress': { text: 'Send a thank-you note', screen: 'questions' },
  'offer-pending': { text: 'Answer the offer' },
};

/**
 * The next step for a job: what the person wrote, the follow-up that is due, or else what its status asks for.
 * Undefined when it's over and nothing was written.
 */
export function nextStepOf(
  { status, followUpOn, nextStep }: Pick<Job, 'status' | 'followUpOn' | 'nextStep'>,
  today: string,
): NextStep | undefined {
  if (followUpOn !== '' && statusGroup(status) !== 'complete') {
    return { text: withDay(nextStep || 'Follow up', followUpOn, today), isOverdue: followUpOn < today };
  }
  const usual = nextStep === '' ? byStatus[status] : { text: nextStep };
  return usual && { ...usual, isOverdue: false };
}

/** "Follow up on Nov 25, 2026", "Follow up today", or "Follow up, due Nov 20, 2026". */
function withDay(step: string, day: string, today: string): string {
  if (day === today) return `${step} today`;
  return day < today ? `${step}, due ${formatDay(day)}` : `${step} on ${formatDay(day)}`;
}
