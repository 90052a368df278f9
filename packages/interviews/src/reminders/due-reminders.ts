import { interviewName } from '../interview';
import { timesOf, whenText } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';

const minuteMs = 60_000;

/** How long before an interview to remind people. */
const leads = [
  { id: 'day', ms: 24 * 60 * minuteMs, words: 'tomorrow' },
  { id: 'hour', ms: 60 * minuteMs, words: 'in one hour' },
] as const;

export interface Reminder {
  /** Unique per interview, time and lead, so that a repeated reminder replaces itself. */
  readonly tag: string;
  readonly internalId: string;
  readonly title: string;
  readonly body: string;
}

/** The reminders due after one moment and until another. Past and canceled interviews have none. */
export function dueReminders(interviews: readonly Interview[], afterMs: number, untilMs: number): Reminder[] {
  return interviews.flatMap((interview) => {
    const times = timesOf(interview);
    if (!times || times.startMs <= untilMs || interview.status === 'Completed' || interview.status === 'Cancelled')
      return [];
    return leads
      .filter(({ ms }) => times.startMs - ms > afterMs && times.startMs - ms <= untilMs)
      .map(({ id, words }) => ({
        tag: `${interview.internalId}-${times.startMs}-${id}`,
        internalId: interview.internalId,
        title: `${interviewName(interview)} ${words}`,
        body: [whenText(times), interview.contactInfo || interview.url].filter(Boolean).join('\n'),
      }));
  });
}
