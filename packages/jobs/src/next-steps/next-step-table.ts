import { defineTable, field, type RowOf } from '@keepmark/local-store';

/**
 * The next steps of jobs, a row each. The text and the due date of the first open one are also the `nextStep` and the
 * `followUpOn` of its job. A job without rows has one step if it has a `nextStep`. Days are calendar days, or empty.
 */
export const nextStepTable = defineTable('job_next_steps', {
  fields: {
    jobId: field.text(),
    text: field.text(),
    dueOn: field.text(),
    /** Empty while it is open. */
    doneOn: field.text(),
    /** Steps are shown by it. A moved step gets a number between its neighbors, so that only its row changes. */
    displayOrder: field.number(1),
  },
  indexes: ['jobId'],
});
export type NextStepRow = RowOf<typeof nextStepTable>;
