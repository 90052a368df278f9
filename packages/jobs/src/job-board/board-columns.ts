import { isSelected, type JobSelection } from '../job-view/job-filter';
import { type JobStage, jobStages } from '../job-stages';
import type { JobStatus } from '../job-status';
import type { Job } from '../job-table';
import { changedPart } from '../job-view/changed-part';

/** The stages where a selection of jobs can have cards, each with only the statuses that can. */
export function boardColumns(show: JobSelection): JobStage[] {
  return jobStages.flatMap((stage) => {
    const statuses = stage.statuses.filter((status) => isSelected({ status, applied: true }, show));
    return statuses.length > 0 ? [{ ...stage, statuses }] : [];
  });
}

/** The jobs of each status, in their given order. */
export type JobsByStatus = ReadonlyMap<JobStatus, readonly Job[]>;

/** With more changed statuses, grouping all jobs is faster. */
const maxRegrouped = 3;

/**
 * Groups jobs by status. A status whose jobs are the same as the last time keeps its list, so that after a drop only two
 * columns are rendered, and only their jobs are listed again.
 */
export function createJobGrouping(): (jobs: readonly Job[]) => JobsByStatus {
  let lastJobs: readonly Job[] = [];
  let last: JobsByStatus = new Map();
  return (jobs) => {
    const changed = changedStatuses(lastJobs, jobs);
    const byStatus = changed ? regrouped(last, jobs, changed) : jobsByStatus(jobs);
    for (const [status, list] of byStatus) {
      const before = last.get(status);
      if (before !== list && before?.length === list.length && before.every((job, index) => job === list[index])) {
        byStatus.set(status, before);
      }
    }
    [lastJobs, last] = [jobs, byStatus];
    return byStatus;
  };
}

/** The statuses whose jobs differ, or are in another order; undefined for more than a few. */
function changedStatuses(before: readonly Job[], after: readonly Job[]): ReadonlySet<JobStatus> | undefined {
  const { start, beforeEnd, afterEnd } = changedPart(before, after);
  const statuses = new Set<JobStatus>();
  for (const [jobs, end] of [
    [before, beforeEnd],
    [after, afterEnd],
  ] as const) {
    for (let index = start; index < end; index += 1) {
      statuses.add(jobs[index]!.status);
      if (statuses.size > maxRegrouped) return undefined;
    }
  }
  return statuses;
}

function regrouped(
  last: JobsByStatus,
  jobs: readonly Job[],
  changed: ReadonlySet<JobStatus>,
): Map<JobStatus, readonly Job[]> {
  const byStatus = new Map(last);
  for (const changedStatus of changed) {
    const list = jobs.filter(({ status }) => status === changedStatus);
    if (list.length > 0) byStatus.set(changedStatus, list);
    else byStatus.delete(changedStatus);
  }
  return byStatus;
}

function jobsByStatus(jobs: readonly Job[]): Map<JobStatus, readonly Job[]> {
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
