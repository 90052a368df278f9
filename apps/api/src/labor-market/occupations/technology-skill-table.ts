import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Software and tools of each occupation, from O*NET. */
export const technologySkillTable = pgTable(
  'technology_skills',
  {
    /** "15-1252". */
    socCode: text().notNull(),
    /** "15-1252.00". */
    onetCode: text().notNull(),
    name: text().notNull(),
    category: text().notNull(),
    isHot: boolean().notNull(),
    isInDemand: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.socCode, table.onetCode, table.name] })],
);
