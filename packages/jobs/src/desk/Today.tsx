import { EmptyState } from '@keepmark/ui';
import { TodaysJobs } from './TodaysJobs';
import { useDeskJobs } from './use-desk-jobs';

/** What saved jobs need today, for the landing screen, whose actions add the first job. */
export function Today() {
  const desk = useDeskJobs();
  if (desk.jobs.length > 0) return <TodaysJobs desk={desk} />;
  return (
    <EmptyState icon="briefcase" title="No saved jobs yet">
      Save a job to see here what to do next: follow-ups, replies to wait for, and interviews.
    </EmptyState>
  );
}
