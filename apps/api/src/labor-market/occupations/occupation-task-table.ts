import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What people do in each occupation, from O*NET. */
export const occupationTaskTable = pgTable(
  'occupation_tasks',
  {
    /** "15-1252". */
    socCode: text().notNull(),
    /** "15-1252.00". */
    onetCode: text().notNull(),
    taskId: integer().notNull(),
    task: text().notNull(),
    isCore: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.socCode, table.onetCode, table.taskId] })],
);
