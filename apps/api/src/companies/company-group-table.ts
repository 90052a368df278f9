import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The groups of the directory. `group` is its key, lowercase; `groupName` is as it was first written. */
export const companyGroupTable = pgTable('company_groups', {
  group: text().primaryKey(),
  groupName: text().notNull(),
  /** The uid of who made it, empty once they are gone; null for one that the operator or the feeds fill. */
  addedBy: text(),
  addedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
