import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Other titles of each occupation, from O*NET. */
export const occupationTitleTable = pgTable(
  'occupation_titles',
  {
    onetCode: text().notNull(),
    title: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.onetCode, table.title] }),
    // All of them are written at once: what waits to be sorted in would be read by every search.
    index('occupation_titles_words')
      .using('gin', sql`to_tsvector('simple', ${table.title})`)
      .with({ fastupdate: false }),
  ],
);
