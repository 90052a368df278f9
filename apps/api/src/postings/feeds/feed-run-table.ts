import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each time that a feed was read. */
export const feedRunTable = pgTable(
  'feed_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    feed: text().notNull(),
    startedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedDate: timestamp({ withTimezone: true }),
    outcome: text({ enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    /** Records in the feed: seen = kept + rejected, and kept = added + changed + unchanged. */
    seen: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    /** Open postings that the feed no longer lists. */
    closed: integer().notNull().default(0),
    /** How many records were left out, by reason. */
    rejected: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** Why it failed. */
    problem: text(),
  },
  (table) => [index('feed_runs_feed_started').on(table.feed, table.startedDate.desc())],
);
