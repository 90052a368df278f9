import { isSelected, type JobSelection } from '../job-view/job-filter';
import { type JobStage, jobStages } from '../job-stages';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';

/** The stages where a selection of jobs can have cards, each with only the statuses that can. */
export function boardColumns(show: JobSelection): JobStage[] {
  return jobStages.flatMap((stage) => {
    const statuses = stage.statuses.filter((status) => isSelected({ status, applied: true }, show));
    return statuses.length > 0 ? [{ ...stage, statuses }] : [];
  });
}

/** The jobs of each status, in their given order. */
export type JobsByStatus = ReadonlyMap<JobStatus, readonly Job[]>;

/**
 * Groups jobs by status. A status whose jobs are the same as the last time keeps its list, so that after a drop only two
 * columns are rendered.
 */
export function createJobGrouping(): (jobs: readonly Job[]) => JobsByStatus {
  let last: JobsByStatus = new Map();
  return (jobs) => {
    const byStatus = new Map<JobStatus, readonly Job[]>(jobsByStatus(jobs));
    for (const [status, list] of byStatus) {
      const before = last.get(status);
      if (before?.length === list.length && before.every((job, index) => job === list[index])) {
        byStatus.set(status, before);
      }
    }
    last = byStatus;
    return byStatus;
  };
}

function jobsByStatus(jobs: readonly Job[]): Map<JobStatus, Job[]> {
  const byStatus = new Map<JobStatus, Job[]>();
  for (const job of jobs) {
    const others = byStatus.get(job.status);
    if (others) others.push(job);
    else byStatus.set(job.status, [job]);
  }
  return byStatus;
}

/** Height of a card with the gap below it, in pixels. */
export const cardHeight = 104;
/** Height of the heading of a lane, in pixels. */
const headingHeight = 36;

/** The cards of one status within a column. */
export interface Lane {
  readonly status: JobStatus;
  readonly jobs: readonly Job[];
  /** The only status of a column needs no heading, and never collapses. */
  readonly hasHeading: boolean;
  readonly isCollapsed: boolean;
  /** Where its first card starts, in pixels from the top of the column. */
  readonly cardsTop: number;
}

// One list, so that an empty lane isn't rendered again.
const noJobs: readonly Job[] = [];

/** Stacks the statuses of a column. */
export function lanesOf(
  statuses: readonly JobStatus[],
  byStatus: JobsByStatus,
  collapsed: readonly JobStatus[],
): Lane[] {
  const hasHeading = statuses.length > 1;
  let top = 0;
  return statuses.map((status) => {
    const jobs = byStatus.get(status) ?? noJobs;
    const isCollapsed = hasHeading && collapsed.includes(status);
    const cardsTop = top + (hasHeading ? headingHeight : 0);
    top = cardsTop + (isCollapsed ? 0 : jobs.length * cardHeight);
    return { status, jobs, hasHeading, isCollapsed, cardsTop };
  });
}
