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
    // All titles are written together, and every search would read those that aren't sorted in yet.
    index('occupation_titles_words')
      .using('gin', sql`to_tsvector('simple', ${table.title})`)
      .with({ fastupdate: false }),
  ],
);
