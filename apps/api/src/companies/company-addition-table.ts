import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How many companies each person has added on the last day that they added any. */
export const companyAdditionTable = pgTable('company_additions', {
  /** The uid of the person. */
  addedBy: text().primaryKey(),
  /** In UTC. */
  day: date().notNull(),
  additions: integer().notNull(),
});
