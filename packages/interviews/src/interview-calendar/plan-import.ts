import { companyNameKey } from '@keepmark/contracts';
import type { Job } from '@keepmark/jobs';
import { statusGroup } from '@keepmark/jobs';
import type { InterviewValues } from '../interview';
import type { Interview } from '../interview-table';
import { daysNote, daysNoteAtStart } from './all-day-note';
import { calendarUidOf, eventOf } from './calendar-event';
import { isSameMoment, type ReadEvent } from './read-calendar';

export type ImportOutcome = 'add' | 'update' | 'same' | 'ask' | 'none';

/** What to do with an imported event. */
export interface PlannedEvent {
  readonly event: ReadEvent;
  readonly outcome: ImportOutcome;
  readonly values: InterviewValues;
  /** The interview to update. */
  readonly existing: Interview | undefined;
  /** Whether it looks like an interview, because an event in a whole calendar may be anything. */
  readonly isLikely: boolean;
  /** Whether it would schedule an interview again that is canceled here, though the invitation has no new version. */
  readonly isRevival?: true;
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
  return {
    ...(job
      ? { jobId: job.internalId, jobTitle: job.jobTitle, companyName: job.companyName }
      : { jobTitle: event.summary.slice(0, 300) || 'Interview' }),
    dateOfInterview: dateOf(event),
    ...(event.allDay === '' && { durationMinutes: event.durationMinutes }),
    interviewType: event.type,
    interviewers: others.slice(0, 20).map(({ name }) => ({ name: name.slice(0, 300), contactId: '' })),
    contactInfo: others.map(({ email }) => email).find(Boolean) ?? '',
    url: event.url.slice(0, 2000),
    location: event.location.slice(0, 300),
    ...(event.latitude !== null && { latitude: event.latitude, longitude: event.longitude }),
    notes: withDays(event).slice(0, 20_000),
    status: event.isCancelled ? 'Cancelled' : 'Scheduled',
    calendarUid: uidOf(event),
    calendarSequence: event.sequence,
    ...(!event.isOwnExport && { invitationSequence: event.sequence, invitationStamp: event.stamp }),
  };
}

/** The description with the days of an event of several. Our own export has them already. */
function withDays({ allDay, lastDay, description }: ReadEvent): string {
  const days = daysNote(allDay, lastDay);
  return description.includes(days) ? description : [days, description].filter(Boolean).join('\n\n');
}

/** The time of an event, or its day. */
const dateOf = ({ dateOfInterview, allDay }: ReadEvent): string => dateOfInterview || allDay;

/** The notes of an interview with the days of a newer version of its event. */
const notesWithDays = (event: ReadEvent, notes: string): string =>
  [daysNote(event.allDay, event.lastDay), notes.replace(daysNoteAtStart, '')]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, 20_000);

/** The UID of an event, which a meeting moved out of a series doesn't share with the series. */
const uidOf = ({ uid, recurrenceId }: ReadEvent): string =>
  uid === '' || recurrenceId === '' ? uid : `${uid}#${recurrenceId}`;

/** Whether an event is a newer version of the invitation than the last imported one. */
function isNewer(event: ReadEvent, { invitationSequence, invitationStamp, calendarSequence }: Interview): boolean {
  if (event.isOwnExport || invitationSequence === null) return event.sequence > calendarSequence;
  if (event.sequence !== invitationSequence) return event.sequence > invitationSequence;
  return invitationStamp !== '' && event.stamp > invitationStamp;
}

/**
 * Whether to apply an event to its interview. Our own edits don't make the organizer's next version older; they are
 * kept when the version that they changed is imported again.
 */
function isWanted(event: ReadEvent, existing: Interview): boolean {
  const { invitationSequence, invitationStamp, calendarSequence } = existing;
  if (event.isOwnExport || invitationSequence === null) return event.sequence >= calendarSequence;
  if (isNewer(event, existing)) return true;
  if (event.sequence < invitationSequence || event.stamp < invitationStamp) return false;
  const isUnstamped = event.stamp === '' || invitationStamp === '';
  return calendarSequence === invitationSequence || (event.isCancelled && isUnstamped);
}

