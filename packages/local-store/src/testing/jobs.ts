import { defineTable, field, type RowOf } from '../tables/table-definition';

/** A table with a field of every kind. */
export const jobTable = defineTable('jobs', {
  fields: {
    title: field.text(),
    notes: field.text(null),
    salary: field.number(null),
    applied: field.boolean(),
    status: field.oneOf(['saved', 'applied', 'rejected'], 'saved'),
    types: field.list(),
    extra: field.json<{ readonly score: number } | null>(null),
  },
  indexes: ['status', 'title', 'salary'],
  counts: ['status', 'applied'],
});

export type Job = RowOf<typeof jobTable>;

export const noteTable = defineTable('notes', {
  fields: { jobId: field.text(), text: field.text() },
  indexes: ['jobId'],
});
