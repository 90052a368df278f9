import { isSelected, type JobSelection } from '../job-view/job-filter';
import { jobStatuses, type JobStatus, type JobStatusGroup, statusGroup } from '../job-status';
import type { Job } from '../job-table';

export interface BoardGroup {
  readonly group: JobStatusGroup;
  readonly label: string;
  readonly statuses: readonly JobStatus[];
}

const labels: Readonly<Record<JobStatusGroup, string>> = {
  'not-started': 'To apply',
  'in-progress': 'In-Progress',
  complete: 'Complete',
};
const groups = ['not-started', 'in-progress', 'complete'] as const;

/** The columns where a selection of jobs can have cards, by group. Empty groups are omitted. */
export function boardGroups(show: JobSelection): BoardGroup[] {
  const statuses = jobStatuses.filter((status) => isSelected({ status, applied: true }, show));
  return groups
    .map((group) => ({
      group,
      label: labels[group],
      statuses: statuses.filter((status) => statusGroup(status) === group),
    }))
    .filter((group) => group.statuses.length > 0);
}

/** The jobs of each column, in their given order. */
export function jobsByStatus(jobs: readonly Job[]): ReadonlyMap<JobStatus, readonly Job[]> {
  const columns = new Map<JobStatus, Job[]>();
  for (const job of jobs) {
    const column = columns.get(job.status);
    if (column) column.push(job);
    else columns.set(job.status, [job]);
  }
  return columns;
}
