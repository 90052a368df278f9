import type { FormPart } from '@keepmark/ui/entity-form';
import { locationPart } from '@keepmark/ui/form-values';
import { interviewName } from '../interview';
import { allDayOf, shownWhen, timesOf } from '../interview-time/interview-times';
import { durationText, outcomeLabels } from '../interview-vocabulary';
import { dateOfForm, type InterviewFormValues } from './interview-form';

/** "Sun, Nov 22, 2026, 2:30 PM CST", or what is typed of it. */
function whenOf(values: InterviewFormValues): string {
  const typed = { dateOfInterview: dateOfForm(values), durationMinutes: Number(values.durationMinutes) };
  const isWhole = timesOf(typed) !== undefined || allDayOf(typed) !== undefined;
  return isWhole ? shownWhen(typed) : [values.date, values.time].filter(Boolean).join(', ');
}

/** The fields of the form as people see them. Whether to change the job's status isn't part of the interview. */
export const interviewFormParts: readonly FormPart<InterviewFormValues>[] = [
  // Picking a job fills in its title and company.
  {
    label: 'Job',
    fields: ['jobId', 'jobTitle', 'companyId', 'companyName'],
    text: (values) => (values.jobTitle || values.companyName ? interviewName(values) : ''),
  },
  { label: 'Date and time', fields: ['date', 'isAllDay', 'time', 'timeZone'], text: whenOf },
  {
    label: 'Length',
    fields: ['durationMinutes'],
    text: ({ durationMinutes }) => durationText(Number(durationMinutes)),
  },
  { label: 'Status', fields: ['status'] },
  {
    label: 'Outcome',
    fields: ['outcome'],
    text: ({ outcome }) => (outcome === '' ? 'Not known' : outcomeLabels[outcome]),
  },
  { label: 'Type', fields: ['interviewType'] },
  { label: 'Meeting link', fields: ['url'] },
  { label: 'Interviewers', fields: ['interviewers'], text: ({ interviewers }) => interviewers.join(', ') },
  { label: 'Contact', fields: ['contactInfo'] },
  { label: 'Room or reception', fields: ['location'] },
  locationPart,
  { label: 'Notes', fields: ['notes'] },
];
