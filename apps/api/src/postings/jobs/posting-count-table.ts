import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many postings are open, by lowercase alpha-2; `*` counts those that may be done from anywhere, and only there;
 * `WORLD` counts all. `remote:us` and `remote:*` are the same for remote postings alone. Triggers keep it up (migrations
 * 0003 and 0020), in the transaction that changes a posting, so that neither the first page of the newest nor one near a
 * place has to count a whole table.
 */
export const postingCountTable = pgTable('posting_counts', {
  country: text().primaryKey(),
  open: integer().notNull(),
});
