import { VirtualList } from '@keepmark/ui/virtual-list';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import type { Job } from '../job-table';
import { useJobActions } from '../use-job-actions';
import { JobRow } from './JobRow';

// The list responds before its shortcuts do.
const RowShortcuts = lazy(() => import('../row-shortcuts/RowShortcuts'));
// Made once: React skips what it has already drawn when a key in the filter renders the list.
const shortcuts = (
  <Suspense>
    <RowShortcuts />
  </Suspense>
);

const rowHeight = { wide: 52, narrow: 125 } as const;

/** The list of jobs. Only the rows in view are rendered. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  const actions = useJobActions();
  const isWide = useMediaQuery('(min-width: 56.25em)', true, { getInitialValueInEffect: false });
  return (
    <>
      <VirtualList label="Saved jobs" items={jobs} rowHeight={isWide ? rowHeight.wide : rowHeight.narrow}>
        {(job) => <JobRow job={job} onStatus={actions.setStatus} onDelete={actions.remove} />}
      </VirtualList>
      {shortcuts}
    </>
  );
}
