import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Employment and wages of each occupation, from the files of the Bureau of Labor Statistics. */
export const wageStatisticsTable = pgTable(
  'wage_statistics',
  {
    socCode: text().notNull(),
    /** "US", a state's two letters, or an area's number. */
    areaCode: text().notNull(),
    /** The kind of file: a new one replaces the rows of the last. */
    file: text().notNull(),
    title: text().notNull(),
    /** The year of the survey, which is in May. */
    year: integer().notNull(),
    employment: integer(),
    /** In dollars: mean, 10th, 25th, 50th, 75th and 90th percentile. Null where the Bureau publishes none. */
    hourly: doublePrecision().array().notNull(),
    yearly: doublePrecision().array().notNull(),
    /** Of the same six, whether the Bureau says only "this or more". */
    isTopCoded: boolean().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.socCode, table.areaCode] })],
);
