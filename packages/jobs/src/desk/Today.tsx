import { EmptyState } from '@keepmark/ui';
import type { ReactNode } from 'react';
import { TodaysLines } from './TodaysLines';
import { useDeskJobs } from './use-desk-jobs';

/**
 * What saved jobs need today, for the landing screen, whose actions add the first job. The work itself is on the desk.
 * @param children what other packages have: interviews, and news of saved searches
 */
export function Today({ children }: { readonly children?: ReactNode }) {
  const desk = useDeskJobs();
  if (desk.jobs.length > 0) {
    return (
      <>
        <TodaysLines desk={desk} />
        {children}
      </>
    );
  }
  return (
    <>
      <EmptyState icon="briefcase" title="No saved jobs yet">
        Save a job, and this page shows what to do next: follow-ups, applications without a reply, and interviews.
      </EmptyState>
      {children}
    </>
  );
}