/** The changes to a saved interview from a newer version of its event. Keeps a person's notes and people. */
function changesFrom(event: ReadEvent, existing: Interview): InterviewValues {
  const { durationMinutes, location, url, sequence, latitude, longitude } = event;
  const dateOfInterview = dateOf(event);
  const isMoved = !isSameMoment(dateOfInterview, existing.dateOfInterview);
  // Our own export ends on the first day.
  const notes = event.isOwnExport ? existing.notes : notesWithDays(event, existing.notes);
  const isRenewed = existing.status === 'Cancelled' && isNewer(event, existing);
  const status = event.isCancelled
    ? 'Cancelled'
    : isRenewed
      ? 'Scheduled'
      : isMoved
        ? existing.dateOfInterview === ''
          ? 'Scheduled'
          : 'Rescheduled'
        : existing.status;
  // What an export of the interview holds is no news.
  const exported = eventOf(existing).location;
  const isOtherPlace = location !== '' && location !== existing.location && location !== exported;
  const changes: InterviewValues = {
    ...(isMoved && { dateOfInterview }),
    ...(notes !== existing.notes && { notes }),
    ...(event.allDay === '' && durationMinutes !== existing.durationMinutes && { durationMinutes }),
    ...(isOtherPlace && { location }),
    ...(isOtherPlace && latitude !== null && { latitude, longitude }),
    ...(url !== '' && url !== existing.url && { url }),
    ...(status !== existing.status && { status }),
    ...(sequence > existing.calendarSequence && { calendarSequence: sequence }),
  };
  if (event.isOwnExport) return changes;
  const isNews = Object.keys(changes).length > 0;
  return {
    ...changes,
    ...(sequence !== existing.invitationSequence &&
      (isNews || existing.invitationSequence !== null) && { invitationSequence: sequence }),
    ...(isNews && event.stamp !== existing.invitationStamp && { invitationStamp: event.stamp }),
  };
}

/** Plans the import of a file's events. Events that were imported before update their interviews. */
export function planImport(
  events: readonly ReadEvent[],
  saved: { readonly interviews: readonly Interview[]; readonly jobs: readonly Job[] },
  ownEmail: string,
): PlannedEvent[] {
  const byUid = new Map(saved.interviews.map((interview) => [calendarUidOf(interview), interview]));
  const existingOf = (event: ReadEvent) =>
    event.uid === '' ? undefined : (byUid.get(uidOf(event)) ?? movedFirst(event, byUid));
  const movedOut = new Set(events.flatMap((event) => (event.recurrenceId === '' ? [] : (existingOf(event) ?? []))));
  return events.map((event) => {
    const existing = existingOf(event);
    const isLikely = events.length === 1 || existing !== undefined || interviewWords.test(event.summary);
    if (event.unknownZone !== '') return { event, outcome: 'ask', values: {}, existing, isLikely };
    // The interview of the series stands for a meeting that the file lists by itself.
    const isTaken = existing !== undefined && event.recurrenceId === '' && movedOut.has(existing);
    if (event.hasNoMeeting || isTaken) {
      return { event, outcome: isTaken ? 'same' : 'none', values: {}, existing, isLikely: false };
    }
    if (!existing) {
      const values = valuesOf(event, jobOf(event, saved.jobs), ownEmail);
      return { event, outcome: 'add', values, existing, isLikely };
    }
    const values = isWanted(event, existing) ? changesFrom(event, existing) : {};
    const outcome = Object.keys(values).length > 0 ? 'update' : 'same';
    // Whoever canceled it did so after this version, or an organizer would have counted it up.
    const isRevival =
      outcome === 'update' &&
      existing.status === 'Cancelled' &&
      !event.isCancelled &&
      event.sequence === existing.invitationSequence;
    return { event, outcome, values, existing, isLikely: isLikely && !isRevival, ...(isRevival && { isRevival }) };
  });
}

/** The interview of a series that stands for the very meeting that was moved. */
function movedFirst(event: ReadEvent, byUid: ReadonlyMap<string, Interview>): Interview | undefined {
  const series = event.recurrenceId === '' ? undefined : byUid.get(event.uid);
  const times = [event.recurrenceId, event.dateOfInterview];
  return series && series.dateOfInterview !== '' && times.some((time) => isSameMoment(time, series.dateOfInterview))
    ? series
    : undefined;
}
