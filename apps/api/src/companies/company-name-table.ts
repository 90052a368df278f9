import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The key of every company name in an open posting, as `companyNameKey` made it. After a change to that function a
 * migration has to empty this table and mark every company as stale.
 */
export const companyNameTable = pgTable(
  'company_names',
  {
    companyName: text().primaryKey(),
    nameKey: text().notNull(),
  },
  (table) => [index('company_names_key').on(table.nameKey)],
);
