import { useAllRows } from '@keepmark/local-store/react';
import { useMemo, useState } from 'react';
import { groupedEvents } from '../job-history/history-store';
import { jobEventTable } from '../job-history/job-event-table';
import type { Job } from '../job-table';
import { useSavedJobs } from '../jobs-store';
import { type NextStepRow, nextStepTable } from '../next-steps/next-step-table';
import type { JobEvents } from './quiet';

/** What the parts of the desk read. */
export interface DeskJobs {
  readonly jobs: readonly Job[];
  readonly eventsOf: JobEvents;
  /** The stored next steps of all jobs. */
  readonly nextSteps: readonly NextStepRow[];
  /** The moment the screen opened. */
  readonly now: Date;
}

/** All saved jobs with their events, kept current. */
export function useDeskJobs(): DeskJobs {
  const jobs = useSavedJobs();
  const events = useAllRows(jobEventTable);
  const nextSteps = useAllRows(nextStepTable);
  const [now] = useState(() => new Date());
  const eventsOf = useMemo(() => groupedEvents(events), [events]);
  return { jobs, eventsOf, nextSteps, now };
}
