import { bothCoordinatesOrNone, webAddress } from '@keepmark/contracts';
import {
  atMost,
  emptyLocation,
  locationChecks,
  locationFormOf,
  type LocationFormValues,
  locationValuesOf,
} from '@keepmark/ui/form-values';
import { calendarDayOf } from '@keepmark/ui/words';
import * as z from 'zod/mini';
import type { InterviewValues } from '../interview';
import { allDayOf } from '../interview-time/interview-times';
import { ownTimeZone } from '../interview-time/zone-names';
import { isTimeZone, localMs, momentOf, readZonedTime, writeZonedTime } from '../interview-time/zoned-time';
import type { Interview } from '../interview-table';
import {
  type InterviewOutcome,
  interviewOutcomes,
  type InterviewStatus,
  interviewStatuses,
  type InterviewType,
  shownInterviewType,
  shownInterviewTypes,
} from '../interview-vocabulary';
import { interviewersNamed, type NamedContact } from './interviewers';

/** The values of the inputs. */
export interface InterviewFormValues extends LocationFormValues, Record<string, unknown> {
  jobId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
  /** A calendar day, or empty if there is no date yet. */
  date: string;
  isAllDay: boolean;
  /** 24-hour time. */
  time: string;
  timeZone: string;
  durationMinutes: string;
  interviewType: InterviewType;
  status: InterviewStatus;
  outcome: InterviewOutcome | '';
  interviewers: string[];
  contactInfo: string;
  url: string;
  location: string;
  notes: string;
  /** Whether to move the job to the offered status. */
  isJobMoved: boolean;
  /** Of an application for the job that wasn't recorded: the day, and what was sent. */
  dateApplied: string;
  resumeId: string;
  letterId: string;
}

const unknownApplication = { dateApplied: '', resumeId: '', letterId: '' };

export const emptyInterviewForm = (): InterviewFormValues => ({
  jobId: '',
  jobTitle: '',
  companyId: '',
  companyName: '',
  date: '',
  isAllDay: false,
  time: '',
  timeZone: ownTimeZone(),
  durationMinutes: '60',
  interviewType: 'Phone',
  status: 'TBD',
  outcome: '',
  interviewers: [],
  contactInfo: '',
  url: '',
  location: '',
  notes: '',
  isJobMoved: true,
  ...unknownApplication,
  ...emptyLocation,
});

/** The form values of a saved interview. */
export function interviewFormOf(interview: Interview): InterviewFormValues {
  const { jobId, jobTitle, companyId, companyName, contactInfo, url, location, notes, status, outcome } = interview;
  const zoned = readZonedTime(interview.dateOfInterview);
  return {
    jobId,
    jobTitle,
    companyId,
    companyName,
    contactInfo,
    url,
    location,
    notes,
    status,
    outcome,
    date: zoned?.date ?? allDayOf(interview) ?? '',
    isAllDay: allDayOf(interview) !== undefined,
    time: zoned?.time ?? '',
    timeZone: zoned?.timeZone ?? ownTimeZone(),
    durationMinutes: String(interview.durationMinutes),
    interviewType: shownInterviewType(interview.interviewType),
    interviewers: interview.interviewers.map(({ name }) => name),
    isJobMoved: true,
    ...unknownApplication,
    ...locationFormOf(interview),
  };
}

type WhenValues = Pick<InterviewFormValues, 'date' | 'isAllDay' | 'time' | 'timeZone'>;

/** The date to store; empty if the day or the time is missing. */
export const dateOfForm = ({ date, isAllDay, time, timeZone }: WhenValues): string =>
  isAllDay ? date : date === '' || time === '' ? '' : writeZonedTime({ date, time, timeZone });

/**
 * The values to store.
 * @param contacts the contacts to pick interviewers from
 * @param before the saved interview
 */
export function interviewValuesOf(
  form: InterviewFormValues,
  contacts: readonly NamedContact[],
  before?: Interview,
): InterviewValues {
  const isSameType = before !== undefined && shownInterviewType(before.interviewType) === form.interviewType;
  return {
    jobId: form.jobId,
    jobTitle: form.jobTitle.trim(),
    companyId: form.companyId,
    companyName: form.companyName.trim(),
    dateOfInterview: dateOfForm(form),
    durationMinutes: Number(form.durationMinutes),
    interviewers: interviewersNamed(form.interviewers, contacts, before?.interviewers ?? []),
    // An old interview keeps `video` until the person chooses another type.
    interviewType: isSameType ? before.interviewType : form.interviewType,
    contactInfo: form.contactInfo.trim(),
    url: webAddress(form.url) ?? '',
    location: form.location.trim(),
    notes: form.notes.trim(),
    status: form.status,
    outcome: form.status === 'Completed' ? form.outcome : '',
    ...locationValuesOf(form),
  };
}

const day = z
  .string()
  .check(z.refine((text) => text === '' || localMs(text, '00:00') !== undefined, 'Enter a date, such as 11/22/2026.'));
const timeOfDay = z
  .string()
  .check(
    z.refine((text) => text === '' || localMs('2026-01-01', text) !== undefined, 'Enter a time, such as 2:30 PM.'),
  );
const address = z
  .string()
  .check(z.refine((text) => webAddress(text) !== undefined, 'Enter a link such as https://meet.example.com/abc.'));

/** The form's rules, with messages. */
export const interviewFormSchema = z
  .object({
    jobTitle: atMost(300),
    companyName: atMost(300),
    date: day,
    isAllDay: z.optional(z.boolean()),
    time: timeOfDay,
    timeZone: z.string().check(z.refine(isTimeZone, 'Choose a time zone.')),
    durationMinutes: z
      .string()
      .check(z.refine((text) => Number(text) >= 5 && Number(text) <= 1440, 'Choose a length of at most a day.')),
    interviewType: z.enum(shownInterviewTypes),
    status: z.enum(interviewStatuses),
    outcome: z.enum(['', ...interviewOutcomes]),
    dateApplied: z.optional(
      day.check(z.refine((text) => text <= calendarDayOf(new Date()), 'Enter a date that isn’t in the future.')),
    ),
    interviewers: z.array(atMost(300)),
    contactInfo: atMost(1000),
    url: address,
    location: atMost(300),
    notes: atMost(20_000),
    ...locationChecks,
  })
  .check(
    bothCoordinatesOrNone(),
    z.refine(({ date, time, isAllDay }) => isAllDay === true || date === '' || time !== '', {
      path: ['time'],
      error: 'Enter the time, too.',
    }),
    z.refine(({ date, time, isAllDay }) => isAllDay === true || time === '' || date !== '', {
      path: ['date'],
      error: 'Enter the date, too.',
    }),
    z.refine(
      ({ date, time, timeZone, isAllDay }) =>
        isAllDay === true || date === '' || time === '' || localMs(date, time) === undefined || !isTimeZone(timeZone)
          ? true
          : momentOf({ date, time, timeZone }).kind !== 'skipped',
      { path: ['time'], error: 'This time doesn’t exist: clocks go forward that day. Choose another one.' },
    ),
    z.refine(({ jobTitle, companyName }) => jobTitle.trim() !== '' || companyName.trim() !== '', {
      path: ['jobTitle'],
      error: 'Enter a job title or a company.',
    }),
  );
