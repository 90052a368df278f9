/**
 * The fourteen statuses of a job, in the usual order (specification, section 4). Any status may follow any other.
 */
export const jobStatuses = [
  'application-not-started',
  'application-in-progress',
  'application-submitted',
  'application-no-response',
  'rejected-before-interview',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'rejected-after-interview',
  'offer-pending',
  'offer-rejected',
  'offer-accepted',
  'filled-or-canceled',
  'archived',
] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const defaultJobStatus: JobStatus = 'application-not-started';

export const jobStatusLabels: Readonly<Record<JobStatus, string>> = {
  'application-not-started': 'Application Not Started',
  'application-in-progress': 'Application In-Progress',
  'application-submitted': 'Application Submitted',
  'application-no-response': 'Application No Response',
  'rejected-before-interview': 'Rejected Before Interview',
  'interview-requested': 'Interview Requested',
  'interview-scheduled': 'Interview Scheduled',
  'interview-in-progress': 'Interview In-Progress',
  'rejected-after-interview': 'Rejected After Interview',
  'offer-pending': 'Offer Pending',
  'offer-rejected': 'Offer Rejected',
  'offer-accepted': 'Offer Accepted',
  'filled-or-canceled': 'Canceled',
  archived: 'Archived',
};

export const inProgressStatuses = [
  'application-in-progress',
  'application-submitted',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'offer-pending',
] as const satisfies readonly JobStatus[];

export const completeStatuses = [
  'application-no-response',
  'rejected-before-interview',
  'rejected-after-interview',
  'offer-rejected',
  'offer-accepted',
  'filled-or-canceled',
  'archived',
] as const satisfies readonly JobStatus[];

export type JobStatusGroup = 'not-started' | 'in-progress' | 'complete';

const groupOf = new Map<JobStatus, JobStatusGroup>([
  ...inProgressStatuses.map((status) => [status, 'in-progress'] as const),
  ...completeStatuses.map((status) => [status, 'complete'] as const),
]);

/** The group of a status. A job whose application hasn't started is in neither of the two counted groups. */
export function statusGroup(status: JobStatus): JobStatusGroup {
  return groupOf.get(status) ?? 'not-started';
}

export function isJobStatus(value: unknown): value is JobStatus {
  return typeof value === 'string' && Object.hasOwn(jobStatusLabels, value);
}
