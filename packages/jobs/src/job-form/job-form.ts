import { bothCoordinatesOrNone, degreesOf, latitudeText, longitudeText, webAddress } from '@keepmark/contracts';
import { atMost, degreesText, required } from '@keepmark/ui/form-values';
import * as z from 'zod/mini';
import { calendarDayOf, dayOf, isCalendarDay } from '@keepmark/ui/words';
import type { JobValues } from '../job';
import { defaultJobStatus, jobStatuses } from '../job-status';
import type { Job } from '../job-table';
import { tagsIn, tagsText } from '../job-tags';
import { nextStepMaxLength } from '../next-step';
import { defaultJobSource } from '../vocabulary';

const textFields = [
  'jobTitle',
  'companyName',
  'jobType',
  'workplace',
  'salary',
  'source',
  'url',
  'location',
  'city',
  'state',
  'country',
  'status',
  'dateApplied',
  'deadline',
  'followUpOn',
  'nextStep',
  'submissionMethod',
  'submissionUrl',
  'resumeId',
  'coverLetter',
  'contactInfo',
  'notes',
  'description',
  'jobPostingData',
] as const satisfies readonly (keyof Job)[];

/** The fields of the form as text. `latitude` and `longitude` are degrees as typed; `tags` are separated by commas. */
export type JobFormValues = Record<
  (typeof textFields)[number] | 'latitude' | 'longitude' | 'datePosted' | 'tags',
  string
> & {
  applied: boolean;
  /** The letter that goes with the application; empty for the text in `coverLetter`. Not stored on the job. */
  letterId: string;
};

/** The values of an empty form. */
export const emptyJobForm: JobFormValues = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<(typeof textFields)[number], string>),
  status: defaultJobStatus,
  source: defaultJobSource,
  latitude: '',
  longitude: '',
  datePosted: '',
  tags: '',
  applied: false,
  letterId: '',
};

/** The form values of a saved job. */
export function jobFormOf(job: Job): JobFormValues {
  return {
    ...(Object.fromEntries(textFields.map((name) => [name, job[name]])) as Record<(typeof textFields)[number], string>),
    latitude: degreesText(job.latitude),
    longitude: degreesText(job.longitude),
    datePosted: dayOf(job.datePosted),
    tags: tagsText(job.tags),
    applied: job.applied,
    letterId: '',
  };
}

/** The values to store. A date posted that wasn't edited keeps the time of day from the posting. */
export function jobValuesOf(form: JobFormValues, before?: Pick<Job, 'datePosted'>): JobValues {
  const { latitude, longitude, datePosted, tags, applied, letterId: _, ...texts } = form;
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as typeof texts;
  const postedBefore = before?.datePosted ?? '';
  return {
    // The schema accepts only values from the vocabularies.
    ...(trimmed as JobValues),
    url: webAddress(texts.url) ?? '',
    submissionUrl: webAddress(texts.submissionUrl) ?? '',
    tags: tagsIn(tags),
    latitude: degreesOf(latitude),
    longitude: degreesOf(longitude),
    datePosted: dayOf(postedBefore) === datePosted ? postedBefore : datePosted,
    applied: applied || form.dateApplied !== '',
  };
}

const address = z
  .string()
  .check(
    z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com/jobs/42.'),
  );

const day = z.string().check(z.refine((text) => text === '' || isCalendarDay(text), 'Enter a full date.'));

/** The rules of the form, with a message for each. */
export const jobFormSchema = z
  .object({
    jobTitle: required('Enter the job title.', 300),
    companyName: required('Enter the company name.', 300),
    salary: atMost(200),
    url: address,
    submissionUrl: address,
    location: atMost(300),
    city: atMost(200),
    state: atMost(200),
    country: atMost(200),
    latitude: latitudeText,
    longitude: longitudeText,
    status: z.enum(jobStatuses, 'Choose a status from the list.'),
    dateApplied: day.check(
      z.refine((text) => text <= calendarDayOf(new Date()), 'Enter a date that isn’t in the future.'),
    ),
    deadline: day,
    followUpOn: day,
    tags: atMost(2000),
    nextStep: atMost(nextStepMaxLength),
    datePosted: day,
    contactInfo: atMost(2000),
    notes: atMost(20_000),
    coverLetter: atMost(20_000),
    description: atMost(50_000),
    jobPostingData: atMost(50_000),
  })
  .check(bothCoordinatesOrNone());
