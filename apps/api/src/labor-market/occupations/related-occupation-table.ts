import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Which occupations are like which, from O*NET. */
export const relatedOccupationTable = pgTable(
  'related_occupations',
  {
    /** "15-1252". */
    socCode: text().notNull(),
    /** "15-1252.00". */
    onetCode: text().notNull(),
    relatedCode: text().notNull(),
    tier: text({ enum: ['closest', 'close', 'further'] }).notNull(),
    /** From 1, the closest. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.socCode, table.onetCode, table.relatedCode] })],
);
