export { jobName, type JobValues } from './job';
export { type JobStatus, jobStatuses, jobStatusLabels, statusGroup } from './job-status';
export { type Job, jobTable } from './job-table';
export { createJobsRoutes } from './routes';
export type { JobsSlots } from './slots';
