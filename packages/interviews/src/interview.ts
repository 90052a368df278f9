import type { SavedCompanies } from '@keepmark/companies';
import { spanOf, timesOf } from './interview-time/interview-times';
import type { Interview } from './interview-table';
import type { InterviewStatus } from './interview-vocabulary';

/** The values of an interview from a form or a file. */
export type InterviewValues = Partial<Omit<Interview, 'internalId'>>;

/** "Data Analyst at Acme", "Interview at Acme", "Data Analyst", or "Interview". */
export function interviewName({ jobTitle, companyName }: Pick<Interview, 'jobTitle' | 'companyName'>): string {
  if (jobTitle === '') return companyName === '' ? 'Interview' : `Interview at ${companyName}`;
  return companyName === '' ? jobTitle : `${jobTitle} at ${companyName}`;
}

const isOver = ({ status }: Pick<Interview, 'status'>): boolean => status === 'Completed' || status === 'Cancelled';

/** Whether an interview is upcoming. One without a date is upcoming until it is completed or canceled. */
export function isUpcoming(interview: Interview, nowMs: number): boolean {
  if (interview.status === 'Completed') return false;
  const times = spanOf(interview);
  return times ? times.endMs > nowMs : interview.status !== 'Cancelled';
}

/** Whether an interview is past and has no outcome yet. */
export function needsOutcome(interview: Interview, nowMs: number): boolean {
  const times = spanOf(interview);
  return times !== undefined && times.endMs <= nowMs && !isOver(interview);
}

/** The fields that determine the time of an interview, also for form values. */
export type TimedInterview = Pick<Interview, 'internalId' | 'status' | 'dateOfInterview' | 'durationMinutes'>;

const older = (left: TimedInterview, right: TimedInterview) => (left.internalId < right.internalId ? -1 : 1);

/** Compares by date, with undated ones last, then by the order they were added. */
export function byDate(left: TimedInterview, right: TimedInterview): number {
  const [a, b] = [spanOf(left)?.startMs ?? Infinity, spanOf(right)?.startMs ?? Infinity];
  return a === b ? older(left, right) : a - b;
}

/** Upcoming interviews that aren't canceled, next one first. */
export const nextInterviews = (interviews: readonly Interview[], nowMs: number): Interview[] =>
  interviews
    .filter((interview) => interview.status !== 'Cancelled' && spanOf(interview) && isUpcoming(interview, nowMs))
    .toSorted(byDate);

/** The round of an interview among its job's interviews. */
export interface Round {
  readonly round: number;
  readonly of: number;
}

/** The rounds of each job, numbered by date. Canceled interviews don't count; those without a date come last. */
export function roundsOf(interviews: readonly Interview[]): ReadonlyMap<string, Round> {
  const byJob = new Map<string, Interview[]>();
  for (const interview of interviews) {
    if (interview.jobId === '' || interview.status === 'Cancelled') continue;
    const rounds = byJob.get(interview.jobId);
    if (rounds) rounds.push(interview);
    else byJob.set(interview.jobId, [interview]);
  }
  const found = new Map<string, Round>();
  for (const rounds of byJob.values()) {
    const sorted = rounds.length === 1 ? rounds : rounds.toSorted(byDate);
    sorted.forEach(({ internalId }, index) => found.set(internalId, { round: index + 1, of: rounds.length }));
  }
  return found;
}

/**
 * Interviews that overlap another one, each with one of those. Ignores canceled ones, and those without a time. An interview may
 * start when another ends.
 */
export function overlapsOf<Timed extends TimedInterview>(interviews: readonly Timed[]): ReadonlyMap<string, Timed> {
  const dated = interviews.filter((one) => one.status !== 'Cancelled' && timesOf(one)).toSorted(byDate);
  const found = new Map<string, Timed>();
  let latest: Timed | undefined;
  for (const interview of dated) {
    const [times, before] = [timesOf(interview), latest && timesOf(latest)];
    if (!times) continue;
    if (latest && before && times.startMs < before.endMs) {
      if (!found.has(interview.internalId)) found.set(interview.internalId, latest);
      if (!found.has(latest.internalId)) found.set(latest.internalId, interview);
    }
    if (!before || times.endMs > before.endMs) latest = interview;
  }
  return found;
}

type StatusAndTime = Pick<Interview, 'status' | 'dateOfInterview' | 'durationMinutes'>;

/**
 * The statuses to suggest for an interview (decisions, "Interviews"); empty if its status fits. People may still choose
 * any other.
 * @param before the saved interview; undefined for a new one
 */
export function suggestedStatuses(
  after: StatusAndTime,
  before: StatusAndTime | undefined,
  nowMs: number,
): readonly InterviewStatus[] {
  const times = spanOf(after);
  if (!times || isOver(after)) return [];
  if (times.endMs <= nowMs) return ['Completed', 'Cancelled'];
  if (after.status === 'TBD') return ['Scheduled'];
  const wasDated = before !== undefined && before.dateOfInterview !== '';
  const isMoved = wasDated && before.dateOfInterview !== after.dateOfInterview;
  return isMoved && after.status === 'Scheduled' ? ['Rescheduled'] : [];
}

/** The fields that a calendar shows. Changing any of them increases the SEQUENCE of the event. */
const calendarFields = [
  'dateOfInterview',
  'durationMinutes',
  'status',
  'jobTitle',
  'companyName',
  'interviewType',
  'interviewers',
  'contactInfo',
  'url',
  'notes',
  'address',
  'city',
  'state',
  'country',
  'location',
  'latitude',
  'longitude',
] as const satisfies readonly (keyof Interview)[];

const isSame = (left: unknown, right: unknown) => left === right || JSON.stringify(left) === JSON.stringify(right);

/** The values to write for changes to a saved interview. Increases the SEQUENCE if the calendar event changes. */
export function interviewToUpdate(interview: Interview, changes: InterviewValues): InterviewValues {
  const isChanged = calendarFields.some((name) => name in changes && !isSame(changes[name], interview[name]));
  const sequence = Math.max(changes.calendarSequence ?? 0, interview.calendarSequence + 1);
  return isChanged ? { ...changes, calendarSequence: sequence } : changes;
}

/** Updates the company, since another tab may have renamed or deleted it. */
export function withSavedCompany(values: InterviewValues, saved: SavedCompanies): InterviewValues {
  if (!values.companyId) return values;
  const company = saved.withId(values.companyId);
  return company ? { ...values, companyName: company.companyName } : { ...values, companyId: '' };
}

/** The location on one line: "1 Main St, Austin, TX". */
export const placeText = ({ location, address, city, state, country }: Interview): string =>
  [location, address, city, state, country]
    .map((part) => part.trim())
    .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
    .join(', ');
