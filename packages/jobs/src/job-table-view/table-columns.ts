import { formatDay } from '@keepmark/ui/words';
import { jobTypes } from '@keepmark/contracts';
import type { JobSort } from '../job-view/job-sort';
import type { Job } from '../job-table';
import { tagsText } from '../job-tags';
import { jobTypeLabels, jobTypeText } from '@keepmark/postings/job-type';
import {
  isSubmissionMethod,
  jobSourceLabels,
  jobSources,
  submissionMethodLabels,
  submissionMethods,
} from '../vocabulary';
import { workplaceLabels, workplaceOptions } from '@keepmark/postings/workplace';
import { workplaceOfJob } from '../workplace';

/** The fields that are edited in their cell. */
type EditedField =
  | 'companyName'
  | 'location'
  | 'workplace'
  | 'salary'
  | 'dateApplied'
  | 'submissionMethod'
  | 'deadline'
  | 'followUpOn'
  | 'jobType'
  | 'source';

export interface CellEdit {
  readonly field: EditedField;
  /** For a date: the latest one is today. */
  readonly isPast?: boolean;
  /** For a choice: its values and their labels. Without them it is a date, or text. */
  readonly options?: { readonly value: string; readonly label: string }[];
  readonly isDate?: boolean;
}

export interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** Pixels; undefined for one that fits its text. */
  readonly widthPx?: number;
  readonly sort?: JobSort;
  readonly text: (job: Job) => string;
  readonly edit?: CellEdit;
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));
const none = { value: '', label: '' };

export const titleColumn: TableColumn = {
  id: 'title',
  label: 'Title',
  sort: 'title',
  text: ({ jobTitle }) => jobTitle || 'Untitled job',
};

/** The columns after the title, in order. The status is a select in `TableRow`. */
export const tableColumns: readonly TableColumn[] = [
  {
    id: 'company',
    label: 'Company',
    sort: 'company',
    text: ({ companyName }) => companyName,
    edit: { field: 'companyName' },
  },
  { id: 'status', label: 'Status', widthPx: 230, sort: 'status', text: () => '' },
  {
    id: 'location',
    label: 'Location',
    sort: 'location',
    text: ({ location }) => location,
    edit: { field: 'location' },
  },
  {
    id: 'workplace',
    label: 'Workplace',
    widthPx: 112,
    text: (job) => {
      const workplace = workplaceOfJob(job);
      return workplace === '' ? '' : workplaceLabels[workplace];
    },
    edit: { field: 'workplace', options: [none, ...workplaceOptions] },
  },
  { id: 'salary', label: 'Salary', text: ({ salary }) => salary, edit: { field: 'salary' } },
  {
    id: 'applied',
    label: 'Applied',
    widthPx: 124,
    sort: 'applied',
    text: ({ dateApplied }) => formatDay(dateApplied),
    edit: { field: 'dateApplied', isDate: true, isPast: true },
  },
  {
    id: 'method',
    label: 'Submitted',
    widthPx: 112,
    text: ({ submissionMethod }) =>
      isSubmissionMethod(submissionMethod) ? submissionMethodLabels[submissionMethod] : '',
    edit: { field: 'submissionMethod', options: [none, ...optionsOf(submissionMethods, submissionMethodLabels)] },
  },
  {
    id: 'follow-up',
    label: 'Follow up',
    widthPx: 124,
    sort: 'follow-up',
    text: ({ followUpOn }) => formatDay(followUpOn),
    edit: { field: 'followUpOn', isDate: true },
  },
  {
    id: 'deadline',
    label: 'Deadline',
    widthPx: 124,
    sort: 'deadline',
    text: ({ deadline }) => formatDay(deadline),
    edit: { field: 'deadline', isDate: true },
  },
  { id: 'tags', label: 'Tags', text: ({ tags }) => tagsText(tags) },
  { id: 'added', label: 'Saved', widthPx: 124, sort: 'added', text: ({ dateAdded }) => formatDay(dateAdded) },
  { id: 'updated', label: 'Updated', widthPx: 124, sort: 'updated', text: ({ dateUpdated }) => formatDay(dateUpdated) },
  {
    id: 'jobType',
    label: 'Type',
    widthPx: 120,
    text: ({ jobType }) => jobTypeText(jobType),
    edit: { field: 'jobType', options: [none, ...optionsOf(jobTypes, jobTypeLabels)] },
  },
  {
    id: 'source',
    label: 'Source',
    widthPx: 112,
    text: ({ source }) => jobSourceLabels[source],
    edit: { field: 'source', options: optionsOf(jobSources, jobSourceLabels) },
  },
];
