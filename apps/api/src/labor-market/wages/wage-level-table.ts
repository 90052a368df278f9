import { boolean, doublePrecision, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The four wage levels of each occupation in each area, as `reference:import` has read them. */
export const wageLevelTable = pgTable(
  'wage_levels',
  {
    /** "29-1141". */
    socCode: text().notNull(),
    areaCode: text().notNull(),
    /** In dollars an hour, or a year when `isYearly`. */
    entry: doublePrecision().notNull(),
    qualified: doublePrecision().notNull(),
    experienced: doublePrecision().notNull(),
    fullyCompetent: doublePrecision().notNull(),
    isYearly: boolean().notNull(),
    /** Whether ten or more areas have exactly these figures. */
    isWiderArea: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.socCode, table.areaCode] })],
);
