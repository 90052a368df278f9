import type { Resume } from '@keepmark/resume-document/tables';
import type { FormPart } from '@keepmark/ui/entity-form';
import { formatDay } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { jobTypeLabels } from '@keepmark/postings/job-type';
import { jobSourceLabels, submissionMethodLabels } from '../vocabulary';
import { workplaceLabels } from '@keepmark/postings/workplace';
import { locationNames } from './job-fields';
import type { JobFormValues } from './job-form';

type Field = keyof JobFormValues;

const labeled =
  (labels: Readonly<Record<string, string>>, field: Field) =>
  (values: JobFormValues): string =>
    labels[String(values[field])] ?? '';
const day =
  (field: 'dateApplied' | 'deadline' | 'followUpOn' | 'datePosted') =>
  (values: JobFormValues): string =>
    formatDay(values[field]);

const resumeName =
  (resumes: readonly Resume[]) =>
  ({ resumeId }: JobFormValues): string => {
    const resume = resumes.find(({ internalId }) => internalId === resumeId);
    return resume ? resume.title || 'Untitled' : 'None';
  };

/**
 * The fields of the form as people see them. A letter to pick isn't part of the job.
 * @param resumes those that a job can have
 */
export const jobFormParts = (resumes: readonly Resume[]): readonly FormPart<JobFormValues>[] => [
  { label: 'Job title', fields: ['jobTitle'] },
  { label: 'Company', fields: ['companyName'] },
  {
    label: 'Location',
    fields: locationNames,
    text: ({ location, city, state, country }) => location || [city, state, country].filter(Boolean).join(', '),
  },
  { label: 'Workplace', fields: ['workplace'], text: labeled(workplaceLabels, 'workplace') },
  { label: 'Job type', fields: ['jobType'], text: labeled(jobTypeLabels, 'jobType') },
  { label: 'Salary', fields: ['salary'] },
  { label: 'Found through', fields: ['source'], text: labeled(jobSourceLabels, 'source') },
  { label: 'Link to the posting', fields: ['url'] },
  { label: 'Status', fields: ['status'], text: labeled(jobStatusLabels, 'status') },
  { label: 'Applied', fields: ['applied'], text: ({ applied }) => (applied ? 'Yes' : 'No') },
  { label: 'Applied on', fields: ['dateApplied'], text: day('dateApplied') },
  {
    label: 'Submitted through',
    fields: ['submissionMethod'],
    text: labeled(submissionMethodLabels, 'submissionMethod'),
  },
  { label: 'Link to the application', fields: ['submissionUrl'] },
  { label: 'Deadline', fields: ['deadline'], text: day('deadline') },
  { label: 'Follow up on', fields: ['followUpOn'], text: day('followUpOn') },
  { label: 'Next step', fields: ['nextStep'] },
  { label: 'Résumé', fields: ['resumeId'], text: resumeName(resumes) },
  { label: 'Cover letter', fields: ['coverLetter'] },
  { label: 'Contact', fields: ['contactInfo'] },
  { label: 'Tags', fields: ['tags'] },
  { label: 'Notes', fields: ['notes'] },
  { label: 'Posted on', fields: ['datePosted'], text: day('datePosted') },
  { label: 'Description', fields: ['description'] },
  { label: 'Full posting', fields: ['jobPostingData'] },
];
