import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many postings are open, by lowercase alpha-2; `*` counts those that may be done from anywhere, and only there;
 * `WORLD` counts all. The triggers of migration 0003 keep it up, in the transaction that changes a posting, so that
 * the first page of the newest need not count a whole table.
 */
export const postingCountTable = pgTable('posting_counts', {
  country: text().primaryKey(),
  open: integer().notNull(),
});
