import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { postingTable } from '../jobs/posting-table';

/** What each posting was prepared from. Apart from the posting, so that a new release rewrites short rows only. */
export const postingRecordTable = pgTable('posting_records', {
  postingId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => postingTable.id, { onDelete: 'cascade' }),
  /** Of the feed's record and the code that prepares it: the same hash gives the same posting. */
  recordHash: text().notNull(),
});
