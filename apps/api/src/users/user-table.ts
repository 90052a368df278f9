import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per signed-in person. `id` is the uid of the sign-in service. */
export const userTable = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  nameLower: text().notNull(),
  email: text().notNull(),
  emailVerified: boolean().notNull().default(false),
  provider: text().notNull(),
  createdDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export type UserRow = typeof userTable.$inferSelect;
