import { defineTable, field, type RowOf } from '@keepmark/local-store';
import { defaultJobStatus, jobStatuses } from '../job-status';

/**
 * A status change of a job. `at` is when it happened, a calendar day ("2026-10-20") or a moment in ISO 8601;
 * `dateRecorded` is the moment it was recorded.
 */
export const jobEventTable = defineTable('job_events', {
  fields: {
    jobId: field.text(),
    status: field.oneOf(jobStatuses, defaultJobStatus),
    at: field.text(),
    dateRecorded: field.text(),
    note: field.text(),
  },
  indexes: ['jobId'],
});
export type JobEvent = RowOf<typeof jobEventTable>;
