import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How many answers a user has used on a day, in UTC. The row is locked while a call is reserved. */
export const aiDayTable = pgTable(
  'ai_days',
  {
    userId: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What the operator's keys have cost on a day, in millionths of a US dollar, calls in progress at their highest cost. */
export const aiSpendTable = pgTable('ai_spend', {
  day: date({ mode: 'string' }).primaryKey(),
  microUsd: bigint({ mode: 'number' }).notNull().default(0),
});

/** One row per AI call: that it happened and what it used, never what it said. `finish` is null while it runs. */
export const aiUsageTable = pgTable(
  'ai_usage',
  {
    id: uuid().primaryKey(),
    userId: text().notNull(),
    kind: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    /** Whether the user's own key paid for it. */
    ownKey: boolean().notNull(),
    isStream: boolean().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
    /** `stop`, `length`, `stopped` by the user, or the code of a failure. */
    finish: text(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    microUsd: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index('ai_usage_of_user').on(table.userId, table.startedAt)],
);
