import { completeStatuses, inProgressStatuses, jobStatuses, jobStatusLabels } from './job-status';
import { submissionMethodLabels, submissionMethods } from './vocabulary';

/** A named figure (specification, section 3). */
export interface Metric {
  readonly metricName: string;
  readonly metricKey: string;
  readonly metricValue: number;
}

/** The counts that the store maintains, so that no screen has to read all rows. */
export interface JobCounts {
  /** All saved jobs. */
  readonly saved: number;
  /** Saved jobs with `applied` true. */
  readonly applied: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly bySubmissionMethod: Readonly<Record<string, number>>;
}

export type ProcessMetricKey = 'saved' | 'applied' | 'in-progress' | 'complete';

const sumOf = (counts: Readonly<Record<string, number>>, keys: readonly string[]) =>
  keys.reduce((sum, key) => sum + (counts[key] ?? 0), 0);

/** Saved, Applied, In-Progress and Complete (specification, section 4). */
export function processMetrics({ saved, applied, byStatus }: JobCounts): (Metric & { metricKey: ProcessMetricKey })[] {
  return [
    { metricName: 'Saved', metricKey: 'saved', metricValue: saved },
    { metricName: 'Applied', metricKey: 'applied', metricValue: applied },
    { metricName: 'In-Progress', metricKey: 'in-progress', metricValue: sumOf(byStatus, inProgressStatuses) },
    { metricName: 'Complete', metricKey: 'complete', metricValue: sumOf(byStatus, completeStatuses) },
  ];
}

/** One metric for each status, in order, zeros included. */
export function statusMetrics({ byStatus }: JobCounts): Metric[] {
  return jobStatuses.map((status) => ({
    metricName: jobStatusLabels[status],
    metricKey: status,
    metricValue: byStatus[status] ?? 0,
  }));
}

/** One metric for each submission method, in order, zeros included. */
export function submissionMethodMetrics({ bySubmissionMethod }: JobCounts): Metric[] {
  return submissionMethods.map((method) => ({
    metricName: submissionMethodLabels[method],
    metricKey: method,
    metricValue: bySubmissionMethod[method] ?? 0,
  }));
}
