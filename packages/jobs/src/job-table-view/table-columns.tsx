import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { formatDay } from '@keepmark/ui/words';
import type { JobSort } from '../job-view/job-sort';
import type { Job } from '../job-table';
import { isSubmissionMethod, jobSourceLabels, jobTypeText, submissionMethodLabels } from '../vocabulary';

export interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** CSS grid track. */
  readonly width: string;
  readonly sort?: JobSort;
  readonly cell: (job: Job) => ReactNode;
}

/** The columns after the title, in order. The status cell is built in `TableRow`. */
export const tableColumns: readonly TableColumn[] = [
  { id: 'company', label: 'Company', width: '11rem', sort: 'company', cell: ({ companyName }) => companyName },
  { id: 'status', label: 'Status', width: '15rem', sort: 'status', cell: () => null },
  { id: 'location', label: 'Location', width: '11rem', sort: 'location', cell: ({ location }) => location },
  { id: 'salary', label: 'Salary', width: '10rem', cell: ({ salary }) => salary },
  {
    id: 'applied',
    label: 'Applied',
    width: '8rem',
    sort: 'applied',
    cell: ({ dateApplied }) => formatDay(dateApplied),
  },
  {
    id: 'method',
    label: 'Submitted',
    width: '8rem',
    cell: ({ submissionMethod }) =>
      isSubmissionMethod(submissionMethod) ? submissionMethodLabels[submissionMethod] : '',
  },
  {
    id: 'follow-up',
    label: 'Follow up',
    width: '8rem',
    sort: 'follow-up',
    cell: ({ followUpOn }) => formatDay(followUpOn),
  },
  { id: 'added', label: 'Saved', width: '8rem', sort: 'added', cell: ({ dateAdded }) => formatDay(dateAdded) },
  {
    id: 'updated',
    label: 'Updated',
    width: '8rem',
    sort: 'updated',
    cell: ({ dateUpdated }) => formatDay(dateUpdated),
  },
  { id: 'jobType', label: 'Type', width: '8rem', cell: ({ jobType }) => jobTypeText(jobType) },
  { id: 'source', label: 'Source', width: '8rem', cell: ({ source }) => jobSourceLabels[source] },
];

export const titleColumn: TableColumn = {
  id: 'title',
  label: 'Title',
  width: 'minmax(13rem, 1fr)',
  sort: 'title',
  cell: ({ internalId, jobTitle }) => (
    <Link to="/job/edit/$internalId" params={{ internalId }}>
      {jobTitle || 'Untitled job'}
    </Link>
  ),
};
