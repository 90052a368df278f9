import { LoadingState } from '@keepmark/ui';
import { RowIcons } from '@keepmark/ui/row-icons';
import { memo, Suspense } from 'react';
import type { Job } from '../job-table';
import type { JobFilter } from '../job-view/job-filter';
import type { JobView } from '../job-view/job-view';
import { JobRows } from './JobRows';
import { JobBoard, JobTable } from './lazy-views';

export interface JobsViewProps extends Pick<JobFilter, 'show' | 'sort' | 'reverse'> {
  view: JobView;
  /** Already sorted. */
  jobs: readonly Job[];
  onChange: (changes: Partial<JobFilter>) => void;
}

/** The jobs in the chosen view. */
export const JobsView = memo(function JobsView({ view, jobs, show, sort, reverse, onChange }: JobsViewProps) {
  if (view === 'list') return <JobRows jobs={jobs} />;
  return (
    <Suspense fallback={<LoadingState />}>
      <RowIcons>
        {view === 'board' ? (
          <JobBoard jobs={jobs} show={show} />
        ) : (
          <JobTable jobs={jobs} sort={sort} reverse={reverse} onSort={onChange} />
        )}
      </RowIcons>
    </Suspense>
  );
});
