import { LoadingState } from '@keepmark/ui';
import { lazy, Suspense } from 'react';
import type { Job } from '../job-table';
import type { JobFilter } from '../job-view/job-filter';
import type { JobView } from '../job-view/job-view';
import { JobRows } from './JobRows';

// Only the board needs the code for dragging.
const JobBoard = lazy(() => import('../job-board/JobBoard'));
const JobTable = lazy(() => import('../job-table-view/JobTable'));

export interface JobsViewProps {
  view: JobView;
  /** Already sorted. */
  jobs: readonly Job[];
  filter: JobFilter;
  onChange: (changes: Partial<JobFilter>) => void;
}

/** The jobs in the chosen view. */
export function JobsView({ view, jobs, filter, onChange }: JobsViewProps) {
  if (view === 'list') return <JobRows jobs={jobs} />;
  return (
    <Suspense fallback={<LoadingState />}>
      {view === 'board' ? (
        <JobBoard jobs={jobs} show={filter.show} />
      ) : (
        <JobTable jobs={jobs} sort={filter.sort} reverse={filter.reverse} onSort={onChange} />
      )}
    </Suspense>
  );
}
