import { companyNameKey } from '@keepmark/contracts';
import type { Job } from '@keepmark/jobs';
import { statusGroup } from '@keepmark/jobs';
import { dayText } from '../interview-time/interview-times';
import type { InterviewValues } from '../interview';
import type { Interview } from '../interview-table';
import { calendarUidOf } from './calendar-event';
import type { ReadEvent } from './read-calendar';

export type ImportOutcome = 'add' | 'update' | 'same';

/** What to do with an imported event. */
export interface PlannedEvent {
  readonly event: ReadEvent;
  readonly outcome: ImportOutcome;
  readonly values: InterviewValues;
  /** The interview to update. */
  readonly existing: Interview | undefined;
  /** Whether it looks like an interview, because an event in a whole calendar may be anything. */
  readonly isLikely: boolean;
}

const interviewWords = /\b(?:interview|screen(?:ing)?|recruit\w*|hiring|on-?site|assessment|meet the team|panel)\b/i;

/** The only open job whose company is in the event. A job whose title is there, too, is preferred. */
function jobOf(event: ReadEvent, jobs: readonly Job[]): Job | undefined {
  const words = ` ${companyNameKey([event.summary, event.description, event.location].join(' '))} `;
  const isNamed = (name: string) => name !== '' && words.includes(` ${companyNameKey(name)} `);
  const named = jobs.filter((job) => statusGroup(job.status) !== 'complete' && isNamed(job.companyName));
  const byTitle = named.filter(({ jobTitle }) => isNamed(jobTitle));
  const [only, another] = byTitle.length > 0 ? byTitle : named;
  return another ? undefined : only;
}

/** The values of a new interview from an event. */
function valuesOf(event: ReadEvent, job: Job | undefined, ownEmail: string): InterviewValues {
  const others = event.people.filter(({ email }) => email === '' || email.toLowerCase() !== ownEmail.toLowerCase());
  const allDay = event.allDay === '' ? '' : `All day on ${dayText(event.allDay)}.`;
  return {
    ...(job
      ? { jobId: job.internalId, jobTitle: job.jobTitle, companyName: job.companyName }
      : { jobTitle: event.summary.slice(0, 300) || 'Interview' }),
    dateOfInterview: event.dateOfInterview,
    durationMinutes: event.durationMinutes,
    interviewType: event.type,
    interviewers: others.slice(0, 20).map(({ name }) => ({ name: name.slice(0, 300), contactId: '' })),
    contactInfo: others.map(({ email }) => email).find(Boolean) ?? '',
    url: event.url.slice(0, 2000),
    location: event.location.slice(0, 300),
    notes: [allDay, event.description].filter(Boolean).join('\n\n').slice(0, 20_000),
    status: event.isCancelled ? 'Cancelled' : event.dateOfInterview === '' ? 'TBD' : 'Scheduled',
    calendarUid: event.uid,
    calendarSequence: event.sequence,
  };
}

/** The changes to a saved interview from a newer version of its event. Keeps notes and people. */
function changesFrom(event: ReadEvent, existing: Interview): InterviewValues {
  const { dateOfInterview, durationMinutes, location, url, sequence } = event;
  const isMoved = dateOfInterview !== '' && dateOfInterview !== existing.dateOfInterview;
  const status = event.isCancelled ? 'Cancelled' : isMoved ? 'Rescheduled' : existing.status;
  return {
    ...(isMoved && { dateOfInterview }),
    ...(durationMinutes !== existing.durationMinutes && { durationMinutes }),
    ...(location !== '' && location !== existing.location && { location }),
    ...(url !== '' && url !== existing.url && { url }),
    ...(status !== existing.status && { status }),
    ...(sequence > existing.calendarSequence && { calendarSequence: sequence }),
  };
}

/** Plans the import of a file's events. Events that were imported before update their interviews. */
export function planImport(
  events: readonly ReadEvent[],
  saved: { readonly interviews: readonly Interview[]; readonly jobs: readonly Job[] },
  ownEmail: string,
): PlannedEvent[] {
  const byUid = new Map(saved.interviews.map((interview) => [calendarUidOf(interview), interview]));
  return events.map((event) => {
    const existing = event.uid === '' ? undefined : byUid.get(event.uid);
    const isLikely = events.length === 1 || existing !== undefined || interviewWords.test(event.summary);
    if (!existing) {
      const values = valuesOf(event, jobOf(event, saved.jobs), ownEmail);
      return { event, outcome: 'add', values, existing, isLikely };
    }
    const values = event.sequence < existing.calendarSequence ? {} : changesFrom(event, existing);
    const outcome = Object.keys(values).length > 0 ? 'update' : 'same';
    return { event, outcome, values, existing, isLikely };
  });
}
